import Gateway
import Payload
import Words

/// `belfry state`: the phone, the app and the connection, as they are.
enum StateSubcommand {
  static let row = Subcommand(
    name: "state", usages: ["belfry state [OPTION]…"], operandCount: 0...0, summary: "cli.state",
    detail: "cli.state.detail", options: [CommonOptions.json, CommonOptions.instance], examples: [],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let reply = try Reply(call.connect(), .state, in: call.tongue)
    guard reply.isDone else { throw Complaint(reply.reason, fix: reply.fix, status: .checkFailed) }
    if call.options.has("json") {
      try call.console.write(reply.line)
      return .ok
    }
    let facts = reply.root.members.filter { $0.key != "ok" }
    let width = (facts.map(\.key.count).max() ?? 0) + 2
    for fact in facts {
      let gap = String(repeating: " ", count: width - fact.key.count)
      try call.console.print(fact.key + gap + text(of: fact.value))
    }
    return .ok
  }

  private static func text(of value: JSONValue) -> String {
    if let text = value.string { return Printable.text(text) }
    if value.kind == .array { return value.items.map(text).joined(separator: ", ") }
    return value.text
  }
}
