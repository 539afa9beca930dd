import Phone
import Testing
import Words

@testable import Simulation

/// Local notifications and the rarer pushes as rows of the list.
@Suite struct KindArrivalTests {
  @Test func aLocalNotificationIsAnArrivalOfItsOwn() throws {
    var run = WorldRun()
    try run.play(#"local add "Stand up" title=Health in 5s id=stand badge=2"#, "app background")
    #expect(run.arrivals.rows.isEmpty)
    run.wait(seconds: 10)
    let row = try #require(run.arrivals.rows.last)
    #expect(row.origin == .local)
    #expect(row.vendor == "local")
    #expect(row.kind == .notification)
    #expect((row.title, row.body, row.collapseID) == ("Health", "Stand up", "stand"))
    #expect(row.outcome == .banner)
    #expect(row.badge == 2)
    #expect(row.appState == .background)
    #expect(run.phone.centre.entries.map(\.number) == [row.number])
    try run.play("tap #\(row.number.value)")
    #expect(run.arrivals.rows.last?.outcome == .tapped)
  }

  /// One that fires at once comes after the push that made it, and rows stay sorted.
  @Test func numbersStaySorted() throws {
    var run = WorldRun()
    try run.play(
      #"push json:'{"aps":{"alert":"a"}}'"#, #"local add "now""#, #"push json:'{"aps":{"alert":"b"}}'"#,
      #"local add "later" in 60s repeats"#)
    run.wait(seconds: 130)
    let numbers = run.arrivals.rows.map(\.number.value)
    #expect(numbers == [1, 2, 3, 4, 5])
    #expect(run.arrivals.rows.map(\.origin) == [.outside, .local, .outside, .local, .local])
  }

  @Test func everyOneOfAMonthFiresAtItsOwnMoment() throws {
    var run = WorldRun()
    try run.play(#"local add "x" daily 9:00 id=a"#, "app background", "clock 31d")
    let moments = run.arrivals.rows.map { CivilTime($0.at, offset: 0).clockText }
    #expect(moments == Array(repeating: "09:00:00", count: 31))
    #expect(run.phone.centre.entries.count == 1, "each takes the place of the one before")
  }

  @Test func aRegionBringsOne() throws {
    var run = WorldRun()
    try run.play(#"local add "home" enter home"#, "app background", "phone region enter home")
    #expect(run.outcomes == [.banner])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let kind: ArrivalKind
    let outcome: Outcome
    let en: String
    let zh: String

    var testDescription: String { lines.joined(separator: "; ") }
  }

  private static let voip = #"push json:'{"aps":{},"caller":"Ann"}' push-type=voip"#
  private static let start =
    #"push json:'{"aps":{"timestamp":1,"event":"start","attributes-type":"Ride","attributes":{},"#
    + #""content-state":{},"alert":{"title":"T"}}}' push-type=liveactivity"#

  static let rows: [Row] = [
    Row(
      lines: ["phone os 18", voip], kind: .call, outcome: .called,
      en: "A call. CallKit shows the call screen and the phone rings.",
      zh: "来电。CallKit 显示来电界面，手机响铃。"),
    Row(
      lines: ["phone os 18", "on pushkit report nothing", voip], kind: .call, outcome: .dropped,
      en:
        "Dropped. From iOS 13 on an app that returns without having reported a call is ended by an exception: never posted an incoming call.",
      zh: "已丢弃。自 iOS 13 起，回调返回前未上报来电的应用会因异常终止：never posted an incoming call。"),
    Row(
      lines: ["phone os 18", start], kind: .activity, outcome: .activity,
      en: "A Live Activity. The push starts a Live Activity in every state of the app.",
      zh: "实时活动。无论应用处于何种状态，推送都会启动实时活动。"),
    Row(
      lines: ["phone os 26", #"push json:'{"aps":{"content-changed":true}}' push-type=widgets"#],
      kind: .channel, outcome: .routed,
      en: "content-changed is true: the widget extension makes its timelines anew; no app callback.",
      zh: "content-changed 为 true：小组件扩展重新生成时间线；没有应用回调。"),
    Row(
      lines: [
        "phone os 18", "extension takes 5s", #"push json:'{"aps":{"alert":"x","mutable-content":1}}'"#,
      ], kind: .notification, outcome: .extension,
      en:
        "The service extension has it still. mutable-content is 1 and the push has alert text, so iOS hands it to the service extension before it shows it.",
      zh: "通知服务扩展正在处理。mutable-content 为 1 且推送带有文字，iOS 在展示前先交给通知服务扩展。"),
  ]

  @Test(arguments: rows) func sentence(_ row: Row) throws {
    var run = WorldRun()
    for line in row.lines { try run.play(line) }
    let arrival = try #require(run.arrivals.rows.last)
    #expect(arrival.kind == row.kind)
    #expect(arrival.outcome == row.outcome)
    #expect(ArrivalSentence.phrase(for: arrival).text(in: .english) == row.en)
    #expect(ArrivalSentence.phrase(for: arrival).text(in: .chinese) == row.zh)
  }

  @Test func theExtensionChangesTheRow() throws {
    var run = WorldRun()
    try run.play(
      "extension title New", "extension takes 5s", #"push json:'{"aps":{"alert":"x","mutable-content":1}}'"#)
    #expect(run.arrivals.rows.last?.title == "")
    run.wait(seconds: 6)
    #expect(run.arrivals.rows.last?.title == "New")
    #expect(run.outcomes == [.banner])
  }

  /// What-if waits until the extension is done.
  @Test func whatIfWaitsForTheExtension() throws {
    var run = WorldRun()
    try run.play("extension takes never", #"push json:'{"aps":{"alert":"x","mutable-content":1}}'"#)
    let row = try #require(run.arrivals.rows.last)
    let subject = try #require(WhatIfSubject(row))
    let whatIf = try #require(WhatIf(subject, on: PhoneNumber(1), of: run.world))
    #expect(whatIf.rows.allSatisfy { $0.arrival.outcome == .banner })
    #expect(whatIf.rows.allSatisfy { row in row.entries.contains { $0.rule == "ios.extension.late" } })
  }
}
