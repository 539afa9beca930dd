import APNs
import Gateway
import Payload
import Words

/// `belfry push`: hands a payload to the running belfry and prints the outcome.
enum PushSubcommand {
  static let row = Subcommand(
    name: "push", usages: ["belfry push [OPTION]… FILE|-", "belfry push DEVICE [BUNDLE] FILE|-"],
    operandCount: 1...3, summary: "cli.push", detail: "cli.push.detail",
    options: [
      OptionSpec("collapse-id", .text("ID"), help: "cli.option.collapse-id"),
      OptionSpec("expiration", .text("SECONDS"), help: "cli.option.expiration"),
      OptionSpec("priority", .text("N"), help: "cli.option.priority"),
      OptionSpec("push-type", .text("TYPE"), help: "cli.option.push-type"),
      OptionSpec("topic", .text("BUNDLE"), help: "cli.option.topic"),
      OptionSpec("message", help: "cli.option.message"),
      OptionSpec("time-to-live", .number("SECONDS", 0...Int.max), help: "cli.option.time-to-live"),
      CommonOptions.json, CommonOptions.instance,
    ],
    examples: [
      .init(line: "belfry push order.apns", meaning: "cli.push.example.file"),
      .init(line: "render-payload | belfry push booted com.example.app -", meaning: "cli.push.example.stdin"),
      .init(line: "echo sync | belfry push --message -", meaning: "cli.push.example.message"),
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    // Like simctl: DEVICE, then BUNDLE, then the file, from the back.
    let name = call.operands[call.operands.count - 1]
    let bundle = call.operands.count == 3 ? call.operands[1].text : nil
    let bytes = try FileBytes.read(name)
    let file = PayloadFile(bytes)
    let client = try call.connect()
    let device = call.operands.count > 1 ? call.operands[0].text : nil
    let reply = try Reply(client, request(file, bytes, to: device, bundle, call.options), in: call.tongue)
    if call.options.has("json") {
      try call.console.write(reply.line)
      return reply.isDone ? .ok : .checkFailed
    }
    guard reply.isDone else {
      // A message may be any text; only a payload has to be JSON.
      if call.options.has("message") { throw Complaint(reply.reason, fix: reply.fix, status: .checkFailed) }
      throw complaint(reply, file, name)
    }
    if let summary = reply.summary { try call.console.print(summary) }
    if let why = reply.why { try call.console.print(why) }
    return .ok
  }

  private static func request(
    _ file: PayloadFile, _ bytes: [UInt8], to device: String?, _ bundle: String?, _ options: OptionValues
  ) -> ControlRequest {
    if options.has("message") || file.isMessage {
      return .message(bytes, timeToLive: options.number("time-to-live"))
    }
    var push = APNsPush(body: bytes)
    push.topic = options.text("topic") ?? bundle
    push.collapseID = options.text("collapse-id")
    push.expiration = options.text("expiration")
    push.priority = options.text("priority")
    push.type = options.text("push-type")
    if let device, isToken(device) { push.route = .wire(WireRequest(token: device)) }
    return .push(push)
  }

  /// Whether DEVICE is a device token and no name: hex digits, as many as a token has at least.
  private static func isToken(_ device: String) -> Bool {
    device.utf8.count >= 64
      && device.utf8.allSatisfy { byte in
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
      }
  }

  /// The phone's answer; where the file is no JSON, its own place and hint say more.
  private static func complaint(_ reply: Reply, _ file: PayloadFile, _ name: Operand) -> Complaint {
    if case .notJSON(let error) = file {
      let reason = Phrase(
        "cli.push.json", .text(name.text), .count(error.place.line), .count(error.place.column),
        .phrase(error.reason))
      return Complaint(reason, fix: error.hint, status: .checkFailed)
    }
    return Complaint(reply.reason, fix: reply.fix, status: .checkFailed)
  }
}

extension PayloadFile {
  /// Whether it has the form in which a vendor's SDK hands a message to the app.
  fileprivate var isMessage: Bool {
    if case .message = self { true } else { false }
  }
}
