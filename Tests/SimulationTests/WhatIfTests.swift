import APNs
import Phone
import Testing
import Words

@testable import Simulation

/// The same push in every state.
@Suite struct WhatIfTests {
  private static let tap: [AppState: [String]] = [
    .foreground: ["didReceive(active)"],
    .inactive: ["didReceive(inactive)", "didBecomeActive"],
    .background: ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"],
    .suspended: ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"],
    .notRunning: launched, .swipedAway: launched,
  ]
  private static let launched = [
    "willFinishLaunching(launchOptions[.remoteNotification])",
    "didFinishLaunching(launchOptions[.remoteNotification])", "didReceive(inactive)", "didBecomeActive",
  ]

  private func whatIf(_ payload: String, _ run: WorldRun = WorldRun()) throws -> WhatIf {
    let subject = WhatIfSubject.push(APNsPush(body: Array(payload.utf8)))
    return try #require(WhatIf(subject, on: PhoneNumber(1), of: run.world))
  }

  private func text(_ row: WhatIfRow, _ cell: WhatIfCell) -> [String] {
    row.phrases(of: cell).map { $0.text(in: .english) }
  }

  @Test(arguments: WhatIfCase.all) func arrival(_ expected: WhatIfCase) throws {
    let row = try #require(whatIf(expected.payload)[expected.state])
    #expect(WhatIfCell.onArrival.flatMap { text(row, $0) } == expected.cells)
    #expect(row.certainty == expected.certainty)
  }

  @Test(arguments: WhatIf.states) func aTapOnAnAlert(_ state: AppState) throws {
    let row = try #require(whatIf(#"{"aps":{"alert":"x"}}"#)[state])
    #expect(text(row, .tap) == Self.tap[state])
    let certainty: [AppState: Certainty] = [
      .foreground: .documented, .notRunning: .reported, .swipedAway: .reported,
    ]
    #expect(row.certainty(of: .tap) == certainty[state] ?? .assumed)
  }

  /// Woken for the silent part, the process lives when the tap comes.
  @Test func aTapAfterABackgroundLaunchFindsTheProcess() throws {
    let row = try #require(whatIf(#"{"aps":{"alert":"x","content-available":1}}"#)[.notRunning])
    #expect(text(row, .tap) == Self.tap[.background])
  }

  @Test func everyIOSHasARow() throws {
    let subject = WhatIfSubject.push(APNsPush(body: Array(#"{"aps":{"alert":"x"}}"#.utf8)))
    let world = WorldRun().world
    let table = try #require(WhatIf(subject, on: PhoneNumber(1), of: world, in: .background))
    #expect(table.axis == .versions)
    #expect(table.rows.map(\.os) == (6...18).reversed().map(OSVersion.latest))
    #expect(table.rows.allSatisfy { $0.state == .background })
    #expect(table.rows.map { $0.title(.versions).text(in: .english) }.first == "iOS 18")
    let markdown = table.markdown(in: .english).split(separator: "\n")
    #expect(markdown.count == 15)
    #expect(markdown[0].hasPrefix("| iOS | what the person sees |"))
    #expect(markdown[14].hasPrefix("| iOS 6 | "))
  }

  /// The row of a version says what the table of all states says on that iOS.
  @Test(arguments: WhatIf.states, [6, 9, 10, 13, 18])
  func bothTablesMeet(_ state: AppState, _ major: Int) throws {
    let payload = #"{"aps":{"alert":"x","content-available":1,"badge":2}}"#
    let subject = WhatIfSubject.push(APNsPush(body: Array(payload.utf8)))
    let world = WorldRun().world
    let version = OSVersion.latest(major)
    let states = try #require(WhatIf(subject, on: PhoneNumber(1), of: world, os: version))
    let versions = try #require(WhatIf(subject, on: PhoneNumber(1), of: world, in: state))
    #expect(states[state] == versions[version])
  }

  @Test(arguments: [
    (OSVersion(17, 4), OSVersion(17, 4), 13), (OSVersion(10, 0), OSVersion(10, 0), 13),
    (.latest(26), .latest(26), 13),
  ])
  func thePhonesOwnVersionStandsForItsNumber(_ own: OSVersion, _ found: OSVersion, _ count: Int) {
    let versions = WhatIf.versions(own)
    #expect(versions.contains(found))
    #expect(versions.count == count)
    #expect(versions == versions.sorted(by: >))
  }

  @Test func whatShowsNothingCannotBeTapped() throws {
    for row in try whatIf(#"{"aps":{"content-available":1}}"#).rows {
      #expect(row.tap == nil)
      #expect(text(row, .tap) == ["nothing to tap"])
    }
  }

  /// The app's own answer counts, and so does what is used up of the budget.
  @Test func thePhoneIsTakenAsItIs() throws {
    var run = WorldRun()
    try run.play("on willPresent return list", "app background")
    for _ in 0..<3 { try run.play(#"push json:'{"aps":{"content-available":1}}'"#) }
    let table = try whatIf(#"{"aps":{"alert":"x","badge":4,"content-available":1}}"#, run)
    let front = try #require(table[.foreground])
    #expect(text(front, .sees) == ["app asked: list only"])
    #expect(text(front, .badge) == ["–"])
    #expect(front.rules(of: .badge).last == "ios.present.badge")
    let away = try #require(table[.suspended])
    #expect(text(away, .arrival) == ["silent part held"])
    #expect(away.certainty(of: .arrival) == .assumed)
  }

  @Test func rowsSayWhereTheyDiffer() throws {
    let table = try whatIf(#"{"aps":{"alert":"x","content-available":1}}"#)
    let front = try #require(table[.foreground])
    #expect(front.differences(from: front) == [])
    #expect(table[.swipedAway]?.differences(from: front) == [.sees, .arrival, .tap])
    let background = try #require(table[.background])
    #expect(table[.suspended]?.differences(from: background) == [])
    #expect(table[.swipedAway]?.differences(from: background) == [.arrival, .tap])
  }

  /// A fork that is posed says what a phone says that was brought there by commands.
  @Test(arguments: WhatIf.states, WhatIfCase.all.filter { $0.state == .foreground })
  func aPoseIsAsGoodAsTheWayThere(_ state: AppState, _ sample: WhatIfCase) throws {
    let commands: [AppState: String] = [
      .foreground: "app open", .inactive: "app inactive", .background: "app background",
      .suspended: "app suspend", .notRunning: "app terminate", .swipedAway: "app kill",
    ]
    var run = WorldRun()
    let command = try #require(commands[state])
    try run.play("app open", command, "push json:'\(sample.payload)'")
    let real = try #require(run.arrivals.rows.last)
    let row = try #require(whatIf(sample.payload)[state])
    #expect(row.arrival.outcome == real.outcome)
    #expect(row.arrival.shown == real.shown)
    #expect(row.arrival.callbacks == real.callbacks)
    #expect(row.arrival.silentPart == real.silentPart)
    #expect(row.arrival.rule == real.rule)
  }

  @Test func aMessageReachesTheAppOverItsConnectionOnly() throws {
    var run = WorldRun()
    run.wait(seconds: 5)
    try run.play("message 'sync' extras.k=v title=T")
    let arrival = try #require(run.arrivals.rows.last)
    let subject = try #require(WhatIfSubject(arrival))
    guard case .message(let message) = subject else {
      Issue.record("\(subject)")
      return
    }
    #expect(message.title == "T")
    #expect(message.extras == [.init("k", "v")])
    let table = try #require(WhatIf(subject, on: PhoneNumber(1), of: run.world))
    for row in table.rows {
      let expected = row.state.isInFront ? "networkDidReceiveMessage" : "message held"
      #expect(text(row, .arrival) == [expected])
    }
  }

  @Test func theWorldStaysAsItIs() throws {
    var run = WorldRun()
    try run.play("app background", #"push json:'{"aps":{"alert":"x","badge":2}}' collapse-id=c"#)
    let before = run.phone
    let arrival = try #require(run.arrivals.rows.last)
    let subject = try #require(WhatIfSubject(arrival))
    _ = try #require(WhatIf(subject, on: PhoneNumber(1), of: run.world))
    #expect(run.phone.centre == before.centre)
    #expect(run.phone.badge == before.badge)
    #expect(run.world.pushCount == 1)
  }

  @Test func whatWasRefusedIsRefusedInEveryState() throws {
    var run = WorldRun()
    try run.play(#"push json:'{"aps":{"alert":"x"}}' priority=3"#)
    let arrival = try #require(run.arrivals.rows.last)
    #expect(WhatIfSubject(arrival) == nil)
  }

  @Test func aPoseChangesTheVersionAndTellsNothing() throws {
    let run = WorldRun()
    var fork = try #require(run.world.isolating(PhoneNumber(1)))
    fork.pose(.swipedAway, os: OSVersion(10, 0), on: PhoneNumber(1))
    #expect(fork.devices[0].phone.os == OSVersion(10, 0))
    fork.pose(.background, on: PhoneNumber(1))
    #expect(fork.devices[0].phone.os == OSVersion(10, 0))
    #expect(fork.devices[0].phone.app == .background)
    #expect(fork.commandCount == run.world.commandCount)
  }

  @Test func thereIsNoTableForAPhoneThatIsNotThere() {
    let subject = WhatIfSubject.push(APNsPush(body: []))
    #expect(WhatIf(subject, on: PhoneNumber(9), of: WorldRun().world) == nil)
  }

  @Test(arguments: Tongue.allCases) func markdownHasALineForEachState(_ tongue: Tongue) throws {
    let table = try whatIf(#"{"aps":{"alert":"x","sound":"a|b","badge":1}}"#)
    let lines = table.markdown(in: tongue).split(separator: "\n")
    #expect(lines.count == 8)
    for line in lines {
      let bars = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 8, "\(line)")
    }
  }
}
