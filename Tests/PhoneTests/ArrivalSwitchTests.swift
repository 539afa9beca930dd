import Testing

@testable import Phone

/// What a switch changes for a push that arrives: the last step with it off, and with it on.
@Suite struct ArrivalSwitchTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: RuleSwitch
    /// The rule that bears it and decides while it is off.
    let rule: String
    let lines: [String]
    let payload: String
    let state: AppState
    let off: String
    let on: String

    init(
      _ name: RuleSwitch, _ rule: String, _ lines: [String], _ state: AppState, _ payload: String,
      off: String,
      on: String
    ) {
      self.name = name
      self.rule = rule
      self.lines = lines
      self.payload = payload
      self.state = state
      self.off = off
      self.on = on
    }

    var testDescription: String { "\(name.rawValue): \(rule)" }
  }

  private static let older = "didReceiveRemoteNotification(background, no fetchCompletionHandler)"
  private static let silent = #""content-available":1"#

  static let rows: [Row] = [
    Row(
      .unknownLevelPassive, "ios.level.unknown", [], .background, #""alert":"x","interruption-level":"loud""#,
      off: "shown banner,list", on: "shown list"),
    Row(
      .timeSensitiveNeedsNothing, "ios.level.time-sensitive.missing",
      ["app entitlement time-sensitive off", "phone focus on"], .background,
      #""alert":"x","interruption-level":"time-sensitive""#, off: "shown list", on: "shown banner,list"),
    Row(
      .criticalNeedsNothing, "ios.level.critical.missing", ["phone focus on"], .background,
      #""alert":"x","interruption-level":"critical""#, off: "shown list", on: "shown banner,list"),
    Row(
      .criticalNeedsNothing, "ios.sound.critical.missing", [], .background,
      #""sound":{"critical":1,"name":"a.caf"}"#, off: "♪ a.caf", on: "♪! a.caf"),
    Row(
      .disturbOnlyLocked, "ios.focus.before15", ["phone os 14", "phone focus on"], .background,
      #""alert":"x""#,
      off: "shown list", on: "shown banner,list"),
    Row(
      .focusDropsBadge, "ios.focus.badge", ["phone focus on hide-badges=on"], .background, #""badge":4"#,
      off: "badge 0>4", on: "dropped visible focus"),
    Row(
      .missingMethodHandsNothing, "ios.front.method", ["app method willPresent off"], .foreground,
      #""alert":"x""#, off: "= .newData", on: "dropped visible appInFront"),
    Row(
      .remoteInBackground, "ios.silent.method", ["app method fetch off"], .background, silent,
      off: "dropped background noMethod", on: older),
    Row(
      .tokenWithoutPermission, "ios.permission.token", ["phone os 7", "permission ask"], .background, silent,
      off: "dropped background noToken", on: "= .newData"),
    Row(
      .emptyNotHanded, "ios.empty.front.before10", ["phone os 9"], .foreground, "", off: "= .newData",
      on: "dropped visible nothingToDo"),
  ]

  @Test(arguments: rows) func decides(_ row: Row) throws {
    for isOn in [false, true] {
      var run = PhoneRun(row.state)
      try run.prepare(row.lines)
      run.switches[row.name] = isOn
      try run.receive("{\"aps\":{\(row.payload)}}")
      #expect(run.said.last == (isOn ? row.on : row.off))
      if !isOn { #expect(run.rules.contains(row.rule)) }
    }
  }

  @Test func clipKeepsPermission() throws {
    var run = PhoneRun(.notRunning)
    run.switches[.clipKeepsPermission] = true
    try run.prepare(["allow ephemeral", "app open", "app background"])
    run.pass(minutes: 9 * 60)
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.said == ["shown banner,list"])
  }

  @Test func lockScreenEntriesStay() throws {
    var run = PhoneRun(.background)
    run.switches[.lockScreenEntriesStay] = true
    try run.prepare(["setting list off", "phone lock"])
    let number = try run.receive(#"{"aps":{"alert":"x"}}"#)
    run.perform(.life(.unlock))
    #expect(run.phone.centre.entries.map(\.number) == [number])
  }

  @Test func theOlderMethodWakesAnAppToo() throws {
    var run = PhoneRun(.notRunning)
    run.switches[.remoteInBackground] = true
    try run.prepare(["app method fetch off"])
    try run.receive(#"{"aps":{"content-available":1}}"#)
    #expect(run.calls.last == Self.older)
    #expect(run.phone.app == .suspended)
  }
}
