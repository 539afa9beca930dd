import Language
import Phone
import Testing
import Words

@testable import Simulation

/// The lines of the lock, the list and what the app registers.
@Suite struct LifeTextTests {
  @Test(arguments: [
    ("phone lock", "@1 phone lock"), ("phone unlock", "@1 phone unlock"), ("phone reboot", "@1 phone reboot"),
    ("phone grouping by-app", "@1 phone grouping by-app"), ("app scenes on", "@1 app scenes on"),
    ("phone summary at 8:00,18:30", "@1 phone summary at 8:00,18:30"),
    ("phone summary on", "@1 phone summary on"),
    ("app scene discard", "@1 app scene discard"), ("app icon-badge -1", "@1 app icon-badge -1"),
    ("app removes delivered a,b", "@1 app removes delivered a,b"),
    ("app removes delivered all", "@1 app removes delivered all"),
    ("app lists delivered", "@1 app lists delivered"),
    ("category ORDER action TRACK", "@1 category ORDER action TRACK"),
    (
      "category ORDER action PAY title=\"Pay now\" text,foreground",
      #"@1 category ORDER action PAY foreground,text title="Pay now""#
    ),
    ("category ORDER action PAY title=PAY", "@1 category ORDER action PAY"),
    ("category ORDER dismiss on", "@1 category ORDER dismiss on"),
    ("category ORDER hidden-title off", "@1 category ORDER hidden-title off"),
    ("category ORDER hidden-subtitle on", "@1 category ORDER hidden-subtitle on"),
    (#"category ORDER summary "%u more from %@""#, #"@1 category ORDER summary "%u more from %@""#),
    ("category ORDER remove", "@1 category ORDER remove"),
    ("tap #12 action TRACK", "@1 tap #12 action=TRACK"), ("tap #12 action=TRACK", "@1 tap #12 action=TRACK"),
    ("tap settings", "@1 tap settings"), ("tap settings #12", "@1 tap settings #12"),
    (#"tap "settings""#, #"@1 tap "settings""#),
    (#"reply #12 "on my way""#, #"@1 reply #12 "on my way""#),
    (#"reply #12 "" action=REPLY"#, #"@1 reply #12 "" action=REPLY"#),
    ("clear group #12", "@1 clear group #12"), ("clear", "@1 clear"),
    ("look #12", "@1 look #12"), ("look close", "@1 look close"),
  ])
  func reads(_ line: String, _ printed: String) throws {
    let command = try WorldText.parse(line, on: PhoneNumber(1))
    #expect(WorldText.print(command) == printed)
    #expect(try WorldText.parse(printed, on: PhoneNumber(9)) == command)
  }

  @Test(arguments: [
    ("tap #12 action", 9, "tap.button"), ("tap #12 action TRACK action=PAY", 9, "tap.twice"),
    ("tap #12 button TRACK", 9, "language.value"), ("category ORDER", 15, "language.missing"),
    ("category ORDER dismiss", 16, "category.flag"), ("category ORDER dismiss maybe", 24, "category.flag"),
    ("category ORDER action", 16, "category.identifier"),
    ("category ORDER action A fog", 25, "category.options"),
    ("category ORDER remove now", 23, "category.extra"),
    ("category ORDER dismiss on x", 27, "category.extra"),
    ("category ORDER fly on", 16, "language.value"), ("app scene keep", 5, "language.unknown.second"),
    ("phone grouping some", 16, "language.value"), ("reply #12", 10, "language.missing"),
    ("phone summary at 8:00,25:00", 18, "summary.times"), ("phone summary at 8:00,8:00", 18, "summary.times"),
    ("app removes delivered", 22, "language.missing"),
  ])
  func refuses(_ line: String, _ column: Int, _ reason: String) {
    #expect {
      try WorldText.parse(line, on: PhoneNumber(1))
    } throws: { error in
      guard let error = error as? LanguageError else { return false }
      if error.reason.id.name != reason || error.column != column {
        Issue.record("\(line): column \(error.column), \(error.reason.id.name)")
      }
      return true
    }
  }
}
