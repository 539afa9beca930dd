import APNs
import Foundation
import JPush
import Phone
import Testing

@testable import Simulation

/// Long random sessions: whatever happens, some things must hold.
@Suite struct RandomStreamTests {
  private static func commands(seed: UInt64, count: Int = 250) -> [WorldCommand] {
    var random = RandomWorld(seed: seed)
    return (0..<count).map { random.session(pushes: $0 / 2) }
  }

  private static func played(seed: UInt64) -> WorldRun {
    var run = WorldRun(seed: seed)
    for command in commands(seed: seed) { run.apply(command) }
    run.wait(seconds: 100)
    return run
  }

  /// One session for each seed, played once for all tests.
  private static let runs = seeds.map { played(seed: $0) }

  private static let seeds: ClosedRange<UInt64> = 1...8

  private static func run(seed: UInt64) -> WorldRun { runs[Int(seed - seeds.lowerBound)] }

  @Test(arguments: seeds) func numbersStrictlyIncrease(_ seed: UInt64) {
    let run = Self.run(seed: seed)
    let entries = run.trace.entries
    #expect(entries.count > 400)
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.number < $1.number })
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.at <= $1.at })
    #expect(entries.allSatisfy { entry in entry.cause.map { $0 < entry.number } ?? true })
    let pushes = run.trace.arrivals.map(\.number)
    #expect(zip(pushes, pushes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: seeds) func noCallbackWithoutRunningCode(_ seed: UInt64) {
    var state = AppState.notRunning
    var wrong: [String] = []
    for entry in Self.run(seed: seed).trace.entries {
      switch entry.event {
      case .phone(.app(let from, let to)):
        if from != state { wrong.append("\(entry.number): \(from) is \(state)") }
        state = to
      case .world(.reset): state = .notRunning
      case .phone(.callback(let callback)):
        if !state.runsCode { wrong.append("\(callback) while \(state)") }
        if let seen = callback.seen, seen != state.seen, entry.rule != "ios.silent.opened" {
          wrong.append("\(callback) while \(state)")
        }
      case .jpush(.connection(.loggedIn)), .jpush(.messageDelivered):
        if !state.runsCode { wrong.append("\(entry.event) while \(state)") }
      default: break
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: seeds) func theBadgeLedgerAddsUp(_ seed: UInt64) {
    var badge = 0
    var wrong: [BadgeChange] = []
    let run = Self.run(seed: seed)
    for entry in run.trace.entries {
      switch entry.event {
      case .phone(.badge(let change)):
        if change.from != badge || change.to < 0 { wrong.append(change) }
        badge = change.to
      case .world(.reset): badge = 0
      default: break
      }
    }
    #expect(wrong == [])
    #expect(run.phone.badge.number == badge)
  }

  @Test(arguments: seeds) func nothingIsDeliveredTwice(_ seed: UInt64) {
    var counts: [String: Int] = [:]
    for entry in Self.run(seed: seed).trace.entries {
      guard let push = entry.push else { continue }
      switch entry.event {
      case .phone(.arrived): counts["arrived \(push.value)", default: 0] += 1
      case .phone(.shown): counts["shown \(push.value)", default: 0] += 1
      case .phone(.callback(.willPresent)): counts["willPresent \(push.value)", default: 0] += 1
      case .phone(.callback(.didReceiveRemoteNotification)): counts["fetch \(push.value)", default: 0] += 1
      case .phone(.callback(.didReceive)): counts["didReceive \(push.value)", default: 0] += 1
      case .apns(.accepted), .apns(.refused): counts["answer \(push.value)", default: 0] += 1
      case .apns(.handedOver): counts["handed \(push.value)", default: 0] += 1
      case .jpush(.messageDelivered): counts["message \(push.value)", default: 0] += 1
      default: break
      }
    }
    #expect(counts.count > 50)
    #expect(counts.filter { $0.value != 1 } == [:])
  }

  @Test(arguments: seeds) func theListSaysWhatThePhoneShows(_ seed: UInt64) {
    let run = Self.run(seed: seed)
    var shown = Set(run.phone.centre.entries.map(\.number))
    if let banner = run.phone.centre.banner { shown.insert(banner.entry.number) }
    let rows = run.arrivals.rows
    #expect(Set(rows.filter(\.isOnPhone).map(\.number)) == shown)
    #expect(run.arrivals.onPhone == shown.count)
    #expect(run.arrivals.refused == rows.filter { $0.outcome == .refused }.count)
    let undecided = rows.filter { $0.rule == "apns.request" || $0.rule == "jpush.message.sent" }
    #expect(undecided.map(\.number) == [])
  }

  @Test(arguments: seeds) func theSameCommandsMakeTheSameTrace(_ seed: UInt64) {
    let again = Self.played(seed: seed)
    #expect(again.trace.entries == Self.run(seed: seed).trace.entries)
    #expect(again.trace.arrivals == Self.run(seed: seed).trace.arrivals)
  }

  @Test(arguments: [1, 2]) func aWorldThatWasStoredGoesOnTheSame(_ seed: UInt64) throws {
    var stored = WorldRun(seed: seed)
    for command in Self.commands(seed: seed, count: 60) {
      stored.apply(command)
      stored.world = try JSONDecoder().decode(World.self, from: JSONEncoder().encode(stored.world))
      stored.arrivals = try JSONDecoder().decode(Arrivals.self, from: JSONEncoder().encode(stored.arrivals))
    }
    var straight = WorldRun(seed: seed)
    for command in Self.commands(seed: seed, count: 60) { straight.apply(command) }
    let isSameTrace = stored.trace.entries == straight.trace.entries
    #expect(isSameTrace)
    let isSame = stored.arrivals.rows == straight.arrivals.rows
    #expect(isSame)
  }

  /// One long trace or many short ones: the list is the same.
  @Test(arguments: seeds) func arrivalsDoNotMindHowTheTraceIsCut(_ seed: UInt64) {
    let run = Self.run(seed: seed)
    var whole = Arrivals()
    whole.absorb(run.trace)
    let isSame = whole.rows == run.arrivals.rows
    #expect(isSame)
    #expect(whole.onPhone == run.arrivals.onPhone)
    #expect(whole.refused == run.arrivals.refused)
  }

  /// Commands through their text form do the same.
  @Test func aRecordedSessionReplays() throws {
    var again = WorldRun(seed: 3)
    for command in Self.commands(seed: 3) { try again.play(WorldText.print(command)) }
    again.wait(seconds: 100)
    #expect(again.trace.entries == Self.run(seed: 3).trace.entries)
  }
}

extension Callback {
  /// The `applicationState` that it is told on arrival.
  fileprivate var seen: ApplicationState? {
    switch self {
    case .willPresent(let state), .didReceiveRemoteNotification(let state): state
    default: nil
    }
  }
}

extension AppState {
  /// What a callback reads as `applicationState`.
  fileprivate var seen: ApplicationState {
    switch self {
    case .foreground: .active
    case .inactive: .inactive
    case .background, .suspended, .notRunning, .swipedAway: .background
    }
  }
}
