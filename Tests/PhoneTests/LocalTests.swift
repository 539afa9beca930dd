import Testing

@testable import Phone

/// Scheduling local notifications: triggers, limits, identifiers.
@Suite struct LocalTests {
  // MARK: add

  struct Adding: Sendable, CustomTestStringConvertible {
    let rule: String
    let trigger: LocalTrigger
    var os = OSVersion(17)
    var status = AuthorizationStatus.authorized
    var file: String?
    let isKept: Bool
    var crashes = false

    var testDescription: String { "\(rule), \(trigger), iOS \(os.text), \(status)" }
  }

  private static let soon = LocalTrigger.interval(1, repeats: false)

  static let addings: [Adding] = [
    Adding(rule: "ios.local.add", trigger: soon, isKept: true),
    Adding(
      rule: "ios.local.interval", trigger: .interval(0, repeats: false), isKept: false, crashes: true),
    Adding(
      rule: "ios.local.interval", trigger: .interval(-1, repeats: true), isKept: false, crashes: true),
    Adding(
      rule: "ios.local.repeats", trigger: .interval(59_999_999, repeats: true), isKept: false, crashes: true
    ),
    Adding(rule: "ios.local.add", trigger: .interval(60_000_000, repeats: true), isKept: true),
    Adding(rule: "ios.local.ios", trigger: soon, os: OSVersion(9, 3), isKept: false),
    Adding(rule: "ios.local.add", trigger: soon, os: OSVersion(10), isKept: true),
    Adding(rule: "ios.local.denied", trigger: soon, status: .denied, isKept: false),
    Adding(rule: "ios.local.denied", trigger: soon, status: .notDetermined, isKept: false),
    Adding(rule: "ios.local.add", trigger: soon, status: .provisional, isKept: true),
    Adding(rule: "ios.local.attachment", trigger: soon, file: "a.tmp", isKept: false),
    Adding(rule: "ios.local.add", trigger: soon, file: "a.png", isKept: true),
    Adding(
      rule: "ios.local.past", trigger: .calendar(CalendarMatch(.date(0), minute: 0), repeats: false),
      isKept: false),
    Adding(
      rule: "ios.local.add", trigger: .calendar(CalendarMatch(.every, minute: 0), repeats: true), isKept: true
    ),
    Adding(rule: "ios.local.add", trigger: .region(.enter, "home", repeats: true), isKept: true),
  ]

  @Test(arguments: addings) func add(_ row: Adding) {
    var run = PhoneRun(.foreground)
    run.phone.os = row.os
    run.phone.permission.status = row.status
    run.add("Hello", row.trigger) { content in
      if let file = row.file { content.attachments = [Attachment(file, bytes: 1)] }
    }
    #expect(run.rules.contains(row.rule))
    #expect(run.waiting == (row.isKept ? ["local-1"] : []))
    #expect((run.phone.app == .notRunning) == row.crashes)
  }

  @Test func anAppThatSleepsCannotAdd() {
    var run = PhoneRun(.suspended)
    run.add()
    #expect(run.rules == ["ios.app.asleep"])
  }

  @Test func nothingToLookUpBeforeIOS10() {
    for command in [LocalCommand.list, .find("a", .pending), .remove(["a"], .pending), .removeAll(nil)] {
      var run = PhoneRun(.foreground)
      run.phone.os = OSVersion(9)
      run.perform(.local(command))
      #expect(run.rules == ["ios.local.ios"])
    }
  }

  // MARK: the limit

  /// 65 requests, the first of them due first, the second due last.
  @Test(arguments: [(false, "r0"), (true, "r1")]) func limit(_ keepsSoonest: Bool, _ gone: String) {
    var run = PhoneRun(.foreground)
    run.switches[.pendingKeepsSoonest] = keepsSoonest
    for number in 0..<65 {
      let seconds = number == 1 ? 1000 : 10 + number
      run.add("x", .interval(Int64(seconds) * 1_000_000, repeats: false), id: "r\(number)")
    }
    #expect(run.waiting.count == 64)
    #expect(!run.waiting.contains(gone))
    #expect(run.rules.last == "ios.local.limit")
  }

  @Test func legacyKeepsTheSoonestAndCountsARepeatingOneOnce() {
    var run = PhoneRun(.foreground)
    run.phone.os = OSVersion(9)
    run.schedule(.after(1_000_000_000, every: nil), id: "last")
    for number in 0..<64 { run.schedule(.after(60_000_000, every: .minute), id: "r\(number)") }
    #expect(run.waiting.count == 64)
    #expect(!run.waiting.contains("last"))
    #expect(run.rules.last == "ios.local.limit.legacy")
  }

  // MARK: identifiers

  @Test func theSameIdentifierReplaces() {
    var run = PhoneRun(.background)
    run.add("one", .interval(10_000_000, repeats: false), id: "a")
    run.add("two", .interval(5_000_000, repeats: false), id: "a")
    #expect(run.waiting == ["a"])
    #expect(run.rules.last == "ios.local.replace")
    run.live(seconds: 12)
    #expect(run.phone.centre.entries.map { $0.payload.alert?.body?.shown } == ["two"])
    run.add("three", .interval(1_000_000, repeats: false), id: "a")
    run.live(seconds: 2)
    #expect(run.phone.centre.entries.map { $0.payload.alert?.body?.shown } == ["three"])
    #expect(run.said.contains("removed replaced #2"))
  }

  @Test func withoutAnIdentifierEachIsOfItsOwn() {
    var run = PhoneRun(.background)
    for _ in 0..<3 {
      run.add("x", .now)
      run.arriveFired()
    }
    #expect(run.phone.centre.entries.map(\.identifier) == ["local-1", "local-2", "local-3"])
  }

  @Test func listFindRemove() {
    var run = PhoneRun(.background)
    for id in ["a", "b", "c"] { run.add("x", .interval(600_000_000, repeats: false), id: id) }
    run.add("now", .now, id: "d")
    run.live(seconds: 0)
    run.forget()
    run.perform(.local(.list))
    run.perform(.local(.find("b", .pending)))
    run.perform(.local(.find("b", .delivered)))
    run.perform(.local(.find("d", .delivered)))
    run.perform(.local(.remove(["a", "x"], .pending)))
    run.perform(.local(.remove(["d"], .delivered)))
    #expect(
      run.log.steps.map(\.event) == [
        .local(.pending(["a", "b", "c"])), .local(.pending(["b"])), .local(.delivered([])),
        .local(.delivered(["d"])), .local(.removed(["a"])), .removed(.byApp),
      ])
    #expect(
      run.rules.prefix(5) == [
        "ios.local.list", "ios.local.list", "ios.local.list", "ios.local.list", "ios.local.remove",
      ])
    run.perform(.local(.removeAll(nil)))
    #expect(run.waiting == [])
    run.live(seconds: 700)
    #expect(run.phone.centre.entries.isEmpty)
  }

  @Test func legacyCancel() {
    var run = PhoneRun(.foreground)
    run.phone.os = OSVersion(8)
    run.schedule(.after(60_000_000, every: nil), id: "a")
    run.schedule(.after(60_000_000, every: nil), id: "b")
    run.schedule(.after(60_000_000, every: nil), id: "c")
    run.perform(.local(.cancel("b")))
    #expect(run.waiting == ["a", "c"])
    run.perform(.local(.cancelAll))
    #expect(run.waiting == [])
    #expect(
      run.rules == Array(repeating: "ios.local.schedule", count: 3) + [
        "ios.local.cancel", "ios.local.cancel",
      ])
  }

  // MARK: clocks and places

  private static let hour: Int64 = 3_600_000_000

  /// 2025-12-29 09:20 UTC, a Monday.
  private static let monday = Instant(microseconds: 1_767_000_000_000_000)

  @Test(arguments: [
    ("9:00", 0, "2025-12-30 09:00:00"), ("9:30", 0, "2025-12-29 09:30:00"),
    ("9:20", 0, "2025-12-30 09:20:00"), ("9:00", 8, "2025-12-30 01:00:00"),
    ("18:00", 8, "2025-12-29 10:00:00"), ("0:00", -5, "2025-12-30 05:00:00"),
    ("mon 9:00", 0, "2026-01-05 09:00:00"), ("mon 10:00", 0, "2025-12-29 10:00:00"),
    ("sun 9:00", 0, "2026-01-04 09:00:00"), ("2025-12-31T09:00", 0, "2025-12-31 09:00:00"),
    ("2026-12-01T09:00", 8, "2026-12-01 01:00:00"),
  ])
  func calendar(_ text: String, _ offset: Int, _ due: String) throws {
    let parts = text.split(separator: " ").map(String.init)
    let match = try #require(
      parts.count == 2
        ? CalendarMatch(weekday: parts[0], clock: parts[1])
        : CalendarMatch(moment: text) ?? CalendarMatch(clock: text))
    let next = try #require(match.next(after: Self.monday, offset: offset * 3600))
    #expect(CivilTime(next, offset: 0).text == due)
  }

  @Test(arguments: [
    "24:00", "9:60", "9", "9:0", "noon", "", "mon", "2026-02-30T09:00", "2026-01-01", "2026-01-01T9",
  ])
  func noTime(_ text: String) {
    #expect(CalendarMatch(clock: text) == nil)
    #expect(CalendarMatch(moment: text) == nil)
    #expect(CalendarMatch(weekday: text, clock: "9:00")?.weekday == (text == "mon" ? "mon" : nil))
  }

  @Test(arguments: [
    (RepeatInterval.minute, "2025-01-31 10:00:00", "2025-01-31 10:01:00"),
    (.hour, "2025-01-31 10:00:00", "2025-01-31 11:00:00"),
    (.day, "2025-01-31 10:00:00", "2025-02-01 10:00:00"),
    (.week, "2025-01-31 10:00:00", "2025-02-07 10:00:00"),
    (.month, "2025-01-31 10:00:00", "2025-02-28 10:00:00"),
    (.year, "2024-02-29 10:00:00", "2025-02-28 10:00:00"),
  ])
  func repeatInterval(_ interval: RepeatInterval, _ start: String, _ next: String) throws {
    let date = try #require(CivilTime(start)).instant(offset: 0)
    let found = interval.next(of: date, after: date, offset: 0)
    #expect(CivilTime(found, offset: 0).text == next)
  }

  @Test func theThirtyFirstComesBack() throws {
    let date = try #require(CivilTime("2025-01-31 10:00:00")).instant(offset: 0)
    let february = RepeatInterval.month.next(of: date, after: date, offset: 0)
    let march = RepeatInterval.month.next(of: date, after: february, offset: 0)
    #expect(CivilTime(march, offset: 0).text == "2025-03-31 10:00:00")
  }

  @Test func repeatingOnesComeBack() {
    var run = PhoneRun(.background)
    run.add("x", .interval(60_000_000, repeats: true), id: "a")
    run.schedule(.after(30_000_000, every: .minute), id: "b")
    run.live(seconds: 185)
    #expect(run.said.filter { $0 == "shown banner,list" }.count == 6)
    #expect(run.waiting == ["a", "b"])
  }

  @Test func aNewZoneMovesWhatTheCalendarSays() throws {
    var run = PhoneRun(.foreground)
    run.at = Self.monday
    let match = try #require(CalendarMatch(clock: "18:00"))
    run.add("x", .calendar(match, repeats: true), id: "a")
    run.add("x", .interval(50_000_000, repeats: false), id: "b")
    #expect(
      run.phone.local.pending.map { $0.due?.microseconds ?? 0 }[0] == Self.monday.microseconds
        + 31_200_000_000)
    run.perform(.local(.zone(8 * Self.hour)))
    #expect(run.phone.local.pending[0].due == Self.monday.moved(byMicroseconds: 2_400_000_000))
    #expect(run.phone.local.pending[1].due == Self.monday.moved(byMicroseconds: 50_000_000))
    #expect(run.rules.last == "ios.local.zone")
    run.live(seconds: 2401)
    #expect(run.said.filter { $0 == "shown banner,list" }.isEmpty == false)
  }

  @Test func regions() {
    var run = PhoneRun(.background)
    run.add("in", .region(.enter, "home", repeats: false), id: "in")
    run.add("out", .region(.exit, "home", repeats: true), id: "out")
    run.add("other", .region(.enter, "work", repeats: true), id: "other")
    run.forget()
    for _ in 0..<2 {
      run.perform(.local(.region(.enter, "home")))
      run.perform(.local(.region(.exit, "home")))
    }
    run.live(seconds: 0)
    #expect(run.phone.centre.entries.map { $0.payload.alert?.body?.shown } == ["in", "out"])
    #expect(run.waiting == ["out", "other"])
    #expect(run.rules.first == "ios.local.region")
    run.forget()
    run.perform(.local(.region(.exit, "home")))
    #expect(run.rules == ["ios.local.region.same"])
  }

  @Test func onlyTwentyRegionsAreWatched() {
    var run = PhoneRun(.background)
    for number in 1...21 { run.add("x", .region(.enter, "r\(number)", repeats: true)) }
    run.perform(.local(.region(.enter, "r20")))
    #expect(run.phone.hasFired)
    run.arriveFired()
    run.perform(.local(.region(.enter, "r21")))
    #expect(!run.phone.hasFired)
  }

  @Test func legacyRegionsCameWithIOS8() {
    for (version, isKept) in [(7, false), (8, true)] {
      var run = PhoneRun(.foreground)
      run.phone.os = .latest(version)
      run.schedule(.region(.enter, "home", repeats: false), id: "a")
      #expect(run.waiting == (isKept ? ["a"] : []))
    }
  }
}
