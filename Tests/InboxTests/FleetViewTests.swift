import Phone
import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct FleetViewTests {
  private static func stage(
    columns: Int = 120, rows: Int = 36, tongue: Tongue = .english
  ) -> Stage {
    var stage = FixtureDay.stage(columns: columns, rows: rows, tongue: tongue)
    stage.run("phone add 2 app=swipedAway")
    stage.run("phone add 5")
    stage.run("@3 app sdk both")
    stage.run("@3 app open")
    stage.run("@3 phone os 15")
    stage.run("@5 phone network off")
    stage.run("@6 app sdk none")
    stage.run("@6 app badge 12")
    stage.run("phone remove 7")
    stage.wait(seconds: 2)
    return stage
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func phones(_ size: (Int, Int), _ tongue: Tongue) {
    var stage = Self.stage(columns: size.0, rows: size.1, tongue: tongue)
    stage.press("F", "down", "down")
    Golden.check(stage.frame, "phones-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: ViewTests.sizes)
  func anotherPhone(_ size: (Int, Int)) {
    var stage = Self.stage(columns: size.0, rows: size.1)
    stage.run("phone use 3")
    stage.push(#"{"aps":{"alert":"for phone 3","badge":2}}"#)
    Golden.check(stage.frame, "phone-3-\(size.0)x\(size.1)-en")
  }

  /// Status bar, keys, pickers and views are about the phone that was chosen.
  @Test func theFaceFollowsTheChosenPhone() {
    var stage = Self.stage()
    stage.press("F", "3", "enter")
    #expect(stage.performed == ["phone use 3"])
    #expect(stage.model.snapshot.facts.phone == PhoneNumber(3))
    #expect(stage.model.snapshot.facts.os == .latest(15))
    #expect(stage.screen[0].contains("@3"))
    stage.press("x")
    #expect(stage.performed.last == "@3 app kill")
    #expect(stage.model.snapshot.facts.app == .swipedAway)
    stage.press("S", "1")
    #expect(stage.performed.last == "@3 app open")
    stage.press("i")
    #expect(stage.model.snapshot.whatIf?.rows.first?.os == .latest(15))
    stage.press("O")
    #expect(stage.model.snapshot.connection?.parts.map(\.line) == [.apns, .jpush, .getui])
    stage.press("p", "b", "t", "enter")
    stage.type("vip")
    stage.press("enter")
    #expect(stage.performed.last == "@3 sdk addTags vip seq=1")
  }

  /// A row belongs to the phone that it came to, whichever is shown.
  @Test func aRowIsTappedOnItsOwnPhone() {
    var stage = Self.stage()
    stage.run("@4 push json:'{\"aps\":{\"alert\":\"four\"}}'")
    #expect(stage.model.selected?.arrival.phone == PhoneNumber(4))
    #expect(stage.screen.contains { $0.contains("@4") })
    stage.press("d")
    #expect(stage.performed.last?.hasPrefix("@4 dismiss #") == true)
    #expect(stage.model.selected?.arrival.isOnPhone == false)
  }

  @Test func aPhoneThatIsGoneIsNotShown() {
    var stage = Self.stage()
    stage.press("F", "7", "enter")
    #expect(stage.performed.isEmpty && stage.model.dialog != nil)
    stage.press("8", "x")
    #expect(stage.performed == ["phone remove 8"])
    stage.press("1", "enter")
    #expect(stage.model.snapshot.facts.phone == PhoneNumber(1))
  }

  @Test func manyPhonesAreListedByTheScreenful() {
    var stage = Stage()
    stage.run("phone add 5000")
    stage.press("F")
    #expect(stage.model.snapshot.phones.total == 5001)
    #expect(stage.model.snapshot.phones.rows.count < 200)
    for digit in "4999" { stage.press(String(digit)) }
    #expect(stage.screen.contains { $0.contains("@4999") })
    stage.press("end", "enter")
    #expect(stage.model.snapshot.facts.phone == PhoneNumber(5001))
  }

  @Test func theSDKIsChosenInTheSettings() {
    var stage = FixtureDay.stage()
    stage.press("s", "end")
    #expect(stage.screen.contains { $0.contains("SDK in the app") })
  }
}
