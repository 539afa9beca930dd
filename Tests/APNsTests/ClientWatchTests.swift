import Phone
import Testing

@testable import APNs

/// What a backend does with APNs' answers, and what is said about that.
@Suite struct ClientWatchTests {
  private static func warnings(_ run: APNsRun) -> [String] {
    run.log.steps.filter { if case .warned = $0.event { true } else { false } }.map(\.rule.name)
  }

  @Test func sendingToAVoidTokenAgain() {
    var run = APNsRun()
    run.standing = .unregistered(since: run.at)
    run.post()
    #expect(Self.warnings(run) == [])
    run.post { $1.token = String(repeating: "0b", count: 32) }
    #expect(Self.warnings(run) == [], "another token")
    run.post()
    #expect(Self.warnings(run) == ["apns.client.void"])
    #expect(run.refusal == .unregistered)
  }

  static let pauses: [(refusal: Refusal, seconds: Int64, warns: Bool)] = [
    (.serviceUnavailable, 1, true), (.internalServerError, 899, true), (.shutdown, 901, false),
    (.tooManyRequests, 0, true), (.tooManyRequests, 2, false), (.badPriority, 0, false),
  ]

  @Test(arguments: pauses) func retryingTooSoon(_ refusal: Refusal, _ seconds: Int64, _ warns: Bool) {
    var run = APNsRun()
    run.post { $1.strike = .refuse(refusal) }
    #expect(run.refusal == refusal && run.rules.last == "fault.refuse")
    run.at = run.at.moved(byMicroseconds: seconds * 1_000_000)
    run.post { $1.token = String(repeating: "0b", count: 32) }
    #expect(Self.warnings(run) == [], "another token")
    run.post()
    #expect(Self.warnings(run) == (warns ? ["apns.client.retry"] : []))
    run.post()
    #expect(Self.warnings(run).count == (warns ? 1 : 0), "once for each answer")
  }

  @Test func anotherProviderTokenWithinTwentyMinutes() {
    var run = APNsRun()
    let first = run.credential(fingerprint: 1)
    run.post { $1.credential = first }
    run.post { $1.credential = first }
    #expect(Self.warnings(run) == [])
    let second = run.credential(fingerprint: 2)
    run.post { $1.credential = second }
    #expect(Self.warnings(run) == ["apns.client.tokens"])
    run.at = run.at.moved(byMicroseconds: 21 * 60_000_000)
    let third = run.credential(fingerprint: 3)
    run.post { $1.credential = third }
    #expect(Self.warnings(run).count == 1)
  }

  @Test func aConnectionForEachPush() {
    var run = APNsRun()
    for number in 1..<Int64(ClientWatch.shortConnections) { run.post { $1.connection = number } }
    #expect(Self.warnings(run) == [])
    run.post { $1.connection = 10 }
    run.post { $1.connection = 11 }
    #expect(Self.warnings(run) == ["apns.client.connections", "apns.client.connections"])
    run.post { $1.connection = 11 }
    run.post { $1.connection = 12 }
    #expect(Self.warnings(run).count == 2, "one was used again")
    for number in 13...40 {
      run.post { $1.connection = Int64(number) }
      run.post { $1.connection = 12 }
    }
    #expect(Self.warnings(run).count == 2, "some that are open already are used as well")
  }

  @Test func onlySoManyTokensAreRemembered() {
    var watch = ClientWatch()
    let at = Instant(microseconds: 0)
    for number in 0...ClientWatch.memory {
      let isKnown = watch.refused(WireRequest(token: "\(number)"), .unregistered, at: at)
      #expect(!isKnown)
    }
    let (oldest, newest) = (WireRequest(token: "0"), WireRequest(token: "\(ClientWatch.memory)"))
    let isOldestKnown = watch.refused(oldest, .unregistered, at: at)
    #expect(!isOldestKnown, "the oldest is forgotten")
    let isNewestKnown = watch.refused(newest, .expiredToken, at: at)
    #expect(isNewestKnown)
  }

  @Test func aLostPushIsTakenAndGoesNowhere() {
    var run = APNsRun()
    let outcome = run.post { $1.strike = .lose }
    guard case .kept = outcome else {
      Issue.record("it went on")
      return
    }
    #expect(run.replies.map(\.status) == [200])
    #expect(run.rules.last == "fault.lose")
    #expect(run.connect() == nil)
  }
}
