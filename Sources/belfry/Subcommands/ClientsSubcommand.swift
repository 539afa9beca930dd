import Gateway
import Language
import Simulation
import Words

/// `belfry clients`: a runnable snippet for a client library, filled in from the running belfry.
enum ClientsSubcommand {
  static let row = Subcommand(
    name: "clients", usages: ["belfry clients [OPTION]… [LIBRARY]"], operandCount: 0...1,
    summary: "cli.clients", detail: "cli.clients.detail", options: [CommonOptions.instance],
    examples: [.init(line: "belfry clients curl | sh", meaning: "cli.clients.example")],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    guard let name = call.operands.first?.text else {
      try call.console.print(ClientLibrary.allCases.map(\.rawValue).joined(separator: "\n"))
      return .ok
    }
    let names = ClientLibrary.allCases.map(\.rawValue)
    guard let library = ClientLibrary.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else {
      let near = Nearest.word(to: name, among: Set(names))
      throw Complaint(
        Phrase("cli.clients.unknown", .text(name), .text(names.joined(separator: ", "))),
        fix: near.map { Phrase("cli.meant", .text($0)) })
    }
    let reply = try Reply(call.connect(), .state, in: call.tongue)
    guard let facts = ClientFacts(reply.root) else {
      throw Complaint(Phrase("cli.clients.closed"), fix: Phrase("cli.clients.closed.fix"))
    }
    if let missing = library.missing(in: facts) { throw missing }
    try call.console.print(ClientSnippet.text(for: library, facts))
    return .ok
  }
}
