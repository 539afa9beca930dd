import Exports
import Payload
import Phone
import Terminal
import Testing
import Words

@testable import Engine
@testable import Inbox
@testable import Journal

/// The history view: rows, requests, and what is written about each.
@Suite struct HistoryViewTests {
  static let sizes = ViewTests.sizes

  private static func exchange(
    _ number: Int, push: Int?, _ request: HTTPRequest, _ reply: HTTPReply, _ rule: RuleID?
  ) -> Exchange {
    var exchange = Exchange(
      at: Instant(microseconds: 1_764_500_400_000_000 + Int64(number) * 61_120_000),
      port: push == nil ? .http : .apns, request: request, reply: reply, rule: rule)
    exchange.number = number
    exchange.push = push.map { PushNumber($0) }
    exchange.pushes = push == nil ? 0 : 1
    return exchange
  }

  private static let exchanges: [Exchange] = [
    exchange(
      1, push: 3,
      HTTPRequest(
        method: "POST", target: "/3/device/9f3a" + String(repeating: "0b", count: 30),
        fields: [
          HTTPField(":authority", "localhost:2197"), HTTPField("apns-topic", "com.example.demo"),
          HTTPField("authorization", "bearer …"), HTTPField("x-note", "包裹 📦 двадцать"),
        ], body: Array(#"{"aps":{"alert":{"title":"Hello"},"badge":3}}"#.utf8)),
      HTTPReply(status: 200, fields: [HTTPField("apns-id", "9B7A0A80-0000-4000-8000-000000000001")]),
      "apns.accepted"),
    exchange(
      2, push: 5,
      HTTPRequest(
        method: "POST", target: "/3/device/abcd", fields: [HTTPField("apns-topic", "com.example.demo")],
        body: Array("{".utf8)),
      HTTPReply(
        status: 400, fields: [HTTPField("content-type", "application/json")],
        body: Array(#"{"reason":"BadDeviceToken"}"#.utf8)), "apns.token.unknown"),
    exchange(
      3, push: nil,
      HTTPRequest(
        method: "GET", target: "/v3/aliases/用户_42", fields: [HTTPField("authorization", "Basic …")], body: []),
      HTTPReply(
        status: 401, fields: [HTTPField("content-type", "application/json")],
        body: Array(#"{"error":{"code":1004,"message":"Authen failed"}}"#.utf8)), "jpush.code.1004"),
    exchange(
      4, push: nil, HTTPRequest(method: "GET", target: "/favicon.ico", fields: [], body: []),
      HTTPReply(status: 404, body: Array(#"{"ok":false}"#.utf8)), nil),
  ]

  private static func stage(_ size: (Int, Int) = (120, 36), _ tongue: Tongue = .english) -> Stage {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    stage.exchanges = exchanges
    return stage
  }

  private func check(
    _ name: String, _ size: (Int, Int), _ tongue: Tongue = .english, _ act: (inout Stage) -> Void
  ) {
    var stage = Self.stage(size, tongue)
    act(&stage)
    Golden.check(stage.frame, "history-\(name)-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: sizes, Tongue.allCases)
  func pushes(_ size: (Int, Int), _ tongue: Tongue) {
    check("pushes", size, tongue) {
      $0.lag = 12_000
      $0.press("H", "down", "down")
    }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func requests(_ size: (Int, Int), _ tongue: Tongue) {
    check("requests", size, tongue) { $0.press("H", "2", "down") }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func aPushWithItsRequest(_ size: (Int, Int), _ tongue: Tongue) {
    check("detail", size, tongue) {
      $0.press("H", "/"); $0.type("#3"); $0.press("enter", "enter")
    }
  }

  @Test(arguments: sizes)
  func aRequestInDetail(_ size: (Int, Int)) {
    check("request", size) { $0.press("H", "2", "down", "enter") }
  }

  @Test(arguments: sizes)
  func rawAndWhy(_ size: (Int, Int)) {
    check("raw", size) { $0.press("H", "end", "r") }
    check("why", size) { $0.press("H", "end", "up", "w") }
  }

  @Test(arguments: sizes)
  func whileAFilterIsTyped(_ size: (Int, Int)) {
    check("filter", size) {
      $0.press("H", "/"); $0.type("refused")
    }
  }

  @Test(arguments: sizes)
  func nothingThere(_ size: (Int, Int)) {
    var stage = Stage(columns: size.0, rows: size.1)
    stage.press("H", "tab")
    Golden.check(stage.frame, "history-empty-\(size.0)x\(size.1)-en")
  }

  @Test(arguments: sizes, Tongue.allCases)
  func whatCanBeExported(_ size: (Int, Int), _ tongue: Tongue) {
    check("export", size, tongue) { $0.press("H", "2", "y") }
  }

  // MARK: - Moving

  private static func long() -> Stage {
    var stage = Stage(columns: 80, rows: 24)
    for number in 1...300 { stage.push(#"{"aps":{"alert":{"title":"Push \#(number)"}}}"#) }
    stage.press("H")
    return stage
  }

  @Test func theViewPagesThroughMoreThanItReads() {
    var stage = Self.long()
    #expect(stage.model.pastWindow.map { $0.rows.count < 300 } == true)
    for _ in 0..<60 { stage.press("page-down") }
    #expect(stage.model.pastRow?.number == 1)
    #expect(stage.screen.contains { $0.contains("300 of 300") })
    for _ in 0..<60 { stage.press("page-up") }
    #expect(stage.model.pastRow?.number == 300)
    #expect(stage.model.past.cursor == .newest)
    stage.press("end")
    #expect(stage.model.pastRow?.number == 1)
    stage.press("up", "up", "k")
    #expect(stage.model.pastRow?.number == 4)
    stage.press("home")
    #expect(stage.model.pastRow?.number == 300)
  }

  @Test func everyRowIsPassedOnce() {
    var stage = Self.long()
    for expected in (1...300).reversed() {
      #expect(stage.model.pastRow?.number == expected)
      stage.press("j")
    }
  }

  @Test func whatIsLookedAtStaysWhileMoreArrives() {
    var stage = Self.long()
    stage.press("down", "down", "down")
    let before = stage.model.pastRow?.number
    stage.push(#"{"aps":{"alert":"new"}}"#)
    #expect(stage.model.pastRow?.number == before)
    stage.press("home")
    #expect(stage.model.pastRow?.number == 301)
    stage.push(#"{"aps":{"alert":"newer"}}"#)
    #expect(stage.model.pastRow?.number == 302)
  }

  @Test func escapeGoesOneStepBack() {
    var stage = Self.stage()
    stage.press("H", "/")
    stage.type("parcel")
    stage.press("enter", "enter")
    #expect(stage.model.past.level == .detail)
    stage.press("escape")
    #expect(stage.model.past.level == .list && stage.model.past.filter == "parcel")
    stage.press("escape")
    #expect(stage.model.past.filter.isEmpty && stage.model.view == .history)
    stage.press("escape")
    #expect(stage.model.view == .panes)
    #expect(stage.model.list.filter.isEmpty)
  }

  @Test func aClickPicksTheRow() {
    var stage = Self.long()
    stage.click(10, HistoryView.place(stage.model.layout).rows.y + 4)
    #expect(stage.model.pastRow?.number == 296)
    stage.send(.input(.wheel(.down, x: 10, y: 10)))
    #expect(stage.model.pastRow?.number == 293)
  }

  @Test func theSearchOfTheListGoesOnInTheHistory() {
    var stage = Self.long()
    stage.press("escape")
    stage.send(.searchOlder("title:\"Push 7\"", before: PushNumber(100)))
    #expect(stage.model.view == .history)
    #expect(stage.model.pastRow?.number == 79)
    stage.press("n")
    #expect(stage.model.pastRow?.number == 78)
  }

  // MARK: - What is done with a row

  @Test func aDotIsThePickedRow() {
    var stage = Self.stage()
    stage.press("H", "end", "ctrl-r")
    #expect(stage.effects.last == .history(.resend(PushNumber(1))))
    stage.press("E")
    #expect(stage.effects.last == .editAgain(.push(1)))
    stage.press("2", "end")
    stage.press("ctrl-r")
    #expect(stage.effects.last == .history(.resendRequest(1)))
    stage.press("E")
    #expect(stage.effects.last == .editAgain(.request(1)))
  }

  @Test(arguments: zip(["c", "a", "s"], ExportFormat.ofOne))
  func aKeyOfTheMenuExports(_ key: String, _ format: ExportFormat) {
    var stage = Self.stage()
    stage.press("e")
    stage.type(key)
    let push = stage.model.selected?.arrival.number.value ?? 0
    #expect(stage.effects.last == .export(.push(push), format, nil))
    #expect(stage.model.dialog == nil)
    stage.press("H", "2", "y")
    stage.type(key)
    #expect(stage.effects.last == .export(.request(4), format, nil))
  }

  @Test func theMenuSendsAgainAndEdits() {
    var stage = Self.stage()
    stage.press("e", "down", "down", "down", "enter")
    let push = stage.model.selected?.arrival.number ?? PushNumber(0)
    #expect(stage.effects.last == .history(.resend(push)))
    stage.press("e")
    stage.type("e")
    #expect(stage.effects.last == .editAgain(.push(push.value)))
  }

  @Test func aDotExportsEveryMarkedRow() {
    var stage = Self.stage()
    stage.press("space", "space")
    let marks = stage.model.list.marks.sorted()
    stage.send(.line("export . as curl", nil))
    #expect(stage.effects.suffix(2) == marks.map { .export(.push($0.value), .curl, nil) }[...])
  }
}
