import Getui
import JPush
import Phone
import Testing

@testable import Simulation

/// Random streams with both vendors and fifty phones: nothing comes twice, nothing is lost within its time to live,
/// no store is over its cap, and each badge equals its ledger.
@Suite struct VendorStreamTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func theInvariantsHold(_ seed: UInt64) throws {
    var random = RandomWorld(seed: seed)
    var run = WorldRun(seed: seed)
    try run.play("app sdk both")
    run.wait(seconds: 2)
    try run.play("phone add 49")
    var badges: [PhoneNumber: Int] = [:]
    var stores = Stores()
    for step in 0..<300 {
      run.forget()
      try run.play(Self.line(&random, step))
      check(run, &badges)
      stores.follow(run)
    }
    run.forget()
    run.wait(seconds: 100)
    check(run, &badges)
    stores.follow(run)
    run.forget()
    // Everybody comes online: what was kept comes, and nothing stays behind.
    for number in 1...50 { try run.play("@\(number) phone network on", "@\(number) app open") }
    run.wait(seconds: 100)
    stores.follow(run)
    // Whatever was ever kept came, or was let go of for a reason that the vendor names.
    #expect(stores.count > 20)
    #expect(stores.open == [])
    for number in 1...50 {
      #expect(run.world.jpush.device(on: PhoneNumber(number))?.held.isEmpty == true)
      #expect(run.world.getui.client(on: PhoneNumber(number))?.kept.isEmpty == true)
    }
  }

  /// What the services have kept for phones, and until when.
  private struct Stores {
    private var expires: [Int: Instant] = [:]
    private(set) var count = 0

    /// What is still kept.
    var open: [Int] { expires.keys.sorted() }

    /// Follows what a run has just done: what is kept ends by being delivered, or for a named reason, and for the
    /// passing of its time only once that has passed.
    mutating func follow(_ run: WorldRun) {
      for entry in run.trace.entries {
        guard let push = entry.push?.value else { continue }
        switch entry.event {
        case .jpush(.messageHeld), .getui(.kept):
          expires[push] = entry.at
          count += 1
        case .jpush(.messageDelivered), .getui(.callback(.didReceiveSlience)): expires[push] = nil
        case .jpush(.messageLost):
          guard let kept = expires.removeValue(forKey: push) else { continue }
          switch entry.rule {
          case "jpush.message.expired": #expect(entry.at.microseconds - kept.microseconds >= 3_600_000_000)
          case "jpush.message.newest": break
          default: Issue.record("\(push) was lost by \(entry.rule.name)")
          }
        case .getui(.halted(let reason)):
          guard let kept = expires.removeValue(forKey: push) else { continue }
          #expect(reason == .expired && entry.at.microseconds - kept.microseconds >= 3_600_000_000)
        default: break
        }
      }
    }
  }

  private static func line(_ random: inout RandomWorld, _ step: Int) -> String {
    let phone = random.below(50) + 1
    switch random.below(12) {
    case 0: return "@\(phone) app open"
    case 1: return "@\(phone) app background"
    case 2: return "@\(phone) app kill"
    case 3: return "@\(phone) phone network \(random.below(2) == 0 ? "on" : "off")"
    case 4: return "@\(phone) sdk setBadge \(random.below(20))"
    case 5: return "@\(phone) sdk getui.setBadge \(random.below(20))"
    case 6: return "clock \(random.below(90) + 1)m"
    case 7: return "@\(phone) sdk setTags t\(random.below(4))"
    case 8: return "@\(phone) getui push m\(step) title=T badge=+1 ttl=\(random.below(2) * 3_600_000)"
    case 9:
      return
        #"jpush request POST /v3/push json:'{"platform":"all","audience":{"tag":["t\#(random.below(4))"]},"notification":{"ios":{"alert":"a","badge":"\#(["+1", "-1", "5"][random.below(3)])"}},"message":{"msg_content":"m\#(step)"},"options":{"apns_production":false,"time_to_live":\#(random.below(2) * 7200)}}'"#
    case 10: return "@\(phone) message m\(step) ttl=\(random.below(2) * 3600)"
    default:
      return
        #"getui request POST /v2/app/push/single/cid json:'{"request_id":"stream-\#(step)-x","audience":{"cid":["@\#(phone)"]},"push_message":{"transmission":"m\#(step)"},"push_channel":{"ios":{"auto_badge":"-1","aps":{"alert":"b"}}}}'"#
    }
  }

  private func check(_ run: WorldRun, _ badges: inout [PhoneNumber: Int]) {
    var delivered: Set<Int> = []
    for entry in run.trace.entries {
      switch entry.event {
      case .jpush(.messageDelivered), .getui(.callback(.didReceiveSlience)):
        guard let push = entry.push else { continue }
        #expect(delivered.insert(push.value).inserted, "\(push.value) came twice")
      case .jpush(.serverBadge(let from, let to)):
        guard let phone = entry.phone else { continue }
        #expect(badges[phone, default: 0] == from)
        badges[phone] = to
      default: break
      }
    }
    for number in 1...50 {
      let phone = PhoneNumber(number)
      guard let device = run.world.jpush.device(on: phone) else { continue }
      #expect(device.held.count <= JPushService.mostHeld)
      #expect(device.badge.value == badges[phone, default: 0])
    }
  }
}
