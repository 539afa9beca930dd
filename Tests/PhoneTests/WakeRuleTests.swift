import Testing

@testable import Phone

/// When a silent push wakes an app that is not in front, by version and setting.
@Suite struct WakeRuleTests {
  private static let silent = #"{"aps":{"content-available":1}}"#
  private static let versions = ["7", "8", "9", "10.0", "11", "12", "13", "14", "15", "16", "17", "18", "26"]
  private static let away: [AppState] = [.background, .suspended, .notRunning]

  @Test(arguments: versions) func backgroundAppRefresh(_ version: String) throws {
    let rules = ["7": "ios.silent.refresh.ios7", "8": "", "9": "", "10.0": "", "11": "", "12": ""]
    let rule = rules[version] ?? "ios.silent.refresh"
    for state in Self.away {
      var run = PhoneRun(state)
      try run.prepare(["phone os \(version)", "setting refresh off"])
      try run.receive(Self.silent)
      #expect(run.calls.isEmpty == !rule.isEmpty, "\(state)")
      if !rule.isEmpty {
        #expect(run.said == ["dropped background refreshOff"])
        #expect(run.rules.last == rule)
      }
    }
  }

  @Test(arguments: versions, AppState.allCases) func lowPowerMode(_ version: String, _ state: AppState) throws
  {
    var run = PhoneRun(state)
    try run.prepare(["phone os \(version)", "phone low-power on"])
    let number = try run.receive(Self.silent)
    let isHeld = Self.away.contains(state) && run.phone.os.major >= 9
    #expect(run.said.contains("held lowPower") == isHeld)
    #expect(run.rules.contains("ios.silent.low-power") == isHeld)
    #expect(run.phone.silent.held == (isHeld ? number : nil))
  }

  @Test(arguments: away) func whatLowPowerModeHeldComesWhenItEnds(_ state: AppState) throws {
    var run = PhoneRun(state)
    try run.prepare(["phone low-power on"])
    let number = try run.receive(Self.silent)
    run.forget()
    run.perform(.set(.lowPower(isOn: false)))
    #expect(run.said.contains("released"))
    #expect(run.rules.contains("ios.silent.power-back"))
    #expect(run.calls.last == "didReceiveRemoteNotification(background)")
    #expect(run.log.steps.last { $0.rule == "ios.silent.answer" }?.push == number)
  }

  @Test func whatLowPowerModeHeldComesWhenTheAppIsOpened() throws {
    var run = PhoneRun(.suspended)
    try run.prepare(["phone low-power on"])
    try run.receive(Self.silent)
    run.forget()
    run.perform(.appOpen)
    #expect(run.calls.contains("didReceiveRemoteNotification(inactive)"))
    run.forget()
    run.perform(.set(.lowPower(isOn: false)))
    #expect(run.calls.isEmpty)
  }

  @Test(arguments: away) func lowPowerDelivers(_ state: AppState) throws {
    var run = PhoneRun(state)
    run.switches[.lowPowerDelivers] = true
    try run.prepare(["phone low-power on"])
    try run.receive(Self.silent)
    #expect(run.calls.contains("didReceiveRemoteNotification(background)"))
  }

  @Test(arguments: AppState.allCases, [false, true]) func backgroundMode(_ state: AppState, _ isStrict: Bool)
    throws
  {
    var run = PhoneRun(state)
    run.switches[.backgroundNeedsMode] = isStrict
    try run.prepare(["app mode remote-notification off"])
    try run.receive(#"{"aps":{"alert":"x","content-available":1}}"#)
    let isStopped = state == .suspended || state == .notRunning || state == .background && isStrict
    #expect(run.said.contains("dropped background noMode") == isStopped)
    if isStopped {
      #expect(run.rules.last == (state == .background ? "ios.silent.mode.background" : "ios.silent.mode"))
    }
    #expect(run.said.contains("shown banner,list"), "the visible part stays as it is")
  }

  /// Low Power Mode, refresh, mode and budget stop the waking of an app only, never one in front.
  @Test(arguments: [AppState.foreground, .inactive]) func inFrontNothingStopsIt(_ state: AppState) throws {
    var run = PhoneRun(state)
    try run.prepare(["phone low-power on", "setting refresh off", "app mode remote-notification off"])
    for _ in 1...5 { try run.receive(Self.silent) }
    #expect(run.calls.count == 5)
  }

  @Test func beforeTheFirstUnlockALaunchWaits() throws {
    var run = PhoneRun(.background)
    run.perform(.life(.restart))
    run.forget()
    try run.receive(#"{"aps":{"alert":"x","content-available":1}}"#)
    #expect(
      run.said == ["shown lock-screen,list,light", "hidden title,subtitle,body", "held beforeUnlock"])
    #expect(run.rules.contains("ios.silent.locked"))
    #expect(run.rules.contains("ios.previews.locked"))
    run.forget()
    run.perform(.life(.unlock))
    #expect(run.rules.contains("ios.silent.unlocked"))
    #expect(run.calls.last == "didReceiveRemoteNotification(background)")
  }

  @Test func wakesBeforeUnlock() throws {
    var run = PhoneRun(.background)
    run.switches[.wakesBeforeUnlock] = true
    run.perform(.life(.restart))
    run.forget()
    try run.receive(Self.silent)
    #expect(run.calls.last == "didReceiveRemoteNotification(background)")
  }

  @Test(arguments: [false, true]) func theSilentPartBesideAnAlertCounts(_ isFree: Bool) throws {
    var run = PhoneRun(.background)
    run.switches[.besideAlertFree] = isFree
    for _ in 1...4 { try run.receive(#"{"aps":{"alert":"x","content-available":1}}"#) }
    #expect(run.calls.count == (isFree ? 4 : 3))
    #expect(run.rules.contains("ios.silent.budget.beside") == !isFree)
    #expect(run.said.filter { $0 == "shown banner,list" }.count == 4)
  }

  @Test func aLockedPhoneIsInTheBackgroundColumns() throws {
    var run = PhoneRun(.foreground)
    run.perform(.life(.lock))
    run.forget()
    try run.receive(#"{"aps":{"alert":"x","content-available":1}}"#)
    #expect(run.calls == ["didReceiveRemoteNotification(background)"])
    #expect(run.said.first == "shown lock-screen,list,light")
  }
}
