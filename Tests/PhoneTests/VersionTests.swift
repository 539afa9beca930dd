import Payload
import Testing

@testable import Phone

/// What depends on the iOS version: keys, kinds of push, presentation options, known bugs.
@Suite struct VersionTests {
  typealias KeyRow = (key: String, since: String, before: String)

  private static let keys: [KeyRow] = [
    (#""content-available":1"#, "7", "6"), (#""category":"A""#, "8", "7"),
    (#""mutable-content":1"#, "10", "9"),
    (#""thread-id":"t""#, "10", "9"), (#""target-content-id":"t""#, "13", "12"),
    (#""interruption-level":"passive""#, "15", "14"), (#""relevance-score":1"#, "15", "14"),
    (#""filter-criteria":"a""#, "16", "15"), (#""sound":{"name":"a","critical":1}"#, "12", "11"),
    (#""alert":{"title":"T","body":"B"}"#, "8.2", "8.1"),
    (#""alert":{"subtitle":"S","body":"B"}"#, "10", "9"),
    (#""alert":{"title-loc-key":"T","body":"B"}"#, "8.2", "8.1"),
    (#""alert":{"summary-arg":"S","body":"B"}"#, "12", "11"),
  ]

  /// ios.key.since
  @Test(arguments: keys.indices) func aKeyIsIgnoredBeforeItsVersion(_ index: Int) throws {
    let row = Self.keys[index]
    for (version, isNew) in [(row.since, false), (row.before, true)] {
      var run = PhoneRun(.background)
      try run.prepare(["phone os \(version)"])
      try run.receive(#"{"aps":{\#(row.key)}}"#)
      #expect(run.rules.contains("ios.key.since") == isNew, "iOS \(version): \(run.said)")
    }
  }

  @Test(arguments: [
    (#""interruption-level":"passive""#, "14", "shown banner,list,sound"),
    (#""interruption-level":"passive""#, "15", "shown list"),
    (#""filter-criteria":"a""#, "17", "shown banner,list,sound"),
  ])
  func theRestOfThePushStillCounts(_ key: String, _ version: String, _ shown: String) throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone os \(version)"])
    try run.receive(#"{"aps":{"alert":"x","sound":"default",\#(key)}}"#)
    #expect(run.said.contains(shown))
  }

  @Test(arguments: [("8.1", "B"), ("8.2", "T|B"), ("9", "T|B"), ("10", "T|S|B")])
  func linesThatAVersionShows(_ version: String, _ lines: String) throws {
    var run = PhoneRun(.background)
    try run.prepare(["phone os \(version)"])
    try run.receive(#"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"}}}"#)
    let entry = try #require(run.phone.centre.entries.last)
    #expect(run.phone.lines(of: entry).texts.joined(separator: "|") == lines)
  }

  @Test func aTitleAloneIsNoTextBefore82() throws {
    for (version, isShown) in [("8.1", false), ("8.2", true)] {
      var run = PhoneRun(.background)
      try run.prepare(["phone os \(version)"])
      try run.receive(#"{"aps":{"alert":{"title":"T"}}}"#)
      #expect(run.said.contains("shown banner,list") == isShown)
    }
  }

  @Test(arguments: [
    (PushType.voip, "8", "7"), (.fileprovider, "11", "10"), (.location, "15", "14"),
    (.pushtotalk, "16", "15"),
    (.liveactivity, "16.1", "16.0"), (.controls, "18", "17"), (.widgets, "26", "18"),
  ])
  func aKindThatCameLaterIsDropped(_ type: PushType, _ since: String, _ before: String) throws {
    for (version, isNew) in [(since, false), (before, true)] {
      var run = PhoneRun(.background)
      try run.prepare(["phone os \(version)"])
      try run.receive(#"{"aps":{"alert":"x"}}"#, type: type)
      #expect(run.rules.contains("ios.route.new") == isNew, "iOS \(version)")
      #expect(run.said.contains("dropped visible tooNew") == isNew)
    }
  }

  typealias OptionRow = (options: PresentationOptions, until13: [String], from14: [String])

  private static let options: [OptionRow] = [
    (.alert, ["shown banner,list"], ["shown banner,list"]),
    (.banner, ["dropped visible notReturned"], ["shown banner"]),
    (.list, ["dropped visible notReturned"], ["shown list"]),
    ([.banner, .list], ["dropped visible notReturned"], ["shown banner,list"]),
    (.sound, ["shown sound", "♪ default"], ["shown sound", "♪ default"]),
    ([.banner, .sound], ["shown sound", "♪ default"], ["shown banner,sound", "♪ default"]),
    (.badge, ["shown badge", "badge 0>3"], ["shown badge", "badge 0>3"]),
    ([], ["dropped visible notReturned"], ["dropped visible notReturned"]),
  ]

  /// ios.present.options
  @Test(arguments: options.indices) func presentationOptions(_ index: Int) throws {
    let row = Self.options[index]
    for version in ["10.0", "10", "11", "12", "13", "14", "15", "16", "17", "18"] {
      var run = PhoneRun(.foreground, presents: row.options)
      try run.prepare(["phone os \(version)"])
      try run.receive(#"{"aps":{"alert":"x","sound":"default","badge":3}}"#)
      let said = run.said.dropFirst(2).filter { $0 != "badge kept 3 notReturned" }
      #expect(said == (run.phone.os.major < 14 ? row.until13 : row.from14), "iOS \(version)")
      if said == ["dropped visible notReturned"] { #expect(run.phone.centre.entries.isEmpty) }
    }
  }

  @Test(arguments: [("13", "[.sound, .badge, .alert]"), ("14", "[.banner, .list, .sound, .badge]")])
  func anAppReturnsEverythingInTheOptionsOfItsVersion(_ version: String, _ answer: String) throws {
    var run = PhoneRun(.foreground)
    try run.prepare(["phone os \(version)"])
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.said == ["willPresent(active)", "= \(answer)", "shown banner,list"])
  }

  @Test(arguments: [("17", 1), ("18.0", 2), ("18.1", 1), ("18", 1)])
  func iOS180AsksTwice(_ version: String, _ times: Int) throws {
    var run = PhoneRun(.foreground)
    try run.prepare(["phone os \(version)"])
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.calls == Array(repeating: "willPresent(active)", count: times))
    #expect(run.rules.contains("ios.present.twice") == (times == 2))
    #expect(run.said.filter { $0.hasPrefix("shown") } == ["shown banner,list"])
    #expect(run.phone.centre.entries.count == 1)
  }

  @Test(arguments: [("12", false), ("13", true)])
  func thePushTypeIsCheckedFrom13On(_ version: String, _ isDropped: Bool) throws {
    var run = PhoneRun(.background)
    run.switches[.strictPushType] = true
    try run.prepare(["phone os \(version)"])
    try run.receive(#"{"aps":{"content-available":1}}"#, type: .alert)
    #expect(run.rules.contains("ios.push-type.strict") == isDropped)
  }

  @Test(arguments: [
    #"{"aps":{"alert":5,"sound":"a"}}"#, #"{"aps":{"alert":"x","badge":"5"}}"#,
    #"{"aps":{"alert":"x","sound":1}}"#, #"{"aps":{"alert":"x","content-available":"1"}}"#,
    #"{"aps":{"alert":"x","mutable-content":"1"}}"#,
  ])
  func badTypeDropsPush(_ payload: String) throws {
    var run = PhoneRun(.background)
    try run.receive(payload)
    #expect(run.said.contains { $0.hasPrefix("shown") })
    run.forget()
    run.switches[.badTypeDropsPush] = true
    try run.receive(payload)
    #expect(run.said == ["dropped visible badType"])
    #expect(run.rules.last == "ios.type.strict")
  }

  @Test(arguments: [
    (
      RuleSwitch.fetchBeforePresent, "ios.silent.beside",
      ["didReceiveRemoteNotification(active)", "willPresent(active)"]
    ),
    (nil, "ios.silent.beside", ["willPresent(active)", "didReceiveRemoteNotification(active)"]),
  ])
  func whoIsCalledFirst(_ name: RuleSwitch?, _ rule: String, _ calls: [String]) throws {
    var run = PhoneRun(.foreground)
    if let name { run.switches[name] = true }
    try run.receive(#"{"aps":{"alert":"x","content-available":1}}"#)
    #expect(run.calls == calls)
    #expect(run.rules.contains(rule))
  }

  @Test func inactiveAsBackground() throws {
    var run = PhoneRun(.inactive)
    run.switches[.inactiveAsBackground] = true
    try run.receive(#"{"aps":{"alert":"x"}}"#)
    #expect(run.said == ["shown banner,list"])
  }

  @Test(arguments: [#"{"aps":{"badge":5}}"#, #"{"aps":{"sound":"default"}}"#])
  func textlessNotAsked(_ payload: String) throws {
    var run = PhoneRun(.foreground, presents: [])
    run.switches[.textlessNotAsked] = true
    try run.receive(payload)
    #expect(run.calls == [])
    #expect(run.said.first?.hasPrefix("shown") == true)
  }
}
