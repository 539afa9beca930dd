import Gateway
import Words

/// `belfry rules`: every rule with its sentence, source and certainty, and the switches with their values.
enum RulesSubcommand {
  static let row = Subcommand(
    name: "rules", usages: ["belfry rules [OPTION]… [WORD]…"], operandCount: 0...Int.max,
    summary: "cli.rules", detail: "cli.rules.detail",
    options: [
      OptionSpec("assumed", help: "cli.option.assumed"), OptionSpec("changed", help: "cli.option.changed"),
      CommonOptions.json, CommonOptions.instance,
    ],
    examples: [
      .init(line: "belfry rules --assumed badge", meaning: "cli.rules.example.assumed"),
      .init(line: "belfry rules --changed", meaning: "cli.rules.example.changed"),
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let on = try switchesOn(call)
    for rule in RuleBook.tables.joined() where isWanted(rule, on ?? [], call) {
      let line = RuleLine(rule: rule, isOn: on.flatMap { on in rule.switchName.map(on.contains) })
      if call.options.has("json") {
        try call.console.write(line.object(in: call.tongue).line)
      } else {
        try call.console.print(line.text(in: call.tongue))
      }
    }
    return .ok
  }

  private static func isWanted(_ rule: Rule, _ on: Set<String>, _ call: Invocation) -> Bool {
    if call.options.has("assumed"), rule.certainty != .assumed { return false }
    if call.options.has("changed"), !(rule.switchName.map(on.contains) ?? false) { return false }
    let texts = [rule.id.name, rule.sentence.text(in: call.tongue), rule.source, rule.switchName ?? ""]
    return call.operands.allSatisfy { word in
      texts.contains { $0.lowercased().contains(word.text.lowercased()) }
    }
  }

  /// The switches that are on in the running belfry; nil where none runs.
  private static func switchesOn(_ call: Invocation) throws(Complaint) -> Set<String>? {
    let client: ControlClient
    let place = try call.place
    do throws(SocketFault) {
      client = try ControlClient(place)
    } catch {
      if call.options.has("changed") || call.options.has("instance") { throw Complaint(error) }
      return nil
    }
    let reply = try Reply(client, .state, in: call.tongue)
    guard let rules = reply.root["rules"] else { return [] }
    return Set(rules.items.compactMap(\.string))
  }
}
