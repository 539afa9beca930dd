import Phone
import Testing

@testable import APNs

@Suite struct StoreTests {
  private static let now = 1_700_000_000

  @Test func onlineItIsHandedOverAtOnce() {
    var run = APNsRun()
    guard case .handedOver(.delivery(let delivery)) = run.send(APNsRun.hello, { $0.collapseID = "c" }) else {
      Issue.record("not handed over")
      return
    }
    #expect(delivery.apnsID == "fresh-1" && delivery.collapseID == "c" && delivery.priority == 10)
    #expect(run.rules == ["apns.request", "apns.accepted", "apns.delivered"])
  }

  @Test func anIDOfTheSendersOwnIsKept() {
    var run = APNsRun()
    let id = "123e4567-e89b-12d3-a456-426655440000"
    run.send(APNsRun.hello) { $0.id = id }
    #expect(run.events.contains(.accepted(apnsID: id)))
  }

  @Test func anEmptyCollapseIDIsNone() {
    var run = APNsRun()
    guard case .handedOver(.delivery(let delivery)) = run.send(APNsRun.hello, { $0.collapseID = "" }) else {
      Issue.record("not handed over")
      return
    }
    #expect(delivery.collapseID == nil)
  }

  @Test func offlineOneWaitsAndTheNewestWins() {
    var run = APNsRun()
    run.isOnline = false
    for _ in 1...3 { run.send() }
    #expect(run.rules.filter { $0 == "apns.store" }.count == 3)
    let lost = run.log.steps.filter { $0.rule == "apns.store.one" }
    #expect(lost.map(\.push) == [PushNumber(1), PushNumber(2)])
    #expect(run.connect()?.number == PushNumber(3))
    #expect(run.rules.last == "apns.store.delivered")
    #expect(run.connect() == nil, "delivered once")
  }

  @Test func expirationZeroIsLostAndLeavesTheStoredOne() {
    var run = APNsRun()
    run.isOnline = false
    run.send()
    run.send(APNsRun.hello) { $0.expiration = "0" }
    #expect(run.rules.last == "apns.store.never")
    #expect(run.connect()?.number == PushNumber(1))
  }

  @Test(arguments: [(59, true), (60, false), (61, false)])
  func expiry(_ seconds: Int64, _ arrives: Bool) {
    var run = APNsRun()
    run.isOnline = false
    run.send(APNsRun.hello) { $0.expiration = String(Self.now + 60) }
    run.at = run.at.after(milliseconds: seconds * 1000)
    #expect((run.connect() != nil) == arrives)
    #expect(run.rules.last == (arrives ? "apns.store.delivered" : "apns.store.expired"))
  }

  @Test(arguments: [(29, true), (30, false)], [String?.none, String(Int.max)])
  func thirtyDaysAtMost(_ days: (Int64, Bool), _ expiration: String?) {
    var run = APNsRun()
    run.isOnline = false
    run.send(APNsRun.hello) { $0.expiration = expiration }
    run.at = run.at.after(milliseconds: days.0 * 86_400_000)
    #expect((run.connect() != nil) == days.1)
  }
}
