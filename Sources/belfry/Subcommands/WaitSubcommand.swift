import Gateway
import Words

/// `belfry wait`: the first arrival that a filter matches, or a time-out with the nearest miss.
enum WaitSubcommand {
  static let row = Subcommand(
    name: "wait", usages: ["belfry wait [OPTION]… FILTER…"], operandCount: 1...Int.max, summary: "cli.wait",
    detail: "cli.wait.detail",
    options: [
      OptionSpec("since", .text("MARK"), help: "cli.option.since"),
      OptionSpec("within", .span("TIME"), help: "cli.option.within"),
      CommonOptions.json, CommonOptions.instance,
    ],
    examples: [
      .init(
        line: "m=$(belfry mark); ./send-order; belfry wait title:parcel --since $m --within 5s",
        meaning: "cli.wait.example")
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let filter = call.operands.map(\.text).joined(separator: " ")
    let terms = WaitTerms(
      filter: filter, since: call.options.text("since"), within: call.options.span("within") ?? 5_000_000)
    let reply = try Reply(call.connect(), .wait(terms), in: call.tongue)
    // What is asked can be wrong, or Belfry can be unable to look.
    let failed: ExitStatus = reply.root["failed"]?.bool == true ? .checkFailed : .usage
    let status: ExitStatus = reply.root["timeout"]?.bool == true ? .timeOut : failed
    if call.options.has("json") {
      try call.console.write(reply.line)
      return reply.isDone ? .ok : status
    }
    guard reply.isDone else {
      throw Complaint(reply.reason, fix: reply.fix, status: status)
    }
    if let summary = reply.summary { try call.console.print(summary) }
    return .ok
  }
}
