/// Every call that begins with a word.
enum Subcommands {
  /// In the order of the help.
  static let all: [Subcommand] = [
    PushSubcommand.row, DoSubcommand.row, TailSubcommand.row, MarkSubcommand.row, WaitSubcommand.row,
    StateSubcommand.row, ExportSubcommand.row, ShotSubcommand.row, LintSubcommand.row, ExplainSubcommand.row,
    ServeSubcommand.row, ClientsSubcommand.row, ProfileSubcommand.row, RulesSubcommand.row,
    PathsSubcommand.row,
    CompletionsSubcommand.row,
    ManSubcommand.row, HelpSubcommand.row,
  ]
}
