import Gateway
import Words

/// `belfry mark`: a name for this moment.
enum MarkSubcommand {
  static let row = Subcommand(
    name: "mark", usages: ["belfry mark [OPTION]…"], operandCount: 0...0, summary: "cli.mark",
    detail: "cli.mark.detail", options: [CommonOptions.instance], examples: [],
    run: { (call) throws(Complaint) in
      let reply = try Reply(call.connect(), .mark, in: call.tongue)
      guard reply.isDone, let mark = reply.root["mark"]?.string else {
        throw Complaint(reply.reason, fix: reply.fix, status: .checkFailed)
      }
      try call.console.print(mark)
      return .ok
    })
}
