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
      OptionSpec("versions", help: "cli.option.versions"),
      OptionSpec("os", .text("N"), help: "cli.option.os"),
      OptionSpec("scenes", .choice("on|off", ["on", "off"]), help: "cli.option.scenes"),
      OptionSpec("profile", .text("NAME|FILE"), help: "cli.option.profile"),
      OptionSpec("set", .texts("KEY=VALUE"), help: "cli.option.set"),
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
      .init(
        line: "belfry explain order.apns --versions --state background",
        meaning: "cli.explain.example.versions"),
      .init(
        line: "belfry explain order.apns --os 12 --set permission=provisional --set rule.bool-as-one=on",
        meaning: "cli.explain.example.set"),
      .init(
        line: "belfry explain order.apns --profile mejpush --state foreground",
        meaning: "cli.explain.example.profile"),
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let bytes = try FileBytes.read(call.operands[0])
    let question = try ExplainQuestion(bytes, call.options)
    guard let table = question.table else { return .internalFault }
    try print(table, question, call)
    return table.rows.contains { $0.arrival.refusal != nil } ? .checkFailed : .ok
  }

  private static func print(
    _ table: WhatIf, _ question: ExplainQuestion, _ call: Invocation
  ) throws(Complaint) {
    if call.options.has("md") {
      try call.console.print(String(table.markdown(in: call.tongue).dropLast()))
      return
    }
    if question.isTable, !call.options.has("json") {
      try call.console.print(ExplainMatrix(table: table, tongue: call.tongue).text)
      return
    }
    for row in question.rows(table) {
      let report = ExplainReport(row: row, changedRules: question.changedRules, tongue: call.tongue)
      if call.options.has("json") {
        try call.console.write(report.object.line)
      } else {
        try call.console.print(report.text)
      }
    }
  }
}
