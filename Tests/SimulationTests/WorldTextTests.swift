import APNs
import JPush
import Language
import Phone
import Testing
import Words

@testable import Simulation

@Suite struct WorldTextTests {
  @Test(arguments: 1...8) func whatIsPrintedReadsTheSame(_ seed: UInt64) throws {
    var random = RandomWorld(seed: seed)
    for _ in 0..<500 {
      let command = random.anyCommand()
      let line = WorldText.print(command)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 }, "\(line)")
      #expect(try WorldText.parse(line, on: PhoneNumber(9)) == command, "\(line)")
    }
  }

  @Test(arguments: [
    ("app open", "@1 app open"), ("app foreground", "@1 app open"), ("@2 app kill", "@2 app kill"),
    ("tap #12", "@1 tap #12"), ("tap parcel", #"@1 tap "parcel""#), ("dismiss 3", "@1 dismiss 3"),
    (#"tap #4 action=TRACK"#, "@1 tap #4 action=TRACK"),
    ("on willPresent return banner,sound", "@1 on willPresent return banner,sound"),
    (#"on willPresent return """#, #"@1 on willPresent return """#),
    ("phone network off", "@1 phone network off"), ("app badge -1", "@1 app badge -1"),
    (#"push json:'{"aps":{}}' priority=5"#, #"@1 push json:'{"aps":{}}' priority=5"#),
    ("push base64:e30=", "@1 push json:'{}'"),
    (#"push json:'{}' collapse-id=x expiration=0"#, #"@1 push json:'{}' collapse-id=x expiration=0"#),
    ("app extension on", "@1 app extension on"),
    ("extension title Hi", "@1 extension title Hi"), ("extension title", "@1 extension title"),
    (#"extension body """#, #"@1 extension body """#), ("extension badge 3", "@1 extension badge 3"),
    ("extension info a b", "@1 extension info a b"),
    ("extension attach a.png 2048KB", "@1 extension attach a.png 2MB"),
    ("extension attach none", "@1 extension attach none"),
    ("extension takes never", "@1 extension takes never"), ("extension takes 3s", "@1 extension takes 3s"),
    ("extension crashes", "@1 extension crashes"),
    ("extension expires content", "@1 extension expires content"),
    ("extension suppress on", "@1 extension suppress on"),
    ("extension minimum 15", "@1 extension minimum 15.0"),
    ("local add Hi", "@1 local add Hi"), ("local add Hi now", "@1 local add Hi"),
    ("local add Hi in 5s title=T", "@1 local add Hi in 5s title=T"),
    ("local add Hi in 90s repeats", "@1 local add Hi in 90s repeats"),
    ("local add Hi at 2026-12-01T9:00", "@1 local add Hi at 2026-12-01T09:00"),
    ("local add Hi at 9:05", "@1 local add Hi at 9:05"),
    ("local add Hi daily 09:00", "@1 local add Hi daily 9:00"),
    ("local add Hi weekly mon 9:00", "@1 local add Hi weekly mon 9:00"),
    ("local add Hi enter home repeats id=a", "@1 local add Hi enter home repeats id=a"),
    ("local add Hi in 5s attach=a.png,2MB", "@1 local add Hi in 5s attach=a.png,2MB"),
    ("local list", "@1 local list"), ("local find a", "@1 local find a pending"),
    ("local find a delivered", "@1 local find a delivered"),
    ("local remove a,b", "@1 local remove a,b pending"),
    ("local remove all", "@1 local remove all"),
    ("local remove all delivered", "@1 local remove all delivered"),
    ("uilocal add Hi in 5s every=day", "@1 uilocal add Hi in 5s every=day"),
    ("uilocal add Hi daily 9:00", "@1 uilocal add Hi at 9:00 every=day"),
    ("uilocal add Hi weekly tue 9:00", "@1 uilocal add Hi weekly tue 9:00"),
    ("uilocal cancel a", "@1 uilocal cancel a"), ("uilocal cancel all", "@1 uilocal cancel all"),
    ("phone region enter home", "@1 phone region enter home"),
    ("phone region leave home", "@1 phone region leave home"),
    ("phone zone 8h", "@1 phone zone 8h"), ("call answer", "@1 call answer"),
    ("call decline", "@1 call decline"),
    ("call end", "@1 call end"), ("on pushkit report nothing", "@1 on pushkit report nothing"),
    ("app pushkit registry late", "@1 app pushkit registry late"),
    ("app pushkit method metadata", "@1 app pushkit method metadata"),
    ("extension call", "@1 extension call"),
    ("activity Ride expects driver:string,stops:int?", "@1 activity Ride expects driver:string,stops:int?"),
    ("activity start Ride state.driver=Ann", "@1 activity start Ride state.driver=Ann"),
    ("activity end Ride-1", "@1 activity end Ride-1"),
    ("activity dismiss Ride-1", "@1 activity dismiss Ride-1"),
    ("activity frequent on", "@1 activity frequent on"), ("talk join team", "@1 talk join team"),
    ("talk leave", "@1 talk leave"),
    ("stream 12", "@1 stream 12"), ("clock +61m", "clock 61m"), ("reset", "reset"),
    ("set rule bool-as-one on", "set rule bool-as-one on"),
  ])
  func reads(_ line: String, _ printed: String) throws {
    #expect(WorldText.print(try WorldText.parse(line, on: PhoneNumber(1))) == printed)
  }

  @Test(arguments: [
    ("", 1, "language.empty"), ("app fly", 5, "language.unknown.second"),
    ("@1 tpa #1", 4, "language.unknown"),
    ("push", 5, "language.missing"), ("push {}", 6, "language.value"),
    ("on willPresent return banner,fog", 23, "presents.options"),
    ("extension attach a.png 2x", 24, "extension.size"), ("extension takes -1s", 17, "extension.time"),
    ("extension minimum x", 19, "extension.version"),
    ("local add Hi in soon", 17, "local.span"), ("local add Hi at noon", 17, "local.clock"),
    ("local add Hi weekly 9:00", 21, "local.weekly"), ("local add Hi in 5s often", 20, "local.repeats"),
    ("local add Hi attach=a.png", 14, "local.attach"), ("phone zone 20h", 12, "local.zone"),
    ("activity Ride expects eta:when", 23, "activity.field"),
    ("activity Ride wants a:int", 15, "language.value"),
    ("set rule no-such on", 10, "language.value"), ("stream 0", 8, "language.value"),
    ("phone network maybe", 15, "language.value"), (#""@2" app open"#, 1, "language.unknown"),
  ])
  func refuses(_ line: String, _ column: Int, _ reason: String) {
    #expect {
      try WorldText.parse(line, on: PhoneNumber(1))
    } throws: { error in
      let error = error as? LanguageError
      return error?.column == column && error?.reason.id.name == reason
    }
  }

  @Test(arguments: [
    ("app strings zh-Hans x.strings", "x.strings"), ("@2 app strings en 'a b.json'", "a b.json"),
    ("app strings en json:'{}'", nil), ("app strings en", nil),
  ])
  func stringsAreReadFromAFile(_ text: String, _ file: String?) throws {
    let line = try Line(text)
    let word = WorldText.fileWord(in: line.words[...])
    #expect(word?.text == file)
    guard let word else { return }
    let command = try WorldText.parse(
      WorldText.line(line, with: Array(#""HI" = "你好";"#.utf8), for: word), on: PhoneNumber(1))
    guard case .phone(_, .set(.strings(_, let strings))) = command else {
      Issue.record("\(command)")
      return
    }
    #expect(strings.texts == ["HI": "你好"])
  }

  @Test func everyCommandHasHelpInBothLanguages() {
    for spec in WorldText.grammar.specs {
      let phrase = Phrase(spec.help)
      #expect(phrase.text(in: .english) != spec.help.name, "\(spec.words)")
      #expect(phrase.text(in: .chinese) != phrase.text(in: .english), "\(spec.words)")
    }
  }

  @Test func completionOffersTheSwitches() {
    let labels = WorldText.completions(of: "set rule ").map(\.label)
    #expect(labels == RuleSwitch.allCases.map(\.rawValue))
  }
}
