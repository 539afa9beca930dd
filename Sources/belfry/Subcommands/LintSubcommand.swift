import Gateway
import Payload
import Words

/// `belfry lint`: judges payload files without a running belfry.
enum LintSubcommand {
  static let row = Subcommand(
    name: "lint", usages: ["belfry lint [OPTION]… FILE|-…"], operandCount: 1...Int.max, summary: "cli.lint",
    detail: "cli.lint.detail",
    options: [
      OptionSpec(
        "push-type", .choice("TYPE", PushType.allCases.map(\.rawValue)), help: "cli.option.push-type"),
      CommonOptions.json,
    ],
    examples: [.init(line: "belfry lint --push-type background sync.json", meaning: "cli.lint.example")],
    run: { (call) throws(Complaint) in try run(call) })

  /// All files are judged; one that cannot be read does not keep the others from it.
  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    var status = ExitStatus.ok
    var unread: Complaint?
    for operand in call.operands {
      let bytes: [UInt8]
      do throws(Complaint) {
        bytes = try FileBytes.read(operand)
      } catch {
        if let unread { call.console.complain(unread, in: "lint") }
        unread = error
        continue
      }
      let report = LintReport(file: operand.text, bytes: bytes, type: call.pushType)
      if report.hasErrors { status = .checkFailed }
      if call.options.has("json") {
        try call.console.write(report.lines(in: call.tongue).flatMap(\.line))
      } else {
        try call.console.print(report.text(in: call.tongue))
      }
    }
    if let unread { throw unread }
    return status
  }
}

extension Invocation {
  fileprivate var pushType: PushType? { options.text("push-type").flatMap(PushType.init(rawValue:)) }
}
