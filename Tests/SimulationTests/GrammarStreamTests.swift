import APNs

import Testing

@testable import Phone
@testable import Simulation

/// Sessions of every command there is, with apps that complete late, twice or never: what must hold all the same.
@Suite struct GrammarStreamTests {
  static let seeds: ClosedRange<UInt64> = 1...10
  private static let length = 160

  private static func lines(seed: UInt64) -> [String] {
    var lines = GrammarLines(seed: seed)
    return (0..<length).map { _ in lines.next() }
  }

  /// Plays the lines; `between` comes after each.
  private static func played(
    _ lines: [String], seed: UInt64, between: (inout WorldRun) throws -> Void = { _ in }
  ) throws -> WorldRun {
    var run = WorldRun(seed: seed)
    for line in lines {
      try run.play(line)
      try between(&run)
    }
    run.wait(seconds: 100)
    return run
  }

  private static let runs = seeds.map { seed in Result { try played(lines(seed: seed), seed: seed) } }

  private static func run(_ seed: UInt64) throws -> WorldRun { try runs[Int(seed - seeds.lowerBound)].get() }

  /// Every command occurs in one session or another, so that the tests below are about all of them.
  @Test func everyCommandOccurs() {
    var seen: Set<String> = []
    for seed: UInt64 in 1...60 {
      var lines = GrammarLines(seed: seed)
      for _ in 0..<Self.length {
        let words = lines.next().split(separator: " ").map(String.init)
        for spec in WorldText.grammar.specs where words.starts(with: spec.words) {
          seen.insert(spec.words.joined(separator: " "))
        }
      }
    }
    let all = Set(WorldText.grammar.specs.map { $0.words.joined(separator: " ") })
    // Texts of a shape of their own, which no general word fits.
    let special = all.subtracting(seen).sorted()
    #expect(special.count * 10 <= all.count, "\(special)")
  }

  @Test(arguments: seeds) func numbersIncreaseAndCausesComeFirst(_ seed: UInt64) throws {
    let entries = try Self.run(seed).trace.entries
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.number < $1.number && $0.at <= $1.at })
    #expect(entries.allSatisfy { entry in entry.cause.map { $0 < entry.number } ?? true })
  }

  @Test(arguments: seeds) func noCallbackWhereNoCodeRuns(_ seed: UInt64) throws {
    var states: [PhoneNumber: AppState] = [:]
    var wrong: [String] = []
    for entry in try Self.run(seed).trace.entries {
      guard let phone = entry.phone else {
        if case .world(.reset) = entry.event { states = [:] }
        continue
      }
      let state = states[phone] ?? .notRunning
      switch entry.event {
      case .phone(.app(let from, let to)):
        if from != state { wrong.append("\(entry.number) \(entry.rule.name): from \(from), was \(state)") }
        states[phone] = to
      case .phone(.callback(let callback)):
        if !state.runsCode {
          wrong.append("\(entry.number) \(entry.rule.name): \(callback.text) while \(state)")
        }
      case .phone(.acted), .phone(.answered):
        if !state.runsCode {
          wrong.append("\(entry.number) \(entry.rule.name): \(entry.event) while \(state)")
        }
      default: break
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: seeds) func theBadgeAddsUp(_ seed: UInt64) throws {
    let run = try Self.run(seed)
    var badges: [PhoneNumber: Int] = [:]
    var wrong: [String] = []
    for entry in run.trace.entries {
      switch entry.event {
      case .world(.reset): badges = [:]
      case .phone(.badge(let change)):
        guard let phone = entry.phone else { continue }
        if change.from != badges[phone] ?? 0 || change.to < 0 { wrong.append("\(entry.number): \(change)") }
        badges[phone] = change.to
      default: break
      }
    }
    #expect(wrong == [])
    #expect(run.phone.badge.number == badges[PhoneNumber(1)] ?? 0)
  }

  @Test(arguments: seeds) func nothingIsDeliveredTwice(_ seed: UInt64) throws {
    var counts: [String: Int] = [:]
    for entry in try Self.run(seed).trace.entries {
      guard let push = entry.push, let phone = entry.phone else { continue }
      switch entry.event {
      case .phone(.arrived): counts["arrived \(push.value) at \(phone.value)", default: 0] += 1
      case .apns(.accepted), .apns(.refused): counts["answer \(push.value)", default: 0] += 1
      case .apns(.handedOver): counts["handed over \(push.value)", default: 0] += 1
      case .jpush(.messageDelivered): counts["message \(push.value) at \(phone.value)", default: 0] += 1
      default: break
      }
    }
    #expect(counts.filter { $0.value != 1 } == [:])
  }

  /// Each call is answered once, or the trace says that the app did not, or it is still open.
  @Test(arguments: seeds) func everyCompletionIsAccountedFor(_ seed: UInt64) throws {
    let run = try Self.run(seed)
    var open: [PhoneNumber: Int] = [:]
    var wrong: [String] = []
    for entry in run.trace.entries {
      guard let phone = entry.phone else {
        if case .world(.reset) = entry.event { open = [:] }
        continue
      }
      switch entry.event {
      case .phone(.callback(let callback)) where callback.hasHandler: open[phone, default: 0] += 1
      // PushKit has its own watchdog, and not every form of its call has a handler.
      case .phone(.answered) where entry.rule == "ios.voip.completion": break
      case .phone(.answered), .phone(.completion(.missing)), .phone(.completion(.ended)):
        open[phone, default: 0] -= 1
        if open[phone, default: 0] < 0 { wrong.append("\(entry.number): answered without a call") }
      case .phone(.acted(.crashes)) where run.trace.endsCall(entry): open[phone, default: 0] -= 1
      default: break
      }
    }
    #expect(wrong == [])
    let left = run.world.devices.map { device in device.phone.calls.list.count { !$0.isAnswered } }
    #expect(open[PhoneNumber(1)] ?? 0 == left.first)
  }

  @Test(arguments: seeds) func theSameLinesMakeTheSameTrace(_ seed: UInt64) throws {
    let again = try Self.played(Self.lines(seed: seed), seed: seed)
    let isSame = try again.trace.entries == Self.run(seed).trace.entries
    #expect(isSame)
    let hasSameRows = try again.trace.arrivals == Self.run(seed).trace.arrivals
    #expect(hasSameRows)
  }

  @Test(arguments: [1, 2, 3]) func aWorldThatWasStoredGoesOnTheSame(_ seed: UInt64) throws {
    var count = 0
    let stored = try Self.played(Self.lines(seed: seed), seed: seed) { run in
      count += 1
      if count.isMultiple(of: 8) { run.world = try JSONCopy.of(run.world) }
    }
    let isSame = try stored.trace.entries == Self.run(seed).trace.entries
    #expect(isSame)
  }

  /// What is printed of a command reads as the same command, and does the same.
  @Test(arguments: [4, 5]) func printedCommandsReplay(_ seed: UInt64) throws {
    let printed = try Self.lines(seed: seed).map {
      WorldText.print(try WorldText.parse($0, on: PhoneNumber(1)))
    }
    let again = try Self.played(printed, seed: seed)
    let isSame = try again.trace.entries == Self.run(seed).trace.entries
    #expect(isSame)
  }

  /// What the app is called with can be named in a profile.
  @Test(arguments: seeds) func everyCallHasANameForProfiles(_ seed: UInt64) throws {
    for entry in try Self.run(seed).trace.entries {
      if case .phone(.callback(let callback)) = entry.event {
        #expect(AppCalls.names.contains(callback.name), "\(callback.name)")
      }
      if let call = SDKCall(entry.event) { #expect(AppCalls.names.contains(call.name), "\(call.name)") }
    }
  }
}

extension Callback {
  /// Whether the app is handed a completion handler with it.
  fileprivate var hasHandler: Bool {
    switch self {
    case .willPresent, .didReceive, .didReceiveRemoteNotification, .handleAction: true
    default: false
    }
  }
}

extension Trace {
  /// Whether the exception came before the call that it was thrown in was answered.
  fileprivate func endsCall(_ entry: TraceEntry) -> Bool {
    guard let cause = entry.cause, let call = entries.first(where: { $0.number == cause }),
      case .phone(.callback(let callback)) = call.event, callback.hasHandler
    else { return false }
    return !entries.contains { other in
      if case .phone(.answered) = other.event { other.cause == cause } else { false }
    }
  }
}
