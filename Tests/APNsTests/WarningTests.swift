import Payload
import Phone
import Testing

@testable import APNs

@Suite struct WarningTests {
  private static let silent = #"{"aps":{"content-available":1}}"#

  @Test(arguments: [
    (APNsRun.hello, String?.none, String?.none, ["apns.push-type.missing"]),
    (APNsRun.hello, "alert", nil, []),
    (APNsRun.hello, "background", "5", ["apns.push-type.mismatch"]),
    (silent, "alert", nil, ["apns.push-type.mismatch"]),
    (silent, "background", "5", []),
    (silent, "background", nil, ["apns.background.priority"]),
    (silent, "background", "10", ["apns.background.priority"]),
    (APNsRun.hello, "background", "10", ["apns.background.priority", "apns.push-type.mismatch"]),
  ])
  func warns(_ body: String, _ type: String?, _ priority: String?, _ rules: [String]) {
    var run = APNsRun()
    run.send(body) {
      $0.type = type
      $0.priority = priority
    }
    let warned = run.log.steps.filter { if case .warned = $0.event { true } else { false } }
    #expect(warned.map(\.rule.name) == rules)
    #expect(run.refusal == nil)
  }

  @Test func backgroundPriorityRefused() {
    var run = APNsRun()
    run.switches[.backgroundPriorityRefused] = true
    run.send(Self.silent) { $0.type = "background" }
    #expect(run.refusal == .badPriority)
    #expect(run.rules.last == "apns.background.priority.refused")
  }

  @Test func aRequestToAnotherServiceIsTakenAndNamed() {
    var run = APNsRun()
    run.send(#"{"message":{"token":"t","notification":{"title":"x"}}}"#)
    #expect(run.events.contains(.wrapped(.fcmV1)))
    #expect(run.refusal == nil)
  }
}
