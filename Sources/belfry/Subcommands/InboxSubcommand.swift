import Language
import Words

/// `belfry` alone: the inbox.
enum InboxSubcommand {
  static let row = Subcommand(
    name: "", usages: ["belfry [OPTION]…"], operandCount: 0...0, summary: "cli.inbox",
    detail: "cli.inbox.detail",
    options: [
      CommonOptions.instance,
      OptionSpec("ephemeral", help: "cli.option.ephemeral"),
      OptionSpec("seed", .number("N", 0...Int.max), help: "cli.option.seed"),
      OptionSpec("no-stream", help: "cli.option.no-stream"),
      OptionSpec("theme", .text("NAME"), help: "cli.option.theme"),
      OptionSpec("crash-for-tests", help: "cli.option.crash", isHidden: true),
      OptionSpec("version", help: "cli.option.version"),
    ],
    examples: [],
    run: { (call) throws(Complaint) in
      try call.console.print(HelpText(tongue: call.tongue).overview)
      return .ok
    })
}
