import Foundation
import Phone
import Testing

@testable import Getui

/// Random days with several phones keep what the service promises.
@Suite struct PropertyTests {
  /// What a random day did.
  private struct Day {
    var desk: Desk
    /// Transmissions that were accepted, by task, and when they go stale in the world's time.
    var sent: [String: Instant] = [:]
  }

  private static let phones = 5

  private static func play(seed: UInt64, steps: Int) -> Day {
    var random = SeededRandom(seed: seed)
    var day = Day(desk: Desk.online(phones))
    for step in 0..<steps {
      let phone = Int(random.next() % UInt64(phones))
      switch random.next() % 9 {
      case 0, 1, 2:
        let ttl = [-1, 5_000, 60_000, 7_200_000][Int(random.next() % 4)]
        let known = day.desk.service.tasks.all.count
        day.desk.push(GetuiDraft(text: "m\(step)", title: "T", badge: "+1", ttl: ttl), to: phone)
        for task in day.desk.service.tasks.all.dropFirst(known) {
          day.sent[task.id.text] = day.desk.now.after(milliseconds: Int64(max(ttl, 0)))
        }
      case 3:
        let states = AppState.allCases
        day.desk.app(states[Int(random.next() % UInt64(states.count))], on: phone)
      case 4: day.desk.network(random.next() % 2 == 0, on: phone)
      case 5: day.desk.call(.setBadge(Int(random.next() % 10)), on: phone)
      case 6: day.desk.call(.runBackground(random.next() % 2 == 0), on: phone)
      case 7: day.desk.call(.setTags(["t\(step)"], sequenceNumber: nil), on: phone)
      default: day.desk.pass(milliseconds: Int64(random.next() % 20_000))
      }
    }
    return day
  }

  @Test(arguments: 0..<12)
  func noMessageIsDeliveredTwice(_ seed: UInt64) {
    let day = Self.play(seed: seed, steps: 200)
    let copies = day.desk.messages.compactMap(\.copy)
    #expect(Set(copies).count == copies.count)
  }

  @Test(arguments: 0..<12)
  func noMessageIsLostWithinItsTimeToLive(_ seed: UInt64) {
    var day = Self.play(seed: seed, steps: 200)
    let now = day.desk.now
    for phone in 0..<Self.phones {
      day.desk.network(true, on: phone)
      day.desk.app(.foreground, on: phone)
    }
    day.desk.pass(seconds: 3)
    let delivered = Set(day.desk.messages.compactMap { $0.copy?.task.text })
    for (task, end) in day.sent where end > now.after(milliseconds: 3_000) {
      #expect(delivered.contains(task), "\(task)")
    }
  }

  @Test(arguments: 0..<12)
  func theServersCountEqualsItsLedger(_ seed: UInt64) {
    let day = Self.play(seed: seed, steps: 200)
    for phone in 0..<Self.phones {
      var count = 0
      for change in day.desk.badges[phone] {
        #expect(change.from == count)
        count = change.to
      }
      #expect(day.desk.record(phone)?.badge == count)
    }
  }

  @Test(arguments: 0..<6)
  func equalCommandsGiveEqualWorlds(_ seed: UInt64) throws {
    let (one, other) = (Self.play(seed: seed, steps: 200), Self.play(seed: seed, steps: 200))
    #expect(one.desk.events == other.desk.events)
    #expect(one.desk.steps.map(\.at) == other.desk.steps.map(\.at))
    #expect(try encoded(one.desk.service) == encoded(other.desk.service))
    #expect(try encoded(one.desk.phones) == encoded(other.desk.phones))
  }

  @Test(arguments: 0..<6)
  func aWorldComesBackFromItsBytesAndGoesOnTheSame(_ seed: UInt64) throws {
    var day = Self.play(seed: seed, steps: 200)
    var copy = day.desk
    copy.service = try JSONDecoder().decode(GetuiService.self, from: encoded(day.desk.service))
    copy.phones = try JSONDecoder().decode([GetuiClient].self, from: encoded(day.desk.phones))
    #expect(try encoded(copy.service) == encoded(day.desk.service))
    for _ in 0..<2 {
      for phone in 0..<Self.phones {
        for change in [false, true] {
          day.desk.network(change, on: phone)
          copy.network(change, on: phone)
        }
      }
      day.desk.pass(seconds: 30)
      copy.pass(seconds: 30)
      day.desk.request("POST", "/push/all", RefusalTests.toAll)
      copy.request("POST", "/push/all", RefusalTests.toAll)
    }
    #expect(copy.events == day.desk.events)
  }

  @Test func afterForgettingNumbersGoOn() {
    var desk = Desk.online()
    let cid = desk.cid()
    desk.push(GetuiDraft(text: "t"))
    let task = desk.service.tasks.all.last?.id
    desk.service.forgetEverything()
    #expect(desk.service.clientCount == 0)
    desk.phones = [GetuiClient(phone: PhoneNumber(1))]
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.cid() != cid)
    desk.push(GetuiDraft(text: "t"))
    #expect(desk.service.tasks.all.last?.id != task)
  }

  private func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }
}
