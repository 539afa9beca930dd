import APNs
import JPush
import Payload
import Phone
import Simulation
import Words

/// What `belfry explain` is asked: the payload, the phone it comes to, and in which tables the answer stands.
struct ExplainQuestion {
  private let options: OptionValues
  private let subject: WhatIfSubject
  private let world: World
  private let number = PhoneNumber(1)
  /// The iOS that was asked for; nil for the phone's own.
  private let version: OSVersion?
  /// The state that was asked for.
  private let state: AppState

  /// Reads the payload and sets the phone up.
  init(_ bytes: [UInt8], _ options: OptionValues) throws(Complaint) {
    self.options = options
    if options.has("matrix"), options.has("versions") { throw Complaint(Phrase("cli.explain.both")) }
    let request = VendorRequest(bytes)
    if let refusal = request?.refusal {
      throw Complaint(refusal.phrase, fix: refusal.remedy, status: .checkFailed)
    }
    subject = request.map(WhatIfSubject.request) ?? Self.subject(bytes, options)
    state = (options.text("state").flatMap(ExplainState.init(rawValue:)) ?? .background).state
    version = try Self.version(options.text("os"))
    var world = SettledWorld.make(sdk: request?.vendor == .getui ? .getui : .jpush)
    if let name = options.text("profile") {
      SettledWorld.load(try ProfileReading.named(name), into: &world)
    }
    var trace = Trace()
    for pair in options.texts("set") {
      world.apply(try ExplainSetting.command(pair), at: world.now, into: &trace)
    }
    if let scenes = options.text("scenes") {
      world.apply(try ExplainSetting.command("scenes=\(scenes)"), at: world.now, into: &trace)
    }
    self.world = world
  }

  /// The switches that are on, by name.
  var changedRules: [String] { world.switches.on.map(\.rawValue) }

  /// The table with the answer.
  var table: WhatIf? {
    if options.has("versions") { return WhatIf(subject, on: number, of: world, in: state) }
    return WhatIf(subject, on: number, of: world, os: version)
  }

  /// The rows of `table` that were asked for.
  func rows(_ table: WhatIf) -> [WhatIfRow] {
    isTable ? table.rows : table.rows.filter { $0.state == state }
  }

  /// Whether more than one row was asked for.
  var isTable: Bool { options.has("matrix") || options.has("versions") }

  private static func version(_ text: String?) throws(Complaint) -> OSVersion? {
    guard let text else { return nil }
    guard let version = OSVersion(text) else {
      throw Complaint(Phrase("cli.explain.os", .text(text)), fix: Phrase("cli.explain.os.fix"))
    }
    return version
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
}
