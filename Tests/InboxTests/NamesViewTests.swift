import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct NamesViewTests {
  private func check(
    _ name: String, _ size: (Int, Int), _ tongue: Tongue = .english, _ act: (inout Stage) -> Void
  ) {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    act(&stage)
    Golden.check(stage.frame, "\(name)-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func tags(_ size: (Int, Int), _ tongue: Tongue) {
    check("tags", size, tongue) {
      $0.run("sdk addTags bad-tag seq=7")
      $0.run("sdk validTag vip")
      $0.wait(seconds: 1)
      $0.run("phone network off")
      $0.run("sdk setAlias user_43 seq=9")
      $0.run("sdk deleteTags vip")
      $0.wait(seconds: 3)
      $0.press("t", "down")
    }
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func tagsOfBothVendors(_ size: (Int, Int), _ tongue: Tongue) {
    check("tags-both", size, tongue) {
      $0.run("app sdk both")
      $0.wait(seconds: 2)
      $0.run("sdk getui.setTags vip,上海,gold sequenceNum=tags-1")
      $0.run("sdk bindAlias bad-alias")
      $0.wait(seconds: 1)
      $0.run("sdk getui.setTags vip,vip sequenceNum=tags-2")
      $0.wait(seconds: 1)
      $0.press("t", "right", "down")
    }
  }

  @Test(arguments: ViewTests.sizes)
  func tagsWithoutAnSDK(_ size: (Int, Int)) {
    check("tags-none", size) {
      $0.run("app sdk none")
      $0.press("t")
    }
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func thePromptTeachesTheCommand(_ size: (Int, Int), _ tongue: Tongue) {
    check("tags-prompt", size, tongue) {
      $0.press("t", "enter")
      $0.type("gold,no-good")
    }
  }

  @Test(arguments: ViewTests.sizes)
  func alias(_ size: (Int, Int)) { check("alias", size) { $0.press("a") } }

  /// What is typed, the keys around it, and the call that comes of them.
  @Test(arguments: [
    (["t", "enter"], "new", ["enter"], ["@1 sdk addTags new seq=3"]),
    (["t", "enter"], "a, b ,c", ["enter"], ["@1 sdk addTags a,b,c seq=3"]),
    (["t", "enter"], "a,b", ["tab", "enter"], ["@1 sdk setTags a,b seq=3"]),
    (["t", "enter"], "vip", ["tab", "tab", "tab", "enter"], ["@1 sdk validTag vip seq=3"]),
    (["t", "enter"], "", ["shift-tab", "shift-tab", "enter"], ["@1 sdk cleanTags seq=3"]),
    (["t", "enter"], "", ["shift-tab", "enter"], ["@1 sdk getAllTags seq=3"]),
    (["t", "d"], "", ["enter"], ["@1 sdk deleteTags game seq=3"]),
    (["t", "down", "delete"], "", ["enter"], ["@1 sdk deleteTags vip seq=3"]),
    (["t", "enter"], "bad tag", ["enter"], [#"@1 sdk addTags "bad tag" seq=3"#]),
    (["t", "enter"], "", ["enter"], []), (["t", "enter"], "x", ["escape"], []),
    (["a"], "", ["enter"], ["@1 sdk setAlias user_42 seq=3"]),
    (["a"], "", ["tab", "enter"], ["@1 sdk deleteAlias seq=3"]),
    (["a"], "", ["tab", "tab", "enter"], ["@1 sdk getAlias seq=3"]),
    (["a", "ctrl-u"], "x", ["enter"], ["@1 sdk setAlias x seq=3"]),
    (["a", "ctrl-u"], "", ["enter"], []),
  ])
  func callsOfJPush(_ before: [String], _ text: String, _ after: [String], _ calls: [String]) {
    var stage = FixtureDay.stage()
    for key in before { stage.press(key) }
    stage.type(text)
    for key in after { stage.press(key) }
    #expect(stage.performed == calls)
  }

  /// Getui only replaces all tags: adding and removing name what is to be there afterwards.
  @Test(arguments: [
    (["t", "enter"], "new", ["enter"], ["@1 sdk getui.setTags gold,vip,new"]),
    (["t", "enter"], "new", ["tab", "enter"], ["@1 sdk getui.setTags new"]),
    (["t", "d"], "", ["enter"], ["@1 sdk getui.setTags vip"]),
    (["t", "enter"], "", ["shift-tab", "enter"], ["@1 sdk queryTag 3"]),
    (["a", "ctrl-u"], "me", ["enter"], ["@1 sdk bindAlias me"]),
    (["a"], "", ["tab", "enter"], ["@1 sdk unbindAlias user_7"]),
  ])
  func callsOfGetui(_ before: [String], _ text: String, _ after: [String], _ calls: [String]) {
    var stage = Stage()
    stage.run("app sdk getui")
    stage.wait(seconds: 5)
    stage.run("sdk getui.setTags vip,gold")
    stage.run("sdk bindAlias user_7")
    stage.wait(seconds: 5)
    for key in before { stage.press(key) }
    stage.type(text)
    for key in after { stage.press(key) }
    #expect(stage.performed == calls)
  }

  @Test func sizesAreCountedWhileTyping() {
    var stage = FixtureDay.stage()
    stage.press("t", "enter")
    stage.type("订单")
    #expect(stage.screen.contains { $0.contains("6") && $0.contains("40") })
    stage.type(String(repeating: "单", count: 12))
    #expect(stage.screen.contains { $0.contains("42") && $0.contains("40") })
  }

  @Test func theAnswerAppearsWithMeaningAndRemedy() {
    var stage = FixtureDay.stage()
    stage.press("t", "enter")
    stage.type("no-good")
    stage.press("enter")
    stage.wait(seconds: 1)
    let answer = stage.model.names?.answers.first
    #expect(answer?.code == 6005 && answer?.number == "3" && answer?.remedy != nil)
    #expect(stage.screen.contains { $0.contains("addTags") && $0.contains("6005") })
  }

  /// A click picks a tag, in the other vendor's half as well.
  @Test func aClickPicksATag() {
    var stage = FixtureDay.stage()
    stage.run("app sdk both")
    stage.wait(seconds: 2)
    stage.run("sdk getui.setTags vip,gold")
    stage.wait(seconds: 1)
    stage.press("t")
    stage.click(70, 6)
    #expect(stage.model.names?.vendor == .getui && stage.model.pickedTag == "vip")
    stage.click(10, 5)
    #expect(stage.model.names?.vendor == .jpush && stage.model.pickedTag == "game")
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func connection(_ size: (Int, Int), _ tongue: Tongue) {
    check("connection", size, tongue) {
      $0.run("app sdk both")
      $0.wait(seconds: 3)
      $0.run("sdk setHeartBeatTimeInterval 60")
      $0.run("phone network off")
      $0.wait(seconds: 2)
      $0.run("sdk setAlias user_43 seq=9")
      $0.run("badge set 5")
      $0.push(#"{"aps":{"alert":{"title":"你的包裹 📦","body":"b"}}}"#)
      $0.run(#"message "offline 消息" "#)
      $0.run(#"getui push "offline too""#)
      $0.wait(seconds: 3)
      $0.press("O")
    }
  }

  @Test(arguments: ViewTests.sizes)
  func connectionOfAFreshPhone(_ size: (Int, Int)) {
    var stage = Stage(columns: size.0, rows: size.1)
    stage.press("O")
    Golden.check(stage.frame, "connection-fresh-\(size.0)x\(size.1)-en")
  }

  /// The view says what will come, and it comes.
  @Test func whatWaitsComesWithTheConnection() {
    var stage = FixtureDay.stage()
    stage.run("phone network off")
    stage.push(#"{"aps":{"alert":"late"}}"#)
    stage.press("O")
    let kept = stage.model.snapshot.connection?.parts.first?.kept
    #expect(kept?.map(\.text) == ["late"])
    stage.press("N")
    stage.wait(seconds: 2)
    #expect(stage.model.snapshot.connection?.parts.first?.kept.isEmpty == true)
    #expect(stage.model.selected?.arrival.body == "late" && stage.model.selected?.arrival.isOnPhone == true)
  }

  @Test func whatTicksIsDrawnEverySecond() {
    var stage = FixtureDay.stage()
    stage.press("O")
    #expect(!stage.model.isTicking)
    stage.run("phone network off")
    stage.wait(seconds: 1)
    #expect(stage.model.isTicking)
  }
}
