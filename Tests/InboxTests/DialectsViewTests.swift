import Phone
import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct DialectsViewTests {
  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func dialects(_ size: (Int, Int), _ tongue: Tongue) {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    stage.press("V")
    Golden.check(stage.frame, "dialects-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: ViewTests.sizes)
  func dialectsOfAMessage(_ size: (Int, Int)) {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1)
    stage.run(#"message '{"type":"sync","文":"🍜"}' title=t extras.k=v"#)
    stage.press("V")
    Golden.check(stage.frame, "dialects-message-\(size.0)x\(size.1)-en")
  }

  @Test(arguments: ViewTests.sizes)
  func dialectsOfNoPush(_ size: (Int, Int)) {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1)
    stage.press("3", "V")
    Golden.check(stage.frame, "dialects-none-\(size.0)x\(size.1)-en")
  }

  /// Each request does the same to the phone: the same is shown, whoever sends it.
  @Test func theThreeSayTheSame() throws {
    var stage = FixtureDay.stage()
    stage.run("app sdk both")
    stage.wait(seconds: 5)
    stage.push(#"{"aps":{"alert":{"title":"t","body":"b"},"sound":"default","badge":4},"k":"v"}"#)
    stage.press("V")
    let parts = try #require(stage.model.snapshot.dialects?.parts)
    #expect(parts.map(\.line) == [.apns, .jpush, .getui])
    for part in parts {
      let row = try #require(part.trial?.row, "\(part.line)")
      #expect(part.trial?.refusal == nil && part.trial?.isBuiltIn == false)
      #expect(row.arrival.title == "t" && row.arrival.body == "b" && row.arrival.badge == 4)
      #expect(row.arrival.outcome == parts[0].trial?.row?.arrival.outcome)
    }
  }

  @Test func anSDKThatIsMissingIsBuiltInForTheTrial() throws {
    var stage = FixtureDay.stage()
    stage.run("app sdk none")
    stage.run("app kill")
    stage.push(#"{"aps":{"alert":"x"}}"#)
    stage.press("V")
    let parts = try #require(stage.model.snapshot.dialects?.parts)
    #expect(parts.map { $0.trial?.isBuiltIn } == [false, true, true])
    #expect(parts.allSatisfy { $0.trial?.row?.arrival.outcome == .banner })
    #expect(stage.model.snapshot.facts.sdk == .none)
  }

  @Test func theRequestsAreCopied() {
    var stage = FixtureDay.stage()
    stage.press("V", "y")
    guard case .copy(let text)? = stage.effects.last else {
      Issue.record("nothing copied")
      return
    }
    #expect(text.contains("POST /v3/push") && text.contains("push/all") && text.contains("/3/device/"))
  }
}
