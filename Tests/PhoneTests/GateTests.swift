import Payload
import Testing

@testable import Phone

@Suite struct GateTests {
  private static let alert = #"{"aps":{"alert":"x"}}"#
  private static let silent = #"{"aps":{"content-available":1}}"#

  @Test(arguments: PushType.allCases) func routeByType(_ type: PushType) throws {
    var run = PhoneRun(.background)
    run.phone.os = .latest(26)
    try run.receive(Self.alert, type: type)
    let isOurs = type == .alert || type == .background
    #expect(run.said.contains("shown banner,list") == isOurs)
    #expect(run.rules.contains("ios.route.type") == !isOurs)
  }

  @Test(arguments: [
    (silent, PushType?.none, true), (silent, .alert, true), (silent, .background, false),
    (alert, .background, true), (alert, .alert, false), (alert, nil, false),
  ])
  func strictPushType(_ payload: String, _ type: PushType?, _ isDropped: Bool) throws {
    for isStrict in [false, true] {
      var run = PhoneRun(.background)
      run.switches[.strictPushType] = isStrict
      try run.receive(payload, type: type)
      #expect(run.rules.contains("ios.push-type.strict") == (isStrict && isDropped))
    }
  }

  @Test(arguments: [
    #"{"aps":{"alert":"x"},"k":null}"#, #"{"aps":{"alert":"x","sound":null}}"#,
    #"{"aps":{"alert":"x"},"k":[{"deep":[null]}]}"#,
  ])
  func nullDropsPush(_ payload: String) throws {
    var run = PhoneRun(.background)
    try run.receive(payload)
    #expect(run.said == ["shown banner,list"])
    run.forget()
    run.switches[.nullDropsPush] = true
    try run.receive(payload)
    #expect(run.said == ["dropped visible nullValue"])
    #expect(run.rules.contains("ios.null.dropped"))
  }

  @Test(arguments: [
    ("5", "ios.alert.type"), ("[\"x\"]", "ios.alert.type"), ("\"\"", "ios.alert.empty"),
    ("{}", "ios.alert.empty"), (#"{"title":""}"#, "ios.alert.empty"),
  ])
  func alertWithoutText(_ value: String, _ rule: String) throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":\#(value),"badge":1}}"#)
    #expect(run.said == ["ignored aps.alert", "shown badge", "badge 0>1"])
    #expect(run.rules.contains(rule))
  }

  @Test func unreadable() {
    var run = PhoneRun(.background)
    run.phone.receiveUnreadable(PushNumber(3), at: run.at, switches: run.switches, into: &run.log)
    #expect(run.said == ["dropped visible unreadable"])
    #expect(run.rules == ["ios.unreadable"])
  }
}
