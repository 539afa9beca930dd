import Getui
import JPush
import Phone
import Terminal
import Testing
import Words

@testable import Inbox
@testable import Simulation

@Suite struct AudienceViewTests {
  /// Eight phones with tags and aliases at both vendors.
  private static func stage(columns: Int = 120, rows: Int = 36, tongue: Tongue = .english) -> Stage {
    var stage = FixtureDay.stage(columns: columns, rows: rows, tongue: tongue)
    stage.run("app sdk both")
    stage.run("app open")
    stage.wait(seconds: 5)
    stage.run("phone add 7")
    for (phone, tags, alias) in [
      (2, "vip,上海", "user_2"), (3, "game", ""), (4, "vip,game,old", "user_42"), (5, "old", "北京_5"),
    ] {
      stage.run("@\(phone) app open")
      stage.wait(seconds: 2)
      stage.run("@\(phone) sdk addTags \(tags)")
      stage.run("@\(phone) sdk getui.setTags \(tags)")
      if !alias.isEmpty {
        stage.run("@\(phone) sdk setAlias \(alias)")
        stage.run("@\(phone) sdk bindAlias \(alias)")
      }
      stage.wait(seconds: 1)
    }
    stage.run("@4 app background")
    stage.run("@5 app kill")
    stage.run("sdk getui.setTags vip")
    stage.wait(seconds: 1)
    return stage
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func audience(_ size: (Int, Int), _ tongue: Tongue) {
    var stage = Self.stage(columns: size.0, rows: size.1, tongue: tongue)
    stage.press("U", "enter")
    stage.type("tag:vip,game !tag:old")
    stage.press("enter", "down")
    Golden.check(stage.frame, "audience-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: ViewTests.sizes)
  func whoIsNotMeantAndWhy(_ size: (Int, Int)) {
    var stage = Self.stage(columns: size.0, rows: size.1)
    stage.send(.line("audience tag:vip tag_and:vip,game", nil))
    stage.press("x")
    Golden.check(stage.frame, "audience-others-\(size.0)x\(size.1)-en")
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func audienceOfGetui(_ size: (Int, Int), _ tongue: Tongue) {
    var stage = Self.stage(columns: size.0, rows: size.1, tongue: tongue)
    stage.press("U", "right", ">", "enter")
    stage.type("tag:vip")
    Golden.check(stage.frame, "audience-getui-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: ViewTests.sizes)
  func anExpressionThatIsNone(_ size: (Int, Int)) {
    var stage = Self.stage(columns: size.0, rows: size.1)
    stage.press("U", "enter")
    stage.type("{\"tag\":\"vip\"}")
    Golden.check(stage.frame, "audience-fault-\(size.0)x\(size.1)-en")
  }

  @Test(arguments: ViewTests.sizes)
  func nobodyIsThere(_ size: (Int, Int)) {
    var stage = Stage(columns: size.0, rows: size.1)
    stage.press("U")
    Golden.check(stage.frame, "audience-empty-\(size.0)x\(size.1)-en")
  }

  /// What is typed, the phones that it means at each vendor (nil where it is no audience there), and the JSON.
  @Test(
    arguments: [
      ("", [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8], #""all""#),
      ("all", [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8], #""all""#),
      ("tag:vip", [1, 2, 4], [1, 2, 4], #"{"tag":["vip"]}"#),
      ("tag:vip,game", [1, 2, 3, 4], [1, 2, 3, 4], #"{"tag":["vip","game"]}"#),
      ("tag:vip tag:game", [1, 2, 3, 4], [4], #"{"tag":["vip","game"]}"#),
      ("tag_and:vip,game", [1, 4], [4], #"{"tag_and":["vip","game"]}"#),
      ("tag:vip !tag:old", [1, 2], [1, 2], #"{"tag":["vip"],"tag_not":["old"]}"#),
      ("alias:user_42,user_2", [1, 2, 4], [2, 4], #"{"alias":["user_42","user_2"]}"#),
      ("id:@3", [3], [3], #"{"registration_id":["@3"]}"#),
      ("alias:user_42 tag:old", [4], nil, #"{"alias":["user_42"],"tag":["old"]}"#),
      (#"{"tag":["vip"],"alias":["user_2"]}"#, [2], nil, #"{"tag":["vip"],"alias":["user_2"]}"#),
      ("fast:vip", nil, [1, 2, 4], ""), ("segment:x", [], nil, #"{"segment":["x"]}"#),
      ("vip", nil, nil, ""), ("tag:", nil, nil, ""), ("{", nil, nil, ""), ("region:33010000", nil, [], ""),
    ] as [(String, [Int]?, [Int]?, String)])
  func whomAnExpressionMeans(_ text: String, _ jpush: [Int]?, _ getui: [Int]?, _ json: String) throws {
    var stage = Self.stage()
    stage.press("U")
    for (vendor, phones) in [(PushLine.jpush, jpush), (.getui, getui)] {
      stage.model.audience.question = AudienceQuestion(vendor: vendor, text: text)
      stage.show()
      let scene = try #require(stage.model.snapshot.audience)
      guard case .success(let expression) = scene.expression else {
        #expect(phones == nil, "\(vendor)")
        continue
      }
      #expect(scene.rows.map(\.phone.value) == phones, "\(vendor)")
      #expect(scene.meant == phones?.count && scene.rows.allSatisfy { $0.missing.isEmpty && $0.way != nil })
      let body = String(decoding: expression.body, as: UTF8.self)
      if vendor == .jpush { #expect(body.contains("\"audience\":" + json)) }
      stage.press("x")
      let others = try #require(stage.model.snapshot.audience)
      #expect(others.total == scene.all - scene.meant)
      #expect(others.rows.allSatisfy { !$0.missing.isEmpty && $0.way == nil })
      #expect(Set(others.rows.map(\.phone.value)).isDisjoint(with: phones ?? []))
    }
  }

  /// The view counts as the service does.
  @Test(arguments: ["tag:vip", "tag:vip,game !tag:old", "tag_and:vip,game", "alias:user_42", "all"])
  func theViewCountsAsTheService(_ text: String) throws {
    var stage = Self.stage()
    stage.send(.line("audience \(text)", nil))
    let scene = try #require(stage.model.snapshot.audience)
    guard case .success(let expression) = scene.expression, case .jpush(let audience) = expression.audience
    else {
      Issue.record("no audience")
      return
    }
    let count = stage.jpush.count(audience)
    #expect(scene.meant == count.meant && scene.all == count.all && scene.online == count.online)
    #expect(scene.parts.map(\.devices) == count.parts.map(\.devices))
    #expect(scene.rows.map(\.phone) == stage.jpush.devices(in: audience).map(\.phone))
  }

  /// The way a copy takes by Getui's four strategies: a phone in front, one in the background, one that was swiped away.
  @Test(arguments: [
    ("1", ["face.audience.way.connection", "face.audience.way.both"]),
    ("2", ["face.audience.way.apns", "face.audience.way.apns"]),
    ("3", ["face.audience.way.connection", "face.audience.way.kept"]),
    ("4", ["face.audience.way.apns", "face.audience.way.apns"]),
  ])
  func waysOfTheStrategies(_ strategy: String, _ ways: [String]) throws {
    var stage = Self.stage()
    stage.send(.line("audience cid:@2,@5", nil))
    stage.send(.line("strategy \(strategy)", nil))
    let rows = try #require(stage.model.snapshot.audience?.rows)
    #expect(rows.map { $0.way?.id.name } == ways)
  }

  /// Ten thousand devices are looked at in several steps, each of them bounded.
  @Test func manyDevicesAreCountedInSteps() throws {
    var stage = Stage()
    stage.wait(seconds: 5)
    stage.run("phone add 9500")
    stage.send(.line("audience all", nil))
    let first = try #require(stage.model.snapshot.audience)
    #expect(first.isCounting && first.seen < 9501)
    for _ in 0..<4 { stage.show() }
    let last = try #require(stage.model.snapshot.audience)
    #expect(!last.isCounting && last.meant == last.all && last.all > 9000)
    stage.press("end")
    #expect(stage.model.snapshot.audience?.rows.last?.phone == PhoneNumber(9501))
    #expect(last.rows.count < 200)
  }

  @Test func whatIsTypedCanBeTakenBack() {
    var stage = Self.stage()
    stage.send(.line("audience tag:vip", nil))
    stage.press("enter", "ctrl-u")
    stage.type("tag:no")
    #expect(stage.model.snapshot.audience?.meant == 0)
    stage.press("escape")
    #expect(stage.model.snapshot.audience?.meant == 3 && stage.model.dialog == nil)
    stage.press("y")
    #expect(
      stage.effects.contains { if case .copy(let text) = $0 { text.contains("/v3/push") } else { false } })
  }

  @Test func theKeysOfTheViewAreOnlyForTheView() {
    var stage = Self.stage()
    stage.send(.line("others", nil))
    #expect(stage.model.notice?.kind == .problem)
    stage.send(.line("strategy 3", nil))
    #expect(stage.model.notice?.kind == .problem)
    stage.send(.line("open audience", nil))
    #expect(stage.model.dialog == nil)
  }
}
