import Phone
import Testing

@testable import JPush

@Suite struct CallTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// What the device has before.
    var tags: [String] = []
    var alias: String?
    let request: SDKRequest
    let answer: SDKAnswer
    /// What it has after.
    var tagsAfter: [String] = []
    var aliasAfter: String?
    var testDescription: String { name }
  }

  private static func ok(
    _ request: SDKRequest, tags: [String]? = nil, alias: String? = nil, isBound: Bool? = nil
  ) -> SDKAnswer {
    SDKAnswer(request: request, code: .ok, tags: tags, alias: alias, isBound: isBound, seq: 9)
  }

  private static func failed(_ request: SDKRequest, _ code: Int) -> SDKAnswer {
    SDKAnswer(request: request, code: SDKCode(rawValue: code), seq: 9)
  }

  private static let full = TagSetCheckTests.tags(1000, bytes: 4)

  private static let rows: [Row] = [
    Row(
      name: "addTags adds", tags: ["game", "vip"], request: .addTags(["new", "vip"]),
      answer: ok(.addTags(["new", "vip"]), tags: ["new", "vip"]), tagsAfter: ["game", "new", "vip"]),
    Row(
      name: "setTags replaces", tags: ["game", "vip"], request: .setTags(["new"]),
      answer: ok(.setTags(["new"]), tags: ["new"]), tagsAfter: ["new"]),
    Row(
      name: "deleteTags deletes", tags: ["game", "vip"], request: .deleteTags(["vip"]),
      answer: ok(.deleteTags(["vip"]), tags: ["vip"]), tagsAfter: ["game"]),
    Row(
      name: "deleteTags of a tag that is not there", tags: ["game"], request: .deleteTags(["vip"]),
      answer: ok(.deleteTags(["vip"]), tags: ["vip"]), tagsAfter: ["game"]),
    Row(
      name: "cleanTags deletes all", tags: ["game", "vip"], request: .cleanTags,
      answer: ok(.cleanTags), tagsAfter: []),
    Row(
      name: "getAllTags", tags: ["vip", "game"], request: .getAllTags,
      answer: ok(.getAllTags, tags: ["game", "vip"]), tagsAfter: ["game", "vip"]),
    Row(name: "getAllTags of none", request: .getAllTags, answer: ok(.getAllTags, tags: [])),
    Row(
      name: "validTag of one that is there", tags: ["vip"], request: .validTag("vip"),
      answer: ok(.validTag("vip"), tags: ["vip"], isBound: true), tagsAfter: ["vip"]),
    Row(
      name: "validTag is case-sensitive", tags: ["vip"], request: .validTag("VIP"),
      answer: ok(.validTag("VIP"), tags: ["VIP"], isBound: false), tagsAfter: ["vip"]),
    Row(
      name: "setAlias sets", request: .setAlias("user_42"),
      answer: ok(.setAlias("user_42"), alias: "user_42"), aliasAfter: "user_42"),
    Row(
      name: "setAlias overwrites", alias: "old", request: .setAlias("new"),
      answer: ok(.setAlias("new"), alias: "new"), aliasAfter: "new"),
    Row(name: "deleteAlias", alias: "old", request: .deleteAlias, answer: ok(.deleteAlias)),
    Row(name: "deleteAlias of none", request: .deleteAlias, answer: ok(.deleteAlias)),
    Row(
      name: "getAlias", alias: "user_42", request: .getAlias, answer: ok(.getAlias, alias: "user_42"),
      aliasAfter: "user_42"),
    Row(name: "getAlias of none", request: .getAlias, answer: ok(.getAlias)),
    Row(name: "addTags of nothing", request: .addTags([]), answer: failed(.addTags([]), 6001)),
    Row(
      name: "setTags of nothing does not clear", tags: ["vip"], request: .setTags([]),
      answer: failed(.setTags([]), 6001), tagsAfter: ["vip"]),
    Row(name: "deleteTags of nothing", request: .deleteTags([]), answer: failed(.deleteTags([]), 6001)),
    Row(name: "validTag of nothing", request: .validTag(""), answer: failed(.validTag(""), 6001)),
    Row(
      name: "setAlias of nothing does not clear", alias: "a", request: .setAlias(""),
      answer: failed(.setAlias(""), 6001), aliasAfter: "a"),
    Row(
      name: "one bad tag stores none", request: .addTags(["vip", "a-b"]),
      answer: failed(.addTags(["vip", "a-b"]), 6005)),
    Row(
      name: "a long tag", request: .validTag(String(repeating: "汉", count: 14)),
      answer: failed(.validTag(String(repeating: "汉", count: 14)), 6006)),
    Row(
      name: "a bad alias", request: .setAlias("a1b2-c3"), answer: failed(.setAlias("a1b2-c3"), 6003)),
    Row(
      name: "a long alias", request: .setAlias(String(repeating: "a", count: 41)),
      answer: failed(.setAlias(String(repeating: "a", count: 41)), 6004)),
    Row(
      name: "1001 tags", request: .setTags(full + ["x"]), answer: failed(.setTags(full + ["x"]), 6007)),
    Row(
      name: "too many bytes", request: .addTags(TagSetCheckTests.tags(126, bytes: 40)),
      answer: failed(.addTags(TagSetCheckTests.tags(126, bytes: 40)), 6008)),
    Row(
      name: "the 1001st tag of the device", tags: full, request: .addTags(["x"]),
      answer: failed(.addTags(["x"]), 6018), tagsAfter: full.sorted()),
    Row(
      name: "a tag it has, when it has 1000", tags: full, request: .addTags(["ttt0"]),
      answer: ok(.addTags(["ttt0"]), tags: ["ttt0"]), tagsAfter: full.sorted()),
  ]

  @Test(arguments: rows) func answer(row: Row) {
    var desk = Desk.loggedIn
    if !row.tags.isEmpty { desk.call(.setTags(row.tags)) }
    if let alias = row.alias { desk.call(.setAlias(alias)) }
    desk.pass(seconds: 1)
    desk.steps = []
    desk.call(row.request, seq: 9)
    #expect(desk.answers.isEmpty, "the answer comes later")
    desk.pass(seconds: 1)
    #expect(desk.answers == [row.answer])
    #expect(desk.client.lastAnswer == row.answer)
    #expect(desk.client.calls.isEmpty)
    #expect(desk.device?.tags.sorted == row.tagsAfter)
    #expect(desk.device?.alias == row.aliasAfter)
  }

  @Test func theCompletionGoesToTheAppAndTheRequestToTheService() {
    var desk = Desk.loggedIn
    desk.call(.addTags(["vip"]), seq: 3)
    desk.pass(seconds: 1)
    #expect(desk.steps.map(\.from) == [.app, .sdk, .sdk])
    #expect(desk.steps.map(\.to) == [.sdk, .service, .app])
    #expect(desk.steps.map(\.rule.name) == ["jpush.call", "jpush.call.sent", "jpush.code.ok"])
  }

  @Test func aCallTheSDKRefusesNeverReachesTheService() {
    var desk = Desk.loggedIn
    desk.call(.addTags(["a-b"]))
    desk.pass(seconds: 1)
    #expect(desk.steps.map(\.to) == [.sdk, .app])
    #expect(desk.steps.last?.rule.name == "jpush.code.6005")
  }

  @Test func seqCountsOnFromTheLastOne() {
    var desk = Desk.loggedIn
    desk.call(.getAllTags)
    desk.call(.getAlias)
    desk.pass(seconds: 1)
    desk.call(.getAllTags, seq: 40)
    #expect(desk.client.nextSeq == 41)
    desk.call(.getAlias)
    desk.pass(seconds: 1)
    desk.call(.getAlias, seq: Int.max)
    desk.pass(seconds: 1)
    desk.call(.getAlias)
    desk.pass(seconds: 1)
    #expect(desk.answers.map(\.seq) == [1, 2, 40, 41, Int.max, Int.min])
  }

  @Test(arguments: [
    (AppState.notRunning, "jpush.call.ended"), (.swipedAway, "jpush.call.ended"),
    (.suspended, "jpush.call.suspended"),
  ])
  func withoutRunningCodeThereIsNoCall(state: AppState, rule: String) {
    var desk = Desk.loggedIn
    desk.app(state)
    desk.steps = []
    for command in [
      JPushCommand.call(.addTags(["vip"]), seq: 1), .setBadge(3), .resetBadge, .setPushEnable(false),
    ] {
      desk.perform(command)
      desk.pass(seconds: 30)
      #expect(desk.events == [.cannotCall(command.name)])
      #expect(desk.steps.map(\.rule.name) == [rule])
      desk.steps = []
    }
    #expect(desk.client.isEnabled)
  }
}
