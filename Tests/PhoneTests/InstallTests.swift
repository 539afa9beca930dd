import Testing

@testable import Phone

@Suite struct InstallTests {
  private static let alert = #"{"aps":{"alert":"Hi","badge":2}}"#

  @Test func removedItTakesListBadgeAndPermissionAlong() throws {
    var run = PhoneRun(.background)
    try run.receive(Self.alert)
    run.forget()
    run.perform(.appRemove(after: nil))
    #expect(
      run.said == ["user removesApp", "background>notRunning", "removed appRemoved", "badge 2>0"])
    #expect(Set(run.rules) == ["ios.app.removed"])
    #expect(run.phone.badge.number == 0 && run.phone.centre.entries.isEmpty)
    #expect(run.phone.permission.status == .notDetermined)
    #expect(run.phone.tokens.all.isEmpty)
  }

  @Test func aPushThatComesAllTheSameEndsHere() throws {
    var run = PhoneRun(.background)
    run.perform(.appRemove(after: 3_600_000_000))
    run.forget()
    try run.receive(Self.alert)
    #expect(run.said == ["dropped visible notInstalled"])
    #expect(run.rules.last == "ios.arrive.absent")
  }

  @Test func installedAnewItAsksAndRegisters() {
    var run = PhoneRun(.foreground)
    let old = run.phone.tokens.text(of: .device)
    run.perform(.appRemove(after: nil))
    run.forget()
    run.perform(.appInstall(after: nil))
    let token = run.phone.tokens.text(of: .device) ?? ""
    #expect(token != old && run.phone.app == .foreground)
    #expect(run.said.contains("asks requestAuthorization"))
    #expect(run.said.contains("asks registerForRemoteNotifications"))
    #expect(run.calls.contains("didRegisterForRemoteNotifications(\(token.prefix(8))…)"))
    #expect(run.rules.contains("ios.register.voip"))
    #expect(run.phone.permission.status == .notDetermined, "the person has not answered yet")
  }

  @Test func installedOverItselfItIsRemovedFirst() {
    var run = PhoneRun(.foreground)
    run.perform(.appInstall(after: nil))
    #expect(run.rules.first == "ios.app.removed" && run.rules.contains("ios.install"))
  }

  static let needing: [PhoneCommand] = [
    .appOpen, .appBackground, .appSuspend, .appInactive, .appKill, .appTerminate, .appBadge(3),
    .appRemove(after: nil), .listTokens,
  ]

  @Test(arguments: needing) func withoutTheAppThereIsNothingToDo(_ command: PhoneCommand) {
    var run = PhoneRun(.notRunning)
    run.perform(.appRemove(after: nil))
    run.forget()
    run.perform(command)
    #expect(run.said == ["nothing there"] && run.rules == ["belfry.app.absent"])
  }

  @Test func anotherBuildHasOtherTokensAndKeepsTheRest() throws {
    var run = PhoneRun(.background)
    try run.receive(Self.alert)
    let old = run.phone.tokens.text(of: .device) ?? ""
    run.forget()
    run.perform(.appBundle("com.acme.shop"))
    run.perform(.appEnvironment(.production))
    #expect(run.phone.setup.bundleID == "com.acme.shop" && run.phone.setup.environment == .production)
    #expect(run.phone.badge.number == 2 && run.phone.permission.status == .authorized)
    #expect(run.phone.tokens.standing(of: old, run.phone.setup, at: run.at) == .unregistered(since: run.at))
    #expect(run.rules.contains("belfry.app.built"))
    run.forget()
    run.perform(.appBundle("com.acme.shop"))
    #expect(run.rules == ["belfry.app.same"])
  }

  @Test func theListNamesEveryToken() {
    var run = PhoneRun(.background)
    run.perform(.listTokens)
    #expect(run.said.count == TokenKind.plain.count)
    #expect(run.said.first == "token device \(run.phone.tokens.text(of: .device) ?? "")")
    #expect(Set(run.rules) == ["belfry.tokens"])
  }
}
