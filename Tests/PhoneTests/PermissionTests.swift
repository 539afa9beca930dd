import Testing

@testable import Phone

/// What the person's word leaves of a push: one row for each setting, in every state.
@Suite struct PermissionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let setting: [String]
    let rule: String
    /// What an alert with sound, badge and silent part comes to, on a phone in use with the app away.
    let away: [String]
    /// The same on a locked phone.
    let locked: [String]
    /// What the app in front hears and shows.
    let front: [String]
    /// Whether the silent part runs.
    let wakes: Bool

    init(
      _ setting: [String], _ rule: String, away: [String], locked: [String], front: [String],
      wakes: Bool = true
    ) {
      self.setting = setting
      self.rule = rule
      self.away = away
      self.locked = locked
      self.front = front
      self.wakes = wakes
    }

    var testDescription: String { "\(setting): \(rule)" }
  }

  private static let asked = ["willPresent(active)", "= [.banner, .list, .sound, .badge]"]
  private static let heard = ["♪ default", "badge 0>3"]
  private static let payload = #"{"aps":{"alert":"Hello","sound":"default","badge":3,"content-available":1}}"#

  private static func nothing(_ setting: [String], _ rule: String, _ reason: String, wakes: Bool) -> Row {
    let dropped = ["dropped visible \(reason)"]
    return Row(setting, rule, away: dropped, locked: dropped, front: dropped, wakes: wakes)
  }

  static let rows: [Row] = [
    nothing(["permission ask"], "ios.permission.none", "notAsked", wakes: true),
    Row(
      [], "ios.show.locked", away: ["shown banner,list,sound,badge"] + heard,
      locked: ["shown lock-screen,list,sound,badge,light"] + heard,
      front: asked + ["shown banner,list,sound,badge"] + heard),
    nothing(["deny"], "ios.permission.denied", "denied", wakes: true),
    nothing(
      ["banners", "lock-screen", "list", "sound", "badge"].map { "setting \($0) off" },
      "ios.permission.all-off", "allOff", wakes: false),
    Row(
      ["setting banners off"], "ios.setting.banners",
      away: ["no banner: switchedOff", "shown list,sound,badge"] + heard,
      locked: ["shown lock-screen,list,sound,badge,light"] + heard,
      front: asked + ["no banner: switchedOff", "shown list,sound,badge"] + heard),
    Row(
      ["setting banners off", "setting lock-screen off", "setting list off"], "ios.setting.list",
      away: ["no banner: switchedOff", "no list: switchedOff", "shown sound,badge"] + heard,
      locked: ["no lock-screen: switchedOff", "no list: switchedOff", "shown sound,badge"] + heard,
      front: asked + ["no banner: switchedOff", "no list: switchedOff", "shown sound,badge"] + heard),
    Row(
      ["setting list off"], "ios.setting.list",
      away: ["no list: switchedOff", "shown banner,sound,badge"] + heard,
      locked: ["no list: switchedOff", "shown lock-screen,sound,badge,light"] + heard,
      front: asked + ["no list: switchedOff", "shown banner,sound,badge"] + heard),
    Row(
      ["setting lock-screen off"], "ios.setting.lock-screen", away: ["shown banner,list,sound,badge"] + heard,
      locked: ["no lock-screen: switchedOff", "shown list,sound,badge"] + heard,
      front: asked + ["shown banner,list,sound,badge"] + heard),
    Row(
      ["setting sound off"], "ios.setting.sound",
      away: ["no sound: switchedOff", "shown banner,list,badge", "badge 0>3"],
      locked: ["no sound: switchedOff", "shown lock-screen,list,badge,light", "badge 0>3"],
      front: asked + ["no sound: switchedOff", "shown banner,list,badge", "badge 0>3"]),
    Row(
      ["setting badge off"], "ios.setting.badge",
      away: ["no badge: switchedOff", "shown banner,list,sound", "♪ default"],
      locked: ["no badge: switchedOff", "shown lock-screen,list,sound,light", "♪ default"],
      front: asked + ["no badge: switchedOff", "shown banner,list,sound", "♪ default"]),
    Row(
      ["allow provisional"], "ios.permission.provisional",
      away: ["no banner,sound,badge: provisional", "shown list"],
      locked: ["no lock-screen,sound,badge: provisional", "shown list"],
      front: asked + ["no banner,sound,badge: provisional", "shown list"]),
    Row(
      ["allow ephemeral"], "ios.show", away: ["shown banner,list,sound,badge"] + heard,
      locked: ["shown lock-screen,list,sound,badge,light"] + heard,
      front: asked + ["shown banner,list,sound,badge"] + heard),
    nothing(["phone os 11", "allow provisional"], "ios.permission.none", "notAsked", wakes: true),
    nothing(["phone os 13", "allow ephemeral"], "ios.permission.ephemeral", "notAsked", wakes: true),
    Row(
      ["app types alert"], "ios.types",
      away: ["no sound,badge: notRequested", "shown banner,list"],
      locked: ["no sound,badge: notRequested", "shown lock-screen,list,light"],
      front: ["no sound,badge: notRequested"] + asked + ["shown banner,list"]),
    Row(
      ["app types sound,badge"], "ios.types",
      away: ["no banner,list: notRequested", "shown sound,badge"] + heard,
      locked: ["no banner,list: notRequested", "shown sound,badge"] + heard,
      front: ["no banner,list: notRequested"] + asked + ["shown sound,badge"] + heard),
  ]

  private func visible(_ run: PhoneRun) -> [String] {
    run.said.filter { said in
      !said.hasPrefix("didReceiveRemote") && said != "= .newData" && said != "still runs"
        && !said.hasPrefix("dropped background") && !said.contains("badge kept")
    }
  }

  @Test(arguments: rows) func overlay(_ row: Row) throws {
    for (lines, state, expected) in [
      ([], AppState.background, row.away), (["phone lock"], .background, row.locked),
      ([], .foreground, row.front),
    ] {
      var run = PhoneRun(state)
      try run.prepare(row.setting + lines)
      try run.receive(Self.payload)
      #expect(visible(run) == expected, "\(lines) \(state)")
      let ran = run.calls.contains { $0.hasPrefix("didReceiveRemoteNotification") }
      #expect(ran == row.wakes, "\(state)")
    }
    var rules: Set<String> = []
    for lines in [[], ["phone lock"]] {
      var run = PhoneRun(.background)
      try run.prepare(row.setting + lines)
      try run.receive(Self.payload)
      rules.formUnion(run.rules)
    }
    #expect(rules.contains(row.rule))
  }

  @Test func theProvisionalListNeedsTheOption() throws {
    var run = PhoneRun(.foreground, presents: [.banner, .sound])
    try run.prepare(["allow provisional"])
    try run.receive(#"{"aps":{"alert":"x","sound":"default"}}"#)
    #expect(run.said.last == "dropped visible provisional")
    #expect(run.rules.contains("ios.permission.provisional.front"))
    #expect(run.phone.centre.entries.isEmpty)
  }

  /// What is forbidden leaves the row of the kind that remains: a denied alert with a silent part is a silent push.
  @Test(arguments: AppState.allCases) func aDeniedAlertWithASilentPartIsASilentPush(_ state: AppState) throws
  {
    var denied = PhoneRun(state)
    try denied.prepare(["deny"])
    try denied.receive(#"{"aps":{"alert":"x","content-available":1}}"#)
    var silent = PhoneRun(state)
    try silent.receive(#"{"aps":{"content-available":1}}"#)
    #expect(denied.calls == silent.calls)
  }

  @Test(arguments: ["deny", "permission ask"], ["9", "17"])
  func withoutPermissionTheFallbackStopsToo(_ line: String, _ version: String) throws {
    var run = PhoneRun(.foreground)
    try run.prepare([line, "phone os \(version)", "app delegate none"])
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.calls.isEmpty)
    run.forget()
    try run.receive(#"{"aps":{}}"#)
    #expect(run.calls.count == 1, "an empty push is not stopped")
  }

  @Test(arguments: [("6", true), ("7", true), ("8", false), ("17", false)])
  func beforeIOS8ThereIsNoTokenWithoutPermission(_ version: String, _ isDropped: Bool) throws {
    var run = PhoneRun(.background)
    try run.prepare(["permission ask", "phone os \(version)"])
    try run.receive(#"{"aps":{"content-available":1}}"#)
    #expect(run.rules.contains("ios.permission.token") == isDropped)
    #expect(run.calls.isEmpty == isDropped)
  }

  @Test(arguments: [("7", true), ("9", true)]) func withNoTypesASilentPushStillWorks(
    _ version: String, _ runs: Bool
  ) throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone os \(version)", #"app types """#])
    try run.receive(#"{"aps":{"alert":"x","content-available":1}}"#)
    #expect(
      run.said == [
        "no banner,list: notRequested", "dropped visible notRequested",
        "didReceiveRemoteNotification(background)", "= .newData",
      ])
  }

  @Test(arguments: [
    ("deny", RuleSwitch.deniedDropsSilent, "ios.permission.silent", "denied", false),
    ("allOff", .allOffDeliversSilent, "ios.permission.silent.all-off", "allOff", true),
  ])
  func theSilentPartOfAnAppThatMayNotNotify(
    _ setting: String, _ name: RuleSwitch, _ rule: String, _ reason: String, _ runsWithSwitch: Bool
  ) throws {
    for state in [AppState.foreground, .background] {
      for isOn in [false, true] {
        var run = PhoneRun(state)
        let all = ["banners", "lock-screen", "list", "sound", "badge"].map { "setting \($0) off" }
        try run.prepare(setting == "deny" ? ["deny"] : all)
        run.switches[name] = isOn
        try run.receive(#"{"aps":{"content-available":1}}"#)
        #expect(run.calls.isEmpty == (isOn != runsWithSwitch))
        #expect(run.said.contains("dropped background \(reason)") == (isOn != runsWithSwitch))
        #expect(run.said.contains("still runs") == (isOn == runsWithSwitch))
        #expect(run.rules.contains(rule))
      }
    }
  }

  @Test func asksWithoutPermission() throws {
    var run = PhoneRun(.foreground)
    try run.prepare(["deny"])
    run.switches[.asksWithoutPermission] = true
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.said == Self.asked + ["dropped visible denied"])
  }

  @Test func anAppClipMayNotifyForEightHoursAfterItsLaunch() throws {
    var run = PhoneRun(.notRunning)
    try run.prepare(["allow ephemeral", "app open", "app background"])
    run.pass(minutes: 8 * 60 - 1)
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.said == ["shown banner,list"])
    run.forget()
    run.pass(minutes: 1)
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.said == ["dropped visible notAsked"])
    #expect(run.rules.last == "ios.permission.ephemeral")
  }

  @Test func whatLayOnTheLockScreenAloneIsGoneOnceUnlocked() throws {
    var run = PhoneRun(.background)
    try run.prepare(["setting list off", "phone lock"])
    let number = try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.phone.centre.entries.map(\.number) == [number])
    run.forget()
    try run.prepare([])
    run.perform(.life(.unlock))
    #expect(run.said.contains("removed unlocked"))
    #expect(run.rules.contains("ios.unlock.lock-screen"))
    #expect(run.phone.centre.entries.isEmpty)
  }
}
