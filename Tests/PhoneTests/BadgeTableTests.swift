import Testing

@testable import Phone

/// The badge by every source and every kind of number.
@Suite struct BadgeTableTests {
  /// What sets it.
  enum Source: String {
    case remote, icon, count, local, legacyLocal
  }

  struct Row: CustomTestStringConvertible {
    let rule: String
    let source: Source
    let number: Int
    let os: OSVersion
    let after: Int
    let keepsList: Bool
    var switches: [RuleSwitch] = []

    init(
      _ rule: String, _ source: Source, _ number: Int, _ os: OSVersion = .latest(17), to after: Int,
      keepsList: Bool, _ switches: [RuleSwitch] = []
    ) {
      self.rule = rule
      self.source = source
      self.number = number
      self.os = os
      self.after = after
      self.keepsList = keepsList
      self.switches = switches
    }

    var testDescription: String { "\(rule): \(source) \(number) on iOS \(os.text)" }
  }

  /// Every row begins with a badge of 3 and one notification.
  private static let rows: [Row] = [
    Row("ios.badge.remove", .remote, 0, to: 0, keepsList: false),
    Row("ios.badge.set", .remote, 7, to: 7, keepsList: true),
    Row("ios.badge.negative", .remote, -1, to: 3, keepsList: true),
    Row("ios.badge.zero", .remote, -1, to: 0, keepsList: false, [.negativeBadgeClears]),
    Row("ios.icon-badge.zero", .icon, 0, to: 0, keepsList: false),
    Row("ios.icon-badge", .icon, 7, to: 7, keepsList: true),
    Row("ios.icon-badge.negative", .icon, -1, to: 0, keepsList: true),
    Row("ios.icon-badge.negative", .icon, -1, to: 0, keepsList: false, [.negativeIconBadgeClears]),
    Row("ios.icon-badge", .icon, 7, OSVersion(6), to: 7, keepsList: true),
    Row("ios.app.badge.zero", .count, 0, to: 0, keepsList: false),
    Row("ios.app.badge.zero", .count, 0, to: 0, keepsList: true, [.setBadgeCountKeepsList]),
    Row("ios.app.badge", .count, 7, to: 7, keepsList: true),
    Row("ios.app.badge", .count, 7, OSVersion(16), to: 7, keepsList: true),
    Row("ios.app.badge.version", .count, 7, .latest(15), to: 3, keepsList: true),
    Row("ios.app.badge.negative", .count, -1, to: 3, keepsList: true),
    Row("ios.app.badge.negative", .count, -1, to: 0, keepsList: false, [.setBadgeCountTakesNegative]),
    Row("ios.local-badge.zero", .local, 0, to: 0, keepsList: false),
    Row("ios.local-badge.11", .local, 0, .latest(11), to: 3, keepsList: true),
    Row("ios.local-badge", .local, 7, to: 7, keepsList: true),
    Row("ios.local-badge.negative", .local, -1, to: 0, keepsList: true),
    Row("ios.local-badge.legacy-zero", .legacyLocal, 0, .latest(9), to: 3, keepsList: true),
    Row("ios.local-badge", .legacyLocal, 7, .latest(9), to: 7, keepsList: true),
    Row("ios.local-badge.negative", .legacyLocal, -1, .latest(9), to: 0, keepsList: true),
  ]

  private static func set(_ row: Row, from before: Int = 3) throws -> PhoneRun {
    var run = PhoneRun(.background, badge: before)
    try run.receive(#"{"aps":{"alert":"Hello"}}"#)
    run.phone.pose(.background, os: row.os)
    for name in row.switches { run.switches[name] = true }
    run.forget()
    switch row.source {
    case .remote: try run.receive(#"{"aps":{"badge":\#(row.number)}}"#)
    case .icon: run.perform(.life(.iconBadge(row.number)))
    case .count: run.perform(.appBadge(row.number))
    case .local, .legacyLocal:
      let turn = Turn(at: run.at, on: run.phone.os, switches: run.switches, code: nil)
      run.phone.setLocalBadge(
        row.number, by: row.source == .local ? .local : .legacyLocal, hasTitle: false, turn, &run.log)
    }
    return run
  }

  @Test(arguments: rows) func set(_ row: Row) throws {
    let run = try Self.set(row)
    #expect(run.phone.badge.number == row.after)
    #expect(run.phone.centre.entries.isEmpty == !row.keepsList, "ios.badge.zero")
    #expect(run.rules.contains(row.rule))
    #expect(run.rules.contains("ios.badge.zero") == !row.keepsList)
    let lines = run.phone.badge.lines
    #expect(lines.count == (row.after == 3 ? 1 : 2), "the ledger has every change, and no more")
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.change.to == $1.change.from })
  }

  /// The cause of a change is the call that made it.
  @Test(arguments: [
    (Source.remote, BadgeCause.push), (.icon, .appIcon), (.count, .app), (.local, .local),
    (.legacyLocal, .local),
  ])
  func theLedgerNamesTheCause(_ source: Source, _ cause: BadgeCause) throws {
    let run = try Self.set(Row("", source, 7, to: 7, keepsList: true))
    #expect(run.phone.badge.lines.last?.change == BadgeChange(from: 3, to: 7, cause: cause))
  }

  @Test(arguments: [Source.remote, .icon, .count, .local]) func zeroFromZeroLeavesTheList(_ source: Source)
    throws
  {
    let run = try Self.set(Row("", source, 0, to: 0, keepsList: true), from: 0)
    #expect(run.phone.centre.entries.count == 1)
  }

  /// iOS 11 asks for a title.
  @Test func aTitleMakesUpForTheFaultOfIOS11() throws {
    var run = PhoneRun(.background, badge: 3)
    run.phone.pose(.background, os: .latest(11))
    let turn = Turn(at: run.at, on: run.phone.os, switches: run.switches, code: nil)
    run.phone.setLocalBadge(0, by: .local, hasTitle: true, turn, &run.log)
    #expect(run.phone.badge.number == 0)
  }

  typealias Barred = (status: AuthorizationStatus, badges: Bool, os: OSVersion, isSet: Bool)

  private static let barred: [Barred] = [
    (.authorized, true, .latest(17), true), (.authorized, false, .latest(17), false),
    (.denied, true, .latest(17), false), (.notDetermined, true, .latest(17), false),
    (.provisional, true, .latest(17), false), (.ephemeral, true, .latest(17), true),
    (.denied, false, .latest(7), true),
  ]

  @Test(arguments: barred.indices) func withoutPermission(_ index: Int) throws {
    let row = Self.barred[index]
    for command in [PhoneCommand.life(.iconBadge(7)), .appBadge(7)] {
      if command == .appBadge(7), row.os < OSVersion(16) { continue }
      var run = PhoneRun(.background, badge: 3)
      run.phone.pose(.background, os: row.os)
      run.phone.permission.status = row.status
      run.phone.permission.settings.badge = row.badges
      run.perform(command)
      #expect(run.phone.badge.number == (row.isSet ? 7 : 3))
      #expect(run.rules.contains("ios.badge.permission") == !row.isSet)
    }
  }

  /// Opening the app, clearing entries and restarting never change it.
  @Test(arguments: [
    PhoneCommand.appOpen, .clear, .dismiss(.row(1)), .tap(.row(1), action: nil), .appKill, .life(.restart),
    .life(.removesDelivered(["all"])),
  ])
  func nothingElseChangesIt(_ command: PhoneCommand) throws {
    var run = PhoneRun(.background, badge: 3)
    try run.receive(#"{"aps":{"alert":"Hello"}}"#)
    run.perform(command)
    #expect(run.phone.badge.number == 3)
  }
}
