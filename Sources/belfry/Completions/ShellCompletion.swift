/// What every shell's completion script is made of.
enum ShellCompletion: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// The calls whose operands are files.
  static var takingFiles: [String] {
    Subcommands.all.filter { row in row.usages.contains { $0.contains("FILE") } }.map(\.name)
  }

  /// The options of `subcommand` that a person is told about.
  static func options(of subcommand: Subcommand) -> [OptionSpec] {
    subcommand.allOptions.filter { !$0.isHidden }
  }
}
