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
    let client = try call.connect()
    for operand in call.operands {
      let reply = try Reply(client, .command(operand.text), in: call.tongue)
      if call.options.has("json") { try call.console.write(reply.line) }
      guard reply.isDone else {
        if call.options.has("json") { return .checkFailed }
        throw Complaint(reply.reason, fix: reply.fix, status: .checkFailed)
      }
      if !call.options.has("json"), let summary = reply.summary { try call.console.print(summary) }
    }
    return .ok
  }
}
