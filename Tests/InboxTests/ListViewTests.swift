import Phone
import Terminal
import Testing
import Words

@testable import Inbox

/// The views with rows of their own: rules and the badge ledger.
@Suite struct ListViewTests {
  static let sizes = ViewTests.sizes

  private func check(
    _ name: String, _ size: (Int, Int), _ tongue: Tongue, _ act: (inout Stage) -> Void
  ) {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    act(&stage)
    Golden.check(stage.frame, "\(name)-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  private static func fill(_ stage: inout Stage) {
    stage.run("app badge 1")
    stage.push(#"{"aps":{"alert":{"title":"两件包裹 📦"},"badge":12}}"#)
    stage.run("app badge 0")
    stage.run("restore badge")
    stage.push(#"{"aps":{"badge":4}}"#)
  }

  @Test(arguments: sizes, Tongue.allCases)
  func ledger(_ size: (Int, Int), _ tongue: Tongue) {
    check("ledger", size, tongue) {
      Self.fill(&$0)
      $0.press("b", "up", "up")
    }
  }

  @Test(arguments: sizes)
  func anEmptyLedger(_ size: (Int, Int)) {
    var stage = Stage(columns: size.0, rows: size.1)
    stage.press("b")
    Golden.check(stage.frame, "ledger-empty-\(size.0)x\(size.1)-en")
  }

  @Test func theLedgerAddsUp() throws {
    var stage = FixtureDay.stage()
    Self.fill(&stage)
    stage.press("b")
    let ledger = try #require(stage.model.snapshot.ledger)
    #expect(ledger.start == 0)
    #expect(ledger.lines.count == 6)
    #expect(ledger.start + ledger.sum == ledger.number)
    #expect(stage.screen.contains { $0.contains("0 at first, 6 changes, +4 in all: 4 on the icon.") })
    for line in ledger.lines { #expect(RuleBook.rule(line.line.rule) != nil) }
  }

  @Test func aLineOfTheLedgerSelectsItsPush() {
    var stage = FixtureDay.stage()
    Self.fill(&stage)
    stage.press("b", "home")
    #expect(stage.model.selected?.arrival.badge == 3)
    stage.press("end", "w")
    #expect(stage.model.selected?.arrival.badge == 4)
    #expect(stage.model.page == .why)
  }

  @Test func theLedgerIsCopiedAsMarkdown() {
    var stage = FixtureDay.stage()
    Self.fill(&stage)
    stage.push(#"{"aps":{"alert":"a|b\nc","badge":5}}"#)
    stage.press("b", "y")
    guard case .copy(let text)? = stage.effects.last else {
      Issue.record("\(stage.effects)")
      return
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      lines[8].contains(#"| 4 → 5 | +1 | push #12 | a\|b c | ios.badge.set | documented |"#), "\(lines[8])")
  }

  @Test(arguments: BadgeCause.allCases, Tongue.allCases)
  func everyCauseHasAWord(_ cause: BadgeCause, _ tongue: Tongue) {
    #expect(!cause.phrase.text(in: tongue).contains("badge.cause"))
  }

  @Test(arguments: sizes, Tongue.allCases)
  func rules(_ size: (Int, Int), _ tongue: Tongue) {
    check("rules", size, tongue) {
      $0.run("set rule bool-as-one on")
      $0.press("W", "/")
      $0.type("ios.flag")
      $0.press("enter", "down", "down")
    }
  }

  @Test(arguments: sizes)
  func rulesWhileTyping(_ size: (Int, Int)) {
    check("rules-search", size, .english) {
      $0.press("W", "/")
      $0.type("ios.flag")
    }
  }

  @Test(arguments: sizes)
  func noRuleSaysThat(_ size: (Int, Int)) {
    check("rules-none", size, .english) {
      $0.press("W", "/")
      $0.type("zebra")
      $0.press("enter")
    }
  }

  @Test func enterTurnsTheSwitchOfARule() {
    var stage = FixtureDay.stage()
    stage.press("W", "/")
    stage.type("switch bool-as-one")
    stage.press("enter", "enter")
    #expect(
      stage.performed == ["@1 set rule bool-as-one on"] || stage.performed == ["set rule bool-as-one on"])
    #expect(stage.screen[0].contains("1 rule changed"))
    #expect(stage.screen.contains { $0.contains("set rule bool-as-one on: changed") })
    stage.press("space")
    #expect(stage.model.snapshot.switches.on == [])
    #expect(!stage.screen[0].contains("changed"))
  }

  @Test func aRuleWithoutASwitchSaysSo() {
    var stage = FixtureDay.stage()
    stage.press("W", "/")
    stage.type("ios.badge.set")
    stage.press("enter", "enter")
    #expect(stage.performed == [])
    #expect(stage.model.notice == .problem(Phrase("face.rules.fixed")))
    stage.press("escape", "escape")
    stage.send(.line("toggle rule", nil))
    #expect(stage.model.notice == .problem(Phrase("face.rules.closed")))
  }

  @Test func rulesAreFoundInBothLanguages() {
    var state = RulesState()
    state.search("角标 推测")
    let chinese = state.found
    #expect(!chinese.isEmpty && chinese.allSatisfy { $0.rule.certainty == .assumed })
    state.search("")
    #expect(state.found.count == RulesState.count)
  }

  @Test func aClickPicksARow() {
    var stage = FixtureDay.stage()
    Self.fill(&stage)
    stage.press("b")
    stage.click(10, stage.screen.firstIndex { $0.contains("0 → 3") } ?? 0)
    #expect(stage.model.ledgerLine == 0)
    stage.press("W")
    stage.click(10, 7)
    #expect(stage.model.rules.index == 3)
  }
}
