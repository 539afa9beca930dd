import Language
import Testing

@testable import Phone

/// What can be set, and that every way of writing it reads back.
@Suite struct SettingTests {
  private static let grammar = Grammar<PhoneCommand>(PhoneGrammar.specs)

  private func read(_ line: String) throws -> PhoneCommand {
    let line = try Line(line)
    return try Self.grammar.parse(line.words[...], endColumn: line.endColumn)
  }

  @Test(arguments: [
    "phone os 17", "phone os 10.0", "phone os 18.1", "phone os 26.4", "phone focus on", "phone focus off",
    "phone focus on app=on time-sensitive=off hide-badges=on filter=work", "phone ringer off",
    "phone low-power on", "phone previews always", "phone previews when-unlocked", "phone previews never",
    "phone summary on", "allow", "allow provisional", "allow ephemeral", "deny", "permission ask",
    "setting banners off", "setting lock-screen off", "setting list off", "setting sound off",
    "setting badge on", "setting critical on", "setting time-sensitive off", "setting live-activities off",
    "setting refresh off", "app delegate late", "app delegate none", "app entitlement critical on",
    "app entitlement time-sensitive off", "app mode remote-notification off", "app method fetch off",
    "app types alert,badge", #"app types """#,
  ])
  func readsAndPrints(_ line: String) throws {
    let command = try read(line)
    #expect(Self.grammar.print(command) == line)
    guard case .set(let setting) = command else {
      Issue.record("\(line) sets nothing")
      return
    }
    #expect(setting.text == line)
  }

  @Test(arguments: [
    "phone os 5", "phone os 100", "phone os x", "phone os 17.", "phone os 1.2.3", "phone os 17.99",
    "phone os -7", "phone previews sometimes", "setting fog off", "app types alert,fog",
    "app delegate never",
  ])
  func refuses(_ line: String) { #expect(throws: LanguageError.self) { try read(line) } }

  @Test(arguments: [
    ("17", "17.0", false), ("16", "16.1", false), ("8", "8.2", false), ("18.0", "18.1", true),
    ("9", "10", true), ("18", "26.4", true),
  ])
  func aVersionWithoutAMinorNumberIsTheLast(_ one: String, _ other: String, _ isBefore: Bool) throws {
    let (first, second) = (try #require(OSVersion(one)), try #require(OSVersion(other)))
    #expect((first < second) == isBefore)
  }

  @Test(arguments: [
    ("phone os 12", "phone.os"), ("phone ringer off", "phone.set"), ("deny", "phone.permission"),
    ("setting sound off", "phone.permission"), ("app delegate none", "phone.app"),
  ])
  func settingTwiceChangesNothing(_ line: String, _ rule: String) throws {
    var run = PhoneRun(.foreground)
    run.perform(try read(line))
    #expect(run.said == ["set \(line)"])
    #expect(run.rules == [rule])
    run.forget()
    run.perform(try read(line))
    #expect(run.said == ["nothing there"])
    #expect(run.rules == ["phone.set.same"])
  }

  @Test(arguments: AlertSetting.allCases) func everySwitchHasAPlaceOfItsOwn(_ name: AlertSetting) {
    var run = PhoneRun(.foreground)
    run.perform(.set(.alert(name, isOn: false)))
    for other in AlertSetting.allCases {
      #expect(run.phone.permission.settings[other] == (other != name))
    }
  }

  @Test func placesInASetAreDistinct() {
    #expect(Set(AppMethod.allCases.map(\.place)).count == AppMethod.allCases.count)
    #expect(Set(BackgroundMode.allCases.map(\.place)).count == BackgroundMode.allCases.count)
    #expect(Set(Entitlement.allCases.map(\.place)).count == Entitlement.allCases.count)
    #expect(Set(AlertType.allCases.map(\.place)).count == AlertType.allCases.count)
  }
}
