import Testing

@testable import Phone

/// Interruption levels against Focus, Scheduled Summary and the ring switch.
@Suite struct QuietTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let level: String
    let lines: [String]
    let rule: String
    /// What an alert with sound comes to on a locked phone.
    let said: [String]

    init(_ level: String, _ lines: [String], _ rule: String, _ said: [String]) {
      self.level = level
      self.lines = lines
      self.rule = rule
      self.said = said
    }

    var testDescription: String { "\(level), \(lines): \(rule)" }
  }

  private static let plain = ["shown lock-screen,list,sound,light", "♪ default"]
  private static let critical = ["shown lock-screen,list,sound,light", "♪! default"]
  private static let dim = ["shown lock-screen,list"]
  private static let focus = ["no lock-screen,sound: focus", "shown list"]
  private static let summary = ["no lock-screen,sound: summary", "shown list"]
  private static let muted = ["no sound: ringer", "shown lock-screen,list,light"]
  private static let entitled = "app entitlement critical on"

  static let rows: [Row] = [
    // List, light, sound.
    Row("passive", [], "ios.show.passive", dim),
    Row("active", [], "ios.show.locked", plain),
    Row("", [], "ios.show.locked", plain),
    Row("time-sensitive", [], "ios.show.locked", plain),
    Row("critical", [entitled], "ios.sound.critical", critical),
    // Scheduled Summary.
    Row("passive", ["phone summary on"], "ios.summary", ["no lock-screen: summary", "shown list"]),
    Row("active", ["phone summary on"], "ios.summary", summary),
    Row("time-sensitive", ["phone summary on"], "ios.show.locked", plain),
    Row("critical", [entitled, "phone summary on"], "ios.sound.critical", critical),
    Row("active", ["phone os 14", "phone summary on"], "ios.show.locked", plain),
    // Focus.
    Row("passive", ["phone focus on"], "ios.focus", ["no lock-screen: focus", "shown list"]),
    Row("active", ["phone focus on"], "ios.focus", focus),
    Row("time-sensitive", ["phone focus on"], "ios.show.locked", plain),
    Row("time-sensitive", ["phone focus on time-sensitive=off"], "ios.focus", focus),
    Row("critical", [entitled, "phone focus on"], "ios.sound.critical", critical),
    Row("active", ["phone focus on app=on"], "ios.show.locked", plain),
    Row("active", ["phone os 14", "phone focus on app=on"], "ios.focus.before15", focus),
    Row("time-sensitive", ["phone os 14", "phone focus on"], "ios.focus.before15", focus),
    // The ring switch.
    Row("active", ["phone ringer off"], "ios.sound.ringer", muted),
    Row("time-sensitive", ["phone ringer off"], "ios.sound.ringer", muted),
    Row("critical", [entitled, "phone ringer off"], "ios.sound.critical", critical),
    // What a level needs.
    Row(
      "time-sensitive", ["app entitlement time-sensitive off", "phone focus on"],
      "ios.level.time-sensitive.missing", ["ignored aps.interruption-level"] + focus),
    Row(
      "time-sensitive", ["setting time-sensitive off", "phone focus on"], "ios.level.time-sensitive.missing",
      ["ignored aps.interruption-level"] + focus),
    Row(
      "critical", ["phone focus on"], "ios.level.critical.missing",
      ["ignored aps.interruption-level"] + focus),
    Row(
      "critical", [entitled, "setting critical off", "phone ringer off"], "ios.level.critical.missing",
      ["ignored aps.interruption-level"] + muted),
    Row("loud", [], "ios.level.unknown", ["ignored aps.interruption-level"] + plain),
  ]

  @Test(arguments: rows) func onALockedPhone(_ row: Row) throws {
    var run = PhoneRun(.suspended)
    try run.prepare(row.lines + ["phone lock"])
    let level = row.level.isEmpty ? "" : #","interruption-level":"\#(row.level)""#
    try run.receive(#"{"aps":{"alert":"x","sound":"default"\#(level)}}"#)
    #expect(run.said.filter { !$0.hasPrefix("new") } == row.said)
    #expect(run.rules.contains(row.rule))
  }

  @Test(arguments: [
    ("12", true, true), ("11", true, false), ("17", false, false), ("17", true, true),
  ])
  func aCriticalSoundNeedsItsVersionAndTheEntitlement(
    _ version: String, _ isEntitled: Bool, _ isCritical: Bool
  ) throws {
    var run = PhoneRun(.background)
    try run.prepare([
      "phone os \(version)", "app entitlement critical \(isEntitled ? "on" : "off")", "phone focus on",
      "phone ringer off",
    ])
    try run.receive(#"{"aps":{"alert":"x","sound":{"critical":1,"name":"siren.caf","volume":0.5}}}"#)
    #expect(run.said.contains("♪! siren.caf") == isCritical)
    #expect(run.said.contains("shown banner,list,sound") == isCritical)
  }

  @Test(arguments: [
    ("ios.focus", #"phone focus on filter=work"#, #""filter-criteria":"work""#, true),
    ("ios.focus.filter", #"phone focus on app=on filter=work"#, #""filter-criteria":"home""#, true),
    ("ios.show", #"phone focus on app=on filter=work"#, #""filter-criteria":"work""#, false),
    ("ios.show", #"phone focus on app=on filter=work"#, #""thread-id":"t""#, false),
    ("ios.show", #"phone focus on app=on"#, #""filter-criteria":"home""#, false),
    (
      "ios.show", #"phone focus on app=on filter=work"#,
      #""filter-criteria":"home","interruption-level":"time-sensitive""#, false
    ),
  ])
  func filterCriteria(_ rule: String, _ line: String, _ key: String, _ isSilenced: Bool) throws {
    var run = PhoneRun(.background)
    try run.prepare([line])
    try run.receive(#"{"aps":{"alert":"x",\#(key)}}"#)
    #expect(run.said == (isSilenced ? ["no banner: focus", "shown list"] : ["shown banner,list"]))
    #expect(run.rules.contains(rule))
  }

  @Test func filterNeedsCriteria() throws {
    var run = PhoneRun(.background)
    run.switches[.filterNeedsCriteria] = true
    try run.prepare(["phone focus on app=on filter=work"])
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.rules.contains("ios.focus.filter.none"))
    #expect(run.said.last == "shown list")
  }

  @Test func filterCriteriaCameWith16() throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone os 15", "phone focus on app=on filter=work"])
    try run.receive(#"{"aps":{"alert":"x","filter-criteria":"home"}}"#)
    #expect(run.said.last == "shown banner,list")
  }

  @Test(arguments: [
    (false, "ios.focus.front", ["no banner,sound: focus", "shown list"]),
    (true, "ios.present", ["shown banner,list,sound", "♪ default"]),
  ])
  func inFrontTheAppIsAskedInSpiteOfTheFocus(_ spares: Bool, _ rule: String, _ said: [String]) throws {
    var run = PhoneRun(.foreground)
    run.switches[.focusSparesFront] = spares
    try run.prepare(["phone focus on"])
    try run.receive(#"{"aps":{"alert":"x","sound":"default"}}"#)
    #expect(run.calls == ["willPresent(active)"])
    #expect(Array(run.said.dropFirst(2)) == said)
    #expect(run.rules.contains(rule))
  }

  @Test(arguments: [false, true]) func passiveInFront(_ asAsked: Bool) throws {
    var run = PhoneRun(.foreground)
    run.switches[.passiveAsAsked] = asAsked
    try run.receive(#"{"aps":{"alert":"x","interruption-level":"passive"}}"#)
    #expect(run.said.last == (asAsked ? "shown banner,list" : "shown list"))
    #expect(run.rules.contains("ios.present.passive") == !asAsked)
  }

  @Test(arguments: AppState.allCases) func aFocusDoesNotTouchTheSilentPart(_ state: AppState) throws {
    var run = PhoneRun(state)
    try run.prepare(["phone focus on hide-badges=on"])
    try run.receive(#"{"aps":{"content-available":1}}"#)
    var plain = PhoneRun(state)
    try plain.receive(#"{"aps":{"content-available":1}}"#)
    #expect(run.said == plain.said)
  }

  @Test func hiddenBadgesCountAllTheSame() throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone focus on hide-badges=on"])
    try run.receive(#"{"aps":{"alert":"x","badge":4}}"#)
    #expect(run.said == ["no banner: focus", "no badge: focus", "shown list", "badge 0>4"])
    #expect(run.rules.last == "ios.focus.badge")
    #expect(run.phone.badge.number == 4)
    run.forget()
    try run.receive(#"{"aps":{"badge":5}}"#)
    #expect(run.said == ["no badge: focus", "badge 4>5"])
  }

  @Test func badgesAreShownUnlessTheFocusHidesThem() throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone focus on"])
    try run.receive(#"{"aps":{"alert":"x","badge":4}}"#)
    #expect(run.said == ["no banner: focus", "shown list,badge", "badge 0>4"])
  }

  @Test func aSoundAloneOnASilentPhoneIsNothing() throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone ringer off"])
    try run.receive(#"{"aps":{"sound":"default"}}"#)
    #expect(run.said == ["no sound: ringer", "dropped visible ringer"])
  }
}
