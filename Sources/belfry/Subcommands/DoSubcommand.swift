import Gateway
import Words

/// `belfry do`: runs commands in the running belfry.
enum DoSubcommand {
  static let row = Subcommand(
    name: "do", usages: ["belfry do [OPTION]… COMMAND…"], operandCount: 1...Int.max, summary: "cli.do",
    detail: "cli.do.detail", options: [CommonOptions.json, CommonOptions.instance],
    examples: [
      .init(line: "belfry do 'app background' 'tap \"Your parcel\"'", meaning: "cli.do.example")
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    var lines: [String] = []
    for operand in call.operands { lines.append(try FileLine.resolved(operand.text)) }
    let client = try call.connect()
    for (line, operand) in zip(lines, call.operands) {
      let reply = try Reply(client, .check(line), in: call.tongue)
      guard reply.isDone else {
        throw Complaint(Phrase("cli.do.line", .text(operand.text), .phrase(reply.reason)), fix: reply.fix)
      }
    }
    for line in lines {
      let reply = try Reply(client, .command(line), in: call.tongue)
      if call.options.has("json") {
        try call.console.write(reply.line)
        if !reply.isDone { return .checkFailed }
      } else {
        guard reply.isDone else { throw Complaint(reply.reason, fix: reply.fix, status: .checkFailed) }
        if let summary = reply.summary { try call.console.print(summary) }
        if let note = reply.note { try call.console.print(note) }
        if let why = reply.why { try call.console.print(why) }
      }
    }
    return .ok
  }
}
