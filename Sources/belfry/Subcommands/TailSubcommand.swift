import Gateway
import Words

/// `belfry tail`: what happens, as it happens.
enum TailSubcommand {
  static let row = Subcommand(
    name: "tail", usages: ["belfry tail [OPTION]…"], operandCount: 0...0, summary: "cli.tail",
    detail: "cli.tail.detail", options: [CommonOptions.instance], examples: [],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let client = try call.connect()
    let reply = try Reply(client, .tail, in: call.tongue)
    guard reply.isDone else { throw Complaint(reply.reason, fix: reply.fix, status: .checkFailed) }
    while let line = try next(client) { try call.console.write(line) }
    return .ok
  }

  private static func next(_ client: ControlClient) throws(Complaint) -> [UInt8]? {
    do throws(SocketFault) {
      return try client.answer()
    } catch {
      throw Complaint(error)
    }
  }
}
