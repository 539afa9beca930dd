import Phone
import Testing

@testable import JPush

/// The calls from before SDK 3.0.6.
@Suite struct OlderCallTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let call: OlderCall
    var code = 0
    /// What the callback is given.
    var iTags: [String]?
    var iAlias: String?
    /// What the device has after; it had the tags a and b and the alias old.
    var tags = ["a", "b"]
    var alias: String? = "old"
    var testDescription: String { name }
  }

  private static let long = String(repeating: "x", count: 41)

  private static let rows: [Row] = [
    Row(
      name: "both are replaced", call: OlderCall(.callback, tags: ["vip"], alias: "new"), iTags: ["vip"],
      iAlias: "new", tags: ["vip"], alias: "new"),
    Row(
      name: "nil tags stay", call: OlderCall(.callback, alias: "new"), iAlias: "new", alias: "new"),
    Row(name: "nil alias stays", call: OlderCall(.block, tags: ["vip"]), iTags: ["vip"], tags: ["vip"]),
    Row(name: "an empty set clears", call: OlderCall(.block, tags: []), iTags: [], tags: []),
    Row(name: "an empty alias clears", call: OlderCall(.target, alias: ""), iAlias: "", alias: nil),
    Row(
      name: "both empty clear both", call: OlderCall(.callback, tags: [], alias: ""), iTags: [], iAlias: "",
      tags: [], alias: nil),
    Row(name: "both nil", call: OlderCall(.callback), code: 6001),
    Row(
      name: "tags only", call: OlderCall(.tagsOnly, tags: ["vip"], alias: "a-b"), iTags: ["vip"],
      tags: ["vip"]),
    Row(name: "tags only, nil", call: OlderCall(.tagsOnly, alias: "new"), code: 6001),
    Row(
      name: "alias only", call: OlderCall(.aliasOnly, tags: ["a-b"], alias: "new"), iAlias: "new",
      alias: "new"),
    Row(name: "alias only, empty", call: OlderCall(.aliasOnly, alias: ""), iAlias: "", alias: nil),
    Row(name: "alias only, nil", call: OlderCall(.aliasOnly, tags: ["vip"]), code: 6001),
    Row(name: "a bad alias fails the tags", call: OlderCall(.block, tags: ["vip"], alias: "a-b"), code: 6003),
    Row(name: "a long alias", call: OlderCall(.block, tags: ["vip"], alias: long), code: 6004),
    Row(name: "a bad tag fails the alias", call: OlderCall(.block, tags: ["a-b"], alias: "new"), code: 6005),
    Row(name: "a long tag", call: OlderCall(.block, tags: [long], alias: "new"), code: 6006),
    Row(
      name: "the alias is looked at first", call: OlderCall(.block, tags: ["a-b"], alias: "a-b"), code: 6003),
    Row(name: "1001 tags", call: OlderCall(.block, tags: TagSetCheckTests.tags(1001, bytes: 4)), code: 6007),
    Row(
      name: "7001 bytes", call: OlderCall(.block, tags: TagSetCheckTests.tags(175, bytes: 40) + ["x"]),
      code: 6008),
    Row(
      name: "7000 bytes", call: OlderCall(.block, tags: TagSetCheckTests.tags(175, bytes: 40)),
      iTags: TagSetCheckTests.tags(175, bytes: 40).sorted(),
      tags: TagSetCheckTests.tags(175, bytes: 40).sorted()),
  ]

  private static var prepared: Desk {
    var desk = Desk.loggedIn
    desk.call(.older(OlderCall(.block, tags: ["a", "b"], alias: "old")))
    desk.pass(seconds: 1)
    desk.steps = []
    return desk
  }

  @Test(arguments: rows) func answer(row: Row) {
    var desk = Self.prepared
    desk.call(.older(row.call))
    desk.pass(seconds: 1)
    let answer = SDKAnswer(
      request: .older(row.call), code: SDKCode(rawValue: row.code), tags: row.iTags, alias: row.iAlias,
      seq: nil)
    #expect(desk.answers == [answer])
    #expect(desk.device?.tags.sorted == row.tags)
    #expect(desk.device?.alias == row.alias)
  }

  @Test(arguments: [
    (OlderForm.callback, false), (.tagsOnly, false), (.aliasOnly, false), (.target, false),
    (.block, true), (.background, false),
  ])
  func withoutSelectorNobodyIsTold(form: OlderForm, isTold: Bool) {
    var desk = Self.prepared
    let call = OlderCall(form, tags: ["vip"], alias: "new", hasCallback: false)
    desk.call(.older(call))
    desk.pass(seconds: 1)
    #expect(desk.answers.count == (isTold ? 1 : 0))
    let untold = desk.events.filter { if case .untold = $0 { true } else { false } }
    #expect(untold.count == (isTold ? 0 : 1))
    #expect(form.takesAlias == (desk.device?.alias == "new"))
  }

  @Test func theyKnowNoLockAndTheLastOneWins() {
    var desk = Self.prepared
    desk.call(.older(OlderCall(.block, alias: "one")))
    desk.call(.older(OlderCall(.block, alias: "two")))
    desk.call(.setAlias("three"))
    desk.pass(seconds: 1)
    #expect(desk.codes == [0, 0, 0])
    #expect(desk.device?.alias == "three")
  }

  @Test func theyCountAsTagAndAliasCalls() {
    var desk = Desk.loggedIn
    for _ in 0..<10 { desk.call(.older(OlderCall(.block, alias: "a"))) }
    desk.call(.getAlias)
    desk.pass(seconds: 1)
    #expect(desk.codes == [6011] + Array(repeating: 0, count: 10))
  }

  @Test func theyTimeOut() {
    var desk = Self.prepared
    desk.network(false)
    desk.call(.older(OlderCall(.block, alias: "a")))
    desk.pass(seconds: 20)
    #expect(desk.codes == [6002])
  }

  @Test func aBackgroundCallWaitsForTheNextLoginHoweverLong() {
    var desk = Self.prepared
    desk.network(false)
    desk.call(.older(OlderCall(.background, alias: "new")))
    desk.pass(seconds: 600)
    #expect(desk.device?.alias == "old")
    desk.network(true)
    desk.pass(seconds: 1)
    #expect(desk.device?.alias == "new")
    #expect(desk.codes == [])
    #expect(desk.client.calls.isEmpty)
  }

  @Test func aBackgroundCallWhoseAnswerIsLostIsSentAgain() {
    var desk = Self.prepared
    let call = SDKRequest.older(OlderCall(.background, tags: ["vip"]))
    desk.call(call)
    desk.network(false)
    desk.pass(seconds: 5)
    desk.network(true)
    desk.pass(seconds: 1)
    #expect(desk.events.filter { $0 == .sent(call, seq: nil) }.count == 2)
    #expect(desk.steps.map(\.rule.name).filter { $0 == "jpush.call.background" }.count == 1)
    #expect(desk.client.calls.isEmpty)
  }

  @Test func onlyAnotherBackgroundCallEndsABackgroundCall() {
    var desk = Self.prepared
    desk.network(false)
    desk.call(.older(OlderCall(.background, alias: "first")))
    desk.call(.older(OlderCall(.block, alias: "front")))
    #expect(desk.client.calls.count == 2)
    desk.call(.older(OlderCall(.background, alias: "second")))
    #expect(desk.client.calls.count == 2)
    #expect(desk.events.contains(.replaced(.older(OlderCall(.background, alias: "first")))))
    desk.network(true)
    desk.pass(seconds: 1)
    #expect(desk.device?.alias == "second")
    #expect(desk.codes == [0])
  }

  @Test func aBackgroundCallThatCannotWorkIsNotTriedAgain() {
    var desk = Self.prepared
    desk.call(.older(OlderCall(.background, alias: "a-b")))
    desk.pass(seconds: 1)
    desk.app(.background)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.client.calls.isEmpty)
    #expect(!desk.events.contains(.sent(.older(OlderCall(.background, alias: "a-b")), seq: nil)))
  }

  @Test func anAliasOnTenDevicesFailsTheTagsToo() {
    var service = JPushService(identifiers: Desk.identifiers)
    for _ in 0..<10 { _ = service.answer(.setAlias("shared"), seq: 1, from: service.register()) }
    let device = service.register()
    let call = OlderCall(.block, tags: ["vip"], alias: "shared")
    #expect(service.answer(.older(call), seq: nil, from: device).code == .aliasOnTooManyDevices)
    #expect(service[device]?.tags.count == 0)
  }
}
