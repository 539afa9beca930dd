import Foundation
import Phone
import Testing

@testable import JPush

/// Random lives of one phone, held to what must always be true.
@Suite struct PropertyTests {
  private static let states: [AppState] = [
    .foreground, .background, .suspended, .inactive, .swipedAway, .notRunning,
  ]

  /// One random thing that happens; messages say how long they may be kept.
  private static func step(
    _ desk: inout Desk, _ dice: inout RandomCommands, _ states: [AppState] = states
  ) {
    switch dice.below(10) {
    case 0, 1: desk.app(states[dice.below(states.count)])
    case 2: desk.network(dice.below(2) == 0)
    case 3: desk.send("m", timeToLive: [nil, 0, 5, 60, 600][dice.below(5)])
    case 4: desk.call(dice.request())
    case 5: desk.call([.getAllTags, .setAlias("a"), .addTags(["vip"]), .getAlias][dice.below(4)])
    case 6: desk.perform([.setBadge(dice.below(5)), .resetBadge, .setBadge(-1)][dice.below(3)])
    case 7: if dice.below(4) == 0 { desk.perform(.setPushEnable(dice.below(3) > 0)) }
    default: desk.pass(milliseconds: Int64([10, 100, 300, 3000, 30_000][dice.below(5)]))
    }
  }

  private static func live(
    seed: UInt64, steps: Int, states: [AppState] = states, check: (Desk) -> Void = { _ in }
  ) -> Desk {
    var desk = Desk()
    var dice = RandomCommands(seed: seed)
    for _ in 0..<steps {
      step(&desk, &dice, states)
      check(desk)
    }
    return desk
  }

  @Test(arguments: 1...40) func onlineMeansLoggedInAndInFront(seed: UInt64) {
    let desk = Self.live(seed: seed, steps: 400) { desk in
      if let device = desk.device {
        #expect(device.isOnline == (desk.client.connection == .loggedIn))
        #expect(device.held.count <= 5)
        #expect(!device.isOnline || device.held.isEmpty)
      }
      if desk.client.connection != .closed { #expect(desk.client.wantsConnection) }
      #expect(desk.client.calls.filter { $0.request.lock == .tags }.count <= 1)
      #expect(desk.client.calls.filter { $0.request.lock == .alias }.count <= 1)
    }
    #expect(desk.service.deviceCount <= 1)
  }

  @Test(arguments: 1...40) func everyMessageEndsInOneWayOnly(seed: UInt64) {
    var desk = Self.live(seed: seed, steps: 400)
    let refused = desk.steps.filter { if case .messageRefused = $0.event { true } else { false } }.count
    let sent = desk.steps.filter { $0.event == .messageSent }.count
    desk.pass(seconds: 100_000)
    desk.network(true)
    desk.app(.notRunning)
    desk.app(.foreground)
    desk.perform(.setPushEnable(true))
    desk.pass(seconds: 100)
    let (delivered, lost, held) = desk.messages
    #expect(Set(delivered).count == delivered.count, "nothing comes twice")
    #expect(Set(lost).count == lost.count)
    #expect(Set(delivered).isDisjoint(with: lost))
    #expect(delivered.count + lost.count + refused == sent)
    #expect(Set(held).isSubset(of: Set(delivered + lost)))
  }

  @Test(arguments: 1...40) func everyCallIsAnsweredOnceWhileTheProcessLives(seed: UInt64) {
    var desk = Self.live(seed: seed, steps: 400, states: [.foreground, .inactive, .background, .suspended])
    desk.network(true)
    desk.app(.foreground)
    desk.perform(.setPushEnable(true))
    desk.pass(seconds: 100)
    let called = desk.events.filter { if case .called = $0 { true } else { false } }.count
    let ended = desk.events.filter { event in
      switch event {
      case .answered, .untold, .replaced: true
      default: false
      }
    }.count
    #expect(called > 0)
    #expect(ended == called)
    #expect(desk.client.calls.isEmpty)
  }

  @Test(arguments: 1...40) func theServersBadgeEqualsItsLedger(seed: UInt64) {
    let desk = Self.live(seed: seed, steps: 400)
    var badge = 0
    for case .serverBadge(let from, let to) in desk.events {
      #expect(from == badge)
      badge = to
    }
    #expect((desk.device?.badge.value ?? 0) == badge)
  }

  @Test(arguments: 1...10) func equalLivesAreEqualAndSurviveStorage(seed: UInt64) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var one = Desk()
    var two = Desk()
    var dice = (RandomCommands(seed: seed), RandomCommands(seed: seed))
    for round in 0..<300 {
      Self.step(&one, &dice.0)
      Self.step(&two, &dice.1)
      guard round.isMultiple(of: 20) else { continue }
      two.client = try JSONDecoder().decode(JPushClient.self, from: encoder.encode(two.client))
      two.service = try JSONDecoder().decode(JPushService.self, from: encoder.encode(two.service))
    }
    #expect(one.events == two.events)
    #expect(try encoder.encode(one.client) == encoder.encode(two.client))
    #expect(try encoder.encode(one.service) == encoder.encode(two.service))
  }

  @Test func aStoredServiceStillCountsItsAliases() throws {
    var service = JPushService(identifiers: Desk.identifiers)
    for _ in 0..<10 { _ = service.answer(.setAlias("shared"), seq: 1, from: service.register()) }
    var stored = try JSONDecoder().decode(JPushService.self, from: JSONEncoder().encode(service))
    #expect(
      stored.answer(.setAlias("shared"), seq: 1, from: stored.register()).code == .aliasOnTooManyDevices)
  }
}
