import Language
import Words

/// `belfry help`: what there is, or all about one call.
enum HelpSubcommand {
  static let row = Subcommand(
    name: "help", usages: ["belfry help [COMMAND]"], operandCount: 0...1, summary: "cli.help",
    detail: "cli.help.detail", options: [], examples: [],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let help = HelpText(tongue: call.tongue)
    guard let name = call.operands.first?.text else {
      try call.console.print(help.overview)
      return .ok
    }
    guard let subcommand = Subcommands.all.first(where: { $0.name == name }) else {
      let near = Nearest.word(to: name, among: Set(Subcommands.all.map(\.name)))
      throw Complaint(
        Phrase("cli.subcommand.unknown", .text(name)),
        fix: near.map { Phrase("cli.meant", .text("belfry help \($0)")) } ?? Phrase("cli.see-help"))
    }
    try call.console.print(help.text(of: subcommand))
    return .ok
  }
}
