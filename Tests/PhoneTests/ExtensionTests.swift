import Payload
import Testing

@testable import Phone

/// When the service extension runs, and what comes of it.
@Suite struct ExtensionTests {
  private static let push = #"{"aps":{"alert":{"title":"T","body":"B"},"mutable-content":1}}"#

  private static func run(
    _ state: AppState = .background, os: OSVersion = OSVersion(17), _ commands: ExtensionCommand...
  ) -> PhoneRun {
    var run = PhoneRun(state)
    run.phone.os = os
    run.perform(.service(.present(true)))
    for command in commands { run.perform(.service(command)) }
    run.forget()
    return run
  }

  private static let shown = ["shown banner,list"]

  // MARK: it runs only if

  struct Condition: Sendable, CustomTestStringConvertible {
    let rule: String
    var payload = push
    var os = OSVersion(17)
    var minimum = OSVersion(10)
    var state = AppState.background
    var status = AuthorizationStatus.authorized
    var off: [WritableKeyPath<AlertSettings, Bool> & Sendable] = []
    var on: RuleSwitch?
    let runs: Bool

    var testDescription: String { "\(rule), \(payload), iOS \(os.text), \(state), \(status), runs \(runs)" }
  }

  private static let sound = #"{"aps":{"sound":"default","mutable-content":1}}"#
  private static let badge = #"{"aps":{"badge":2,"mutable-content":1}}"#
  private static let silent = #"{"aps":{"content-available":1,"mutable-content":1}}"#
  private static let isTrue = #"{"aps":{"alert":"x","mutable-content":true}}"#
  private static let plain = #"{"aps":{"alert":"x"}}"#

  static let conditions: [Condition] = [
    Condition(rule: "ios.extension.run", runs: true),
    Condition(rule: "ios.extension.run", state: .foreground, runs: true),
    Condition(rule: "ios.extension.run", state: .inactive, runs: true),
    Condition(rule: "ios.extension.run", state: .suspended, runs: true),
    Condition(rule: "ios.extension.run", state: .notRunning, runs: true),
    Condition(rule: "ios.extension.run.swiped", state: .swipedAway, runs: true),
    Condition(rule: "ios.extension.swiped", state: .swipedAway, on: .extensionNotAfterSwipe, runs: false),
    Condition(rule: "ios.extension.run", state: .notRunning, on: .extensionNotAfterSwipe, runs: true),
    Condition(rule: "ios.extension.run", payload: sound, runs: false),
    Condition(rule: "ios.extension.run", payload: badge, runs: false),
    Condition(rule: "ios.extension.run", payload: silent, runs: false),
    Condition(rule: "ios.extension.run", payload: plain, runs: false),
    Condition(rule: "ios.extension.run", payload: isTrue, runs: false),
    Condition(rule: "ios.extension.run", payload: isTrue, on: .boolAsOne, runs: true),
    Condition(rule: "ios.extension.ios", os: OSVersion(9, 3), runs: false),
    Condition(rule: "ios.extension.run", os: OSVersion(10), runs: true),
    Condition(rule: "ios.extension.minimum", os: OSVersion(14, 8), minimum: OSVersion(15), runs: false),
    Condition(rule: "ios.extension.run", os: OSVersion(15), minimum: OSVersion(15), runs: true),
    Condition(rule: "ios.extension.denied", status: .denied, runs: false),
    Condition(rule: "ios.extension.denied", status: .notDetermined, runs: false),
    Condition(rule: "ios.extension.run", status: .provisional, runs: true),
    Condition(rule: "ios.extension.alerts", status: .provisional, on: .extensionNeedsAllAlerts, runs: false),
    Condition(rule: "ios.extension.run", off: [\.banners], runs: true),
    Condition(rule: "ios.extension.run", off: [\.banners, \.lockScreen], runs: true),
    Condition(rule: "ios.extension.alerts", off: [\.banners, \.lockScreen, \.centre], runs: false),
    Condition(rule: "ios.extension.alerts", off: [\.centre], on: .extensionNeedsAllAlerts, runs: false),
    Condition(rule: "ios.extension.run", on: .extensionNeedsAllAlerts, runs: true),
  ]

  @Test(arguments: conditions) func runsOnlyIf(_ row: Condition) throws {
    var run = Self.run(row.state, os: row.os, .minimum(row.minimum))
    run.phone.permission.status = row.status
    for setting in row.off { run.phone.permission.settings[keyPath: setting] = false }
    if let name = row.on { run.switches[name] = true }
    try run.receive(row.payload)
    #expect(run.said.contains("started") == row.runs)
    let decides = run.rules.contains(row.rule)
    #expect(decides == (row.runs || row.rule != "ios.extension.run"))
  }

  @Test func anAppWithoutOneShowsItAsSent() throws {
    var run = PhoneRun(.background)
    try run.receive(Self.push)
    #expect(run.rules.contains("ios.mutable.none"))
    run = Self.run(.background, .present(false))
    try run.receive(Self.push)
    #expect(run.rules.contains("ios.mutable.none"))
  }

  // MARK: what it changes

  @Test func changesWhatItMay() throws {
    var run = Self.run(
      .background, .text(.title, "New \"title\""), .text(.subtitle, "Sub"), .text(.sound, "bell.caf"),
      .text(.category, "ORDER"), .text(.thread, "t1"), .badge(7), .info("orderId", "7731"))
    let number = try run.receive(
      #"{"aps":{"alert":{"title":"T","body":"B"},"mutable-content":1,"badge":1},"orderId":1}"#)
    #expect(run.said.contains("shown banner,list,sound,badge"))
    #expect(run.said.contains("♪ bell.caf"))
    #expect(run.said.contains("badge 0>7"))
    let entry = try #require(run.phone.centre.entries.first)
    #expect(entry.number == number)
    #expect(entry.identifier == "id-1")
    #expect(entry.payload.alert?.title?.shown == "New \"title\"")
    #expect(entry.payload.alert?.subtitle?.shown == "Sub")
    #expect(entry.payload.alert?.body?.shown == "B")
    #expect(entry.payload.category == "ORDER")
    #expect(entry.payload.threadID == "t1")
    #expect(entry.payload.document.root["orderId"]?.string == "7731")
    #expect(run.rules.contains("ios.extension.content"))
  }

  @Test(
    arguments: [
      (#""plain""#, ContentField.title, "N", "N", "plain"),
      (#""plain""#, .body, "N", nil, "N"),
      (#"{"loc-key":"K","loc-args":["a"],"title":"T"}"#, .body, "N", "T", "N"),
      (#"{"title-loc-key":"K","body":"B"}"#, .title, "N", "N", "B"),
    ] as [(String, ContentField, String, String?, String)])
  func linesReplaceKeys(
    _ alert: String, _ field: ContentField, _ text: String, _ title: String?, _ body: String
  ) throws {
    var run = Self.run(.background, .text(field, text))
    try run.receive(#"{"aps":{"alert":\#(alert),"mutable-content":1}}"#)
    let entry = try #require(run.phone.centre.entries.first)
    #expect(entry.payload.alert?.title?.shown == title)
    #expect(entry.payload.alert?.body?.shown == body)
    #expect(entry.payload.alert?.body?.key == nil)
  }

  @Test func inFrontItRunsBeforeTheAppIsAsked() throws {
    var run = Self.run(.foreground, .ending(.calls(after: 3_000_000)))
    try run.receive(Self.push)
    #expect(run.calls == [])
    run.wait(seconds: 2)
    #expect(run.calls == [])
    run.wait(seconds: 1)
    #expect(run.calls == ["willPresent(active)"])
  }

  /// The silent part goes its own way at once, with the original payload.
  @Test func theSilentPartDoesNotWait() throws {
    var run = Self.run(.background, .ending(.calls(after: 3_000_000)))
    try run.receive(#"{"aps":{"alert":"x","mutable-content":1,"content-available":1}}"#)
    #expect(run.calls == ["didReceiveRemoteNotification(background)"])
    run.wait(seconds: 3)
    #expect(run.said.last == "shown banner,list")
  }

  // MARK: how it ends

  struct Ending: Sendable, CustomTestStringConvertible {
    let rule: String
    let commands: [ExtensionCommand]
    var seconds: Int64 = 0
    let title: String
    let without: String?

    var testDescription: String { "\(rule), \(commands)" }
  }

  static let endings: [Ending] = [
    Ending(rule: "ios.extension.content", commands: [.ending(.calls(after: 0))], title: "N", without: nil),
    Ending(
      rule: "ios.extension.content", commands: [.ending(.calls(after: 30_000_000))], seconds: 30, title: "N",
      without: "ios.extension.expire"),
    Ending(
      rule: "ios.extension.late", commands: [.ending(.calls(after: 30_000_001))], seconds: 30, title: "T",
      without: "ios.extension.content"),
    Ending(
      rule: "ios.extension.late", commands: [.ending(.never)], seconds: 30, title: "T",
      without: "ios.extension.content"),
    Ending(
      rule: "ios.extension.expire", commands: [.ending(.never), .lastWord(.content)], seconds: 30,
      title: "N", without: "ios.extension.late"),
    Ending(
      rule: "ios.extension.crash", commands: [.ending(.crashes)], title: "T", without: "ios.extension.expire"),
    Ending(
      rule: "ios.extension.nothing", commands: [.result(.nothing)], title: "T",
      without: "ios.extension.filtered"),
    Ending(
      rule: "ios.extension.nothing", commands: [.text(.title, ""), .text(.body, "")], title: "T",
      without: "ios.extension.filtered"),
  ]

  @Test(arguments: endings) func ends(_ row: Ending) throws {
    var run = Self.run(.background, .text(.title, "N"))
    for command in row.commands { run.perform(.service(command)) }
    run.forget()
    let number = try run.receive(Self.push)
    #expect(run.phone.isInExtension(number) == (row.seconds > 0))
    run.wait(seconds: max(0, row.seconds - 1))
    #expect(run.phone.centre.entries.isEmpty == (row.seconds > 0))
    run.wait(seconds: 1)
    #expect(run.rules.contains(row.rule))
    #expect(row.without.map { run.rules.contains($0) } != true)
    let entry = try #require(run.phone.centre.entries.first)
    #expect(entry.payload.alert?.title?.shown == row.title)
    #expect(!run.phone.isInExtension(number))
    #expect(run.said.filter { $0.hasPrefix("shown") } == Self.shown)
  }

  @Test(arguments: [
    (true, PushType.alert, true), (true, nil, true), (true, .background, false), (false, .alert, false),
  ])
  func suppressesWithTheEntitlement(_ isEntitled: Bool, _ type: PushType?, _ vanishes: Bool) throws {
    var run = Self.run(.background, .result(.nothing))
    if isEntitled { run.phone.setup.entitlements.insert(.filtering) }
    try run.receive(Self.push, type: type)
    #expect(run.said.contains("dropped visible filtered") == vanishes)
    #expect(run.rules.contains("ios.extension.filtered") == vanishes)
    #expect(run.phone.centre.entries.isEmpty == vanishes)
  }

  @Test func anAppThatIsGoneGetsNothingShown() throws {
    var run = Self.run(.background, .ending(.never))
    try run.receive(Self.push)
    run.phone.setup.isInstalled = false
    run.wait(seconds: 60)
    #expect(run.phone.centre.entries.isEmpty)
  }

  // MARK: attachments

  @Test(
    arguments: [
      ("a.png", 10 << 20, nil), ("a.PNG", 1, nil), ("a.jpg", 1, nil), ("a.jpeg", 1, nil), ("a.gif", 1, nil),
      ("a.png", 10 << 20 + 1, "ios.attachment.size"), ("a.mp3", 5 << 20, nil), ("a.aiff", 1, nil),
      ("a.wav", 5 << 20 + 1, "ios.attachment.size"), ("a.m4a", 1, nil), ("a.mp4", 50 << 20, nil),
      ("a.avi", 50 << 20 + 1, "ios.attachment.size"), ("a.mpeg", 1, nil), ("a.tmp", 1, "ios.attachment.type"),
      ("image", 1, "ios.attachment.type"), ("a.webp", 1, "ios.attachment.type"),
      ("https://example.com/a.png", 1, "ios.attachment.url"), ("", 1, "ios.attachment.url"),
      ("file:///tmp/a.png", 1, nil),
    ] as [(String, Int, String?)])
  func attachments(_ name: String, _ bytes: Int, _ rule: String?) throws {
    var run = Self.run(.background, .attach(Attachment(name, bytes: bytes)))
    try run.receive(Self.push)
    #expect(run.rules.first { $0.hasPrefix("ios.attachment") } == rule)
    #expect(run.said.last == "shown banner,list")
    let delivered = run.log.steps.compactMap { step -> [String]? in
      if case .service(.delivered(_, let names)) = step.event { names } else { nil }
    }
    #expect(delivered == [rule == nil ? [name] : []])
  }

  @Test func detaches() throws {
    var run = Self.run(.background, .attach(Attachment("a.tmp", bytes: 1)), .detach)
    try run.receive(Self.push)
    #expect(!run.rules.contains("ios.attachment.type"))
    #expect(Set(AttachmentFault.allCases.map(\.rawValue)) == [100, 101, 102])
  }

  @Test func settingUpIsTold() {
    var run = PhoneRun(.background)
    run.perform(.service(.info("a", "b")))
    run.perform(.service(.info("a", nil)))
    #expect(run.rules == ["ios.extension.setup", "ios.extension.setup"])
    #expect(run.phone.setup.serviceExtension?.edit.info == [])
  }
}

extension PhoneRun {
  /// Lets time pass, with what falls due on the way.
  mutating func wait(seconds: Int64) { wait(milliseconds: seconds * 1000) }
}
