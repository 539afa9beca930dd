import Gateway
import Terminal
import Words

/// `belfry shot`: a picture of the running inbox.
enum ShotSubcommand {
  static let row = Subcommand(
    name: "shot", usages: ["belfry shot [OPTION]… [COMMAND]…"], operandCount: 0...Int.max,
    summary: "cli.shot",
    detail: "cli.shot.detail",
    options: [
      OptionSpec(
        "format", .choice("text|svg", PictureTerms.Format.allCases.map(\.rawValue)), help: "cli.option.format"
      ),
      OptionSpec("columns", .number("N", PictureTerms.side), help: "cli.option.columns"),
      OptionSpec("rows", .number("N", PictureTerms.side), help: "cli.option.rows"),
      OptionSpec("theme", .text("NAME"), help: "cli.option.theme"), CommonOptions.instance,
    ],
    examples: [.init(line: "belfry shot --format svg 'view why' > why.svg", meaning: "cli.shot.example")],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    var terms = PictureTerms()
    terms.format = call.options.text("format").flatMap(PictureTerms.Format.init(rawValue:)) ?? terms.format
    terms.columns = call.options.number("columns") ?? terms.columns
    terms.rows = call.options.number("rows") ?? terms.rows
    terms.theme = call.options.text("theme")
    terms.lines = call.operands.map(\.text)
    let reply = try Reply(call.connect(), .picture(terms), in: call.tongue)
    guard reply.isDone, let picture = reply.root["picture"]?.string else {
      throw Complaint(reply.reason, fix: reply.fix)
    }
    try call.console.write(Array(picture.utf8) + [UInt8(ascii: "\n")])
    return .ok
  }
}
