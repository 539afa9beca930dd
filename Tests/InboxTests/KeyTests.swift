import Phone
import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct KeyTests {
  private static let push = #"@1 push json:'{"aps":{"alert":{"title":"c"}}}' priority=10"#

  /// Keys that run commands of the world, on a phone with three notifications.
  @Test(arguments: [
    (["enter"], ["@1 tap #3"]),
    (["d"], ["@1 dismiss #3"]),
    (["j", "d"], ["@1 dismiss #2"]),
    (["D"], ["@1 clear"]),
    (["C"], ["@1 clear"]),
    (["f"], ["@1 app open"]),
    (["f", "f"], ["@1 app open", "@1 app background"]),
    (["x"], ["@1 app kill"]),
    (["X"], ["@1 app terminate"]),
    (["o"], ["@1 app open"]),
    (["N"], ["@1 phone network off"]),
    (["N", "N"], ["@1 phone network off", "@1 phone network on"]),
    (["d", "u"], ["@1 dismiss #3", "@1 restore"]),
    (["space", "space", "d"], ["@1 dismiss #2", "@1 dismiss #3"]),
    (["space", "space", "d", "u"], ["@1 dismiss #2", "@1 dismiss #3", "@1 restore", "@1 restore"]),
    (["S", "4"], ["@1 app suspend"]),
    (["S", "home", "down", "enter"], ["@1 app suspend"]),
    (["i", "enter"], [push]),
    (["i", "end", "enter"], ["@1 app kill", push]),
    (["i", "end", "up", "enter"], ["@1 app terminate", push]),
    (["x", "i", "up", "enter"], ["@1 app kill", "@1 app open", "@1 app terminate", push]),
    (["i", "o", "end", "enter"], ["@1 phone os 6", push]),
    (["i", "<", "end", "enter"], ["@1 phone os 16", "@1 app kill", push]),
    (["s", "left"], ["@1 permission ask"]),
    (["s", "down", "space", "l"], ["@1 setting banners off", "@1 setting banners on"]),
    (["s", "end", "enter"], ["@1 app scenes on"]),
    (["c", "e"], []),
  ])
  func commandsOfTheWorld(_ keys: [String], _ performed: [String]) {
    var stage = threeNotifications()
    for key in keys { stage.press(key) }
    #expect(stage.performed == performed)
  }

  /// Keys that ask for something outside.
  @Test(arguments: [
    (["q"], Effect.quit), (["ctrl-c"], .quit), (["ctrl-l"], .redraw), (["ctrl-z"], .suspend),
    (["P"], .stream(.on)),
    (["y"], .copy(#"{"aps":{"alert":{"title":"c"}}}"#)),
    (["x", "at", "k", "y"], .copy("@1 app kill")),
    (["/", "b", "enter", "n"], .find("b", from: PushNumber(2), .next, .all)),
    (["?", "escape", "ctrl-l"], .redraw), (["t", "ctrl-l"], .redraw), (["t", "ctrl-z"], .suspend),
  ])
  func effects(_ keys: [String], _ effect: Effect) {
    var stage = threeNotifications()
    for key in keys { stage.press(key) }
    #expect(stage.effects.contains(effect), "\(stage.effects)")
  }

  /// Keys that change only the face.
  @Test(arguments: FaceCase.all)
  func theFace(_ row: FaceCase) {
    var stage = threeNotifications()
    for key in row.keys { stage.press(key) }
    #expect(row.holds(stage.model), "\(row.keys)")
  }

  @Test func everyDefaultKeyRunsACommandAndHasHelp() {
    for (key, command) in DefaultKeys.rows {
      #expect(KeyChord(key) != nil, "\(key)")
      #expect(throws: Never.self) { try CommandBook.parse(Addressing.plain(command), on: PhoneNumber(1)) }
    }
    let helped = Set(HelpEntry.all(Model(), matching: "").map(\.command))
    for (_, command) in DefaultKeys.rows { #expect(helped.contains(command), "\(command)") }
  }

  @Test(
    arguments: DefaultKeys.rows.map(\.0) + ["f5", "shift-tab", "alt-x", "ctrl-space", "-", "ctrl--", "quote"])
  func aKeysNameReadsAsTheKey(_ name: String) {
    #expect(KeyChord(name)?.text == name)
  }

  @Test(arguments: ["", "ctrl-", "xx", "f0", "f64", "hyper-x"])
  func noSuchKey(_ name: String) { #expect(KeyChord(name) == nil) }

  @Test func aKeyBoundAnewRunsTheNewCommand() {
    var stage = threeNotifications()
    stage.send(.line("unbind enter", nil))
    stage.send(.line("bind d tap .", nil))
    stage.press("d")
    #expect(stage.performed == ["@1 tap #3"])
    #expect(stage.screen.last?.hasPrefix(" d tap  S state") == true, "\(stage.screen.last ?? "")")
  }

  @Test func aSnippetForOneOfSeveralLibrariesIsChosen() {
    var stage = threeNotifications()
    stage.press("Y")
    #expect(stage.effects.isEmpty)
    #expect(stage.screen.contains { $0.contains("client") })
    stage.press("c", "u", "r", "l", "enter")
    #expect(stage.effects.last == .copyClient(.curl))
  }

  @Test func theWhatIfTableIsCopiedAsMarkdown() {
    var stage = threeNotifications()
    stage.press("i", "y")
    guard case .copy(let text)? = stage.effects.last else {
      Issue.record("\(stage.effects)")
      return
    }
    #expect(text.split(separator: "\n").count == 8)
  }

  @Test(arguments: ["y", "e"]) func theFlowIsCopiedAsMermaid(_ key: String) {
    var stage = threeNotifications()
    stage.press("v", key)
    guard case .copy(let text)? = stage.effects.last else {
      Issue.record("\(stage.effects)")
      return
    }
    let lines = text.split(separator: "\n")
    #expect(lines.first == "sequenceDiagram")
    #expect(lines.contains("  participant service as APNs"))
    #expect(lines.contains { $0.hasPrefix("  backend->>service: POST") })
    #expect(lines.contains { $0.hasPrefix("  service-->>backend: 200") })
    #expect(!lines.contains { $0.contains("participant sdk") })
  }

  @Test func theFlowScrollsAndFollowsAgain() {
    var stage = Stage(columns: 80, rows: 12)
    stage.wait(seconds: 5)
    stage.push(#"{"aps":{"alert":"a;b#c","sound":"x;#y"}}"#)
    stage.press("v", "home")
    #expect(stage.model.flowTop == 0)
    #expect(stage.screen.contains { $0.contains("POST") })
    stage.press("k", "j", "end")
    #expect(stage.model.flowTop == nil)
    #expect(!stage.screen.contains { $0.contains("POST") })
    #expect(stage.model.viewText?.contains("x#59;#35;y") == true)
  }

  @Test func whatWasTriedIsTheNewestPush() {
    var stage = threeNotifications()
    stage.press("j", "i", "end", "enter")
    #expect(stage.model.view == .panes)
    #expect(stage.model.selected?.arrival.number == PushNumber(4))
    #expect(stage.model.selected?.arrival.appState == .swipedAway)
  }

  @Test func aKeyBoundAnewKeepsItsCommandInViews() {
    var stage = threeNotifications()
    stage.send(.line("bind x app background", nil))
    stage.press("f", "i", "x")
    #expect(stage.performed == ["@1 app open", "@1 app background"])
    #expect(!stage.model.whatIf.differencesOnly)
  }

  @Test func aClickPicksAState() {
    var stage = threeNotifications()
    stage.press("i")
    stage.click(10, stage.screen.firstIndex { $0.contains("swiped away") } ?? 0)
    #expect(stage.model.whatIf.state == .swipedAway)
    stage.click(
      stage.screen[1].distance(
        from: stage.screen[1].startIndex,
        to: stage.screen[1].firstRange(of: "differences")?.lowerBound ?? stage.screen[1].startIndex), 1)
    #expect(stage.model.whatIf.differencesOnly)
  }

  @Test func whatBelongsToAViewSaysSoElsewhere() {
    for line in ["try", "differences", "versions", "version older", "copy view"] {
      var stage = threeNotifications()
      stage.send(.line(line, nil))
      #expect(stage.model.notice?.kind == .problem, "\(line)")
    }
  }

  @Test func aKeyThatWasFreedDoesNothing() {
    var stage = threeNotifications()
    stage.send(.line("unbind x", nil))
    stage.press("x")
    #expect(stage.performed == [])
    #expect(stage.model.notice?.kind == .problem)
  }

  @Test func aBadBindingIsRefused() {
    var stage = threeNotifications()
    stage.send(.line("bind d dismis .", nil))
    stage.press("d")
    #expect(stage.performed == ["@1 dismiss #3"])
  }

  /// Escape and a key in one go look like Alt with that key.
  @Test func escapeFollowedFastByAKeyIsBoth() {
    var stage = threeNotifications()
    stage.press("t")
    stage.send(.input(.key(.character("w"), .alt)))
    #expect(stage.model.dialog == nil)
    #expect(stage.model.page == .why)
  }

  @Test func theLogTeachesTheCommandOfEachKey() {
    var stage = threeNotifications()
    stage.press("f", "w", "d")
    let lines = stage.model.log.entries.map { [$0.key?.text, $0.text] }
    #expect(lines == [["f", "@1 app open"], ["w", "view why"], ["d", "@1 dismiss #3"]])
  }

  private func threeNotifications() -> Stage {
    var stage = Stage()
    stage.wait(seconds: 5)
    stage.run("app background")
    for title in ["a", "b", "c"] { stage.push(#"{"aps":{"alert":{"title":"\#(title)"}}}"#) }
    return stage
  }
}
