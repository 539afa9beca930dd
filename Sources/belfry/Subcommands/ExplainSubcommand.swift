import APNs
import JPush
import Payload
import Phone
import Simulation
import Words

/// `belfry explain`: what a phone would do with a payload, and why, without a running belfry.
enum ExplainSubcommand {
  static let row = Subcommand(
    name: "explain", usages: ["belfry explain [OPTION]… FILE|-"], operandCount: 1...1,
    summary: "cli.explain", detail: "cli.explain.detail",
    options: [
      OptionSpec("state", .choice("STATE", ExplainState.allCases.map(\.rawValue)), help: "cli.option.state"),
      OptionSpec("matrix", help: "cli.option.matrix"),
      OptionSpec("os", .text("N"), help: "cli.option.os"),
      OptionSpec("collapse-id", .text("ID"), help: "cli.option.collapse-id"),
      OptionSpec("expiration", .text("SECONDS"), help: "cli.option.expiration"),
      OptionSpec("priority", .text("N"), help: "cli.option.priority"),
      OptionSpec("push-type", .text("TYPE"), help: "cli.option.push-type"),
      OptionSpec("topic", .text("BUNDLE"), help: "cli.option.topic"),
      OptionSpec("md", help: "cli.option.md"),
      CommonOptions.json,
    ],
    examples: [
      .init(line: "belfry explain order.apns --state swiped-away", meaning: "cli.explain.example.state"),
      .init(line: "belfry explain order.apns --matrix --md", meaning: "cli.explain.example.matrix"),
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let world = SettledWorld.make()
    let number = PhoneNumber(1)
    guard let os = world.device(number)?.phone.os else { return .internalFault }
    try checkVersion(call, os)
    let bytes = try FileBytes.read(call.operands[0])
    guard let table = WhatIf(subject(bytes, call.options), on: number, of: world) else {
      return .internalFault
    }
    try print(table, os, call)
    return table.rows.contains { $0.arrival.refusal != nil } ? .checkFailed : .ok
  }

  /// Another version than the phone's is not answered with what this one does.
  private static func checkVersion(_ call: Invocation, _ os: OSVersion) throws(Complaint) {
    guard let asked = call.options.text("os"), asked != String(os.major) else { return }
    throw Complaint(
      Phrase("cli.explain.os", .text(asked), .count(os.major)),
      fix: Phrase("cli.explain.os.fix", .count(os.major)))
  }

  private static func subject(_ bytes: [UInt8], _ options: OptionValues) -> WhatIfSubject {
    if case .message = PayloadFile(bytes), let message = JPushMessage(userInfo: bytes) {
      return .message(message)
    }
    var push = APNsPush(body: bytes)
    push.topic = options.text("topic")
    push.collapseID = options.text("collapse-id")
    push.expiration = options.text("expiration")
    push.priority = options.text("priority")
    push.type = options.text("push-type")
    return .push(push)
  }

  private static func print(_ table: WhatIf, _ os: OSVersion, _ call: Invocation) throws(Complaint) {
    if call.options.has("md") {
      try call.console.print(String(table.markdown(in: call.tongue).dropLast()))
      return
    }
    let state = call.options.text("state").flatMap(ExplainState.init(rawValue:)) ?? .background
    let rows = call.options.has("matrix") ? table.rows : table.rows.filter { $0.state == state.state }
    if call.options.has("json") {
      for row in rows {
        try call.console.write(ExplainReport(row: row, os: os, tongue: call.tongue).object.line)
      }
    } else if call.options.has("matrix") {
      try call.console.print(ExplainMatrix(table: table, tongue: call.tongue).text)
    } else {
      for row in rows { try call.console.print(ExplainReport(row: row, os: os, tongue: call.tongue).text) }
    }
  }
}
