import Phone
import Testing

@testable import Getui

/// Whom a push is for, against a plain reading of the rules.
@Suite struct AudienceTests {
  /// Four phones: `vip,game`, `vip`, `game`, none; the first two with an alias.
  private static var desk: Desk {
    var desk = Desk.online(4)
    for (index, tags) in [["vip", "game"], ["vip"], ["game"]].enumerated() {
      desk.call(.setTags(tags, sequenceNumber: "1"), on: index)
    }
    for index in 0..<2 { desk.call(.bindAlias("team", sequenceNumber: "1"), on: index) }
    desk.pass(seconds: 1)
    return desk
  }

  private static func tags(_ operation: TagCondition.Operator, _ values: String...) -> TagCondition {
    TagCondition(key: .customTag, values: values, operation: operation)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let audience: GetuiAudience
    let phones: [Int]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "all", audience: .all, phones: [1, 2, 3, 4]),
    Row(name: "or", audience: .tags([tags(.any, "vip", "game")]), phones: [1, 2, 3]),
    Row(name: "and", audience: .tags([tags(.all, "vip", "game")]), phones: [1]),
    Row(name: "not", audience: .tags([tags(.none, "vip", "game")]), phones: [4]),
    Row(
      name: "keys are joined by and", audience: .tags([tags(.any, "vip"), tags(.none, "game")]), phones: [2]),
    Row(
      name: "phone_type ios",
      audience: .tags([TagCondition(key: .phoneType, values: ["ios"], operation: .any)]),
      phones: [1, 2, 3, 4]),
    Row(
      name: "phone_type android",
      audience: .tags([TagCondition(key: .phoneType, values: ["android"], operation: .any)]), phones: []),
    Row(
      name: "region: Belfry knows none",
      audience: .tags([TagCondition(key: .region, values: ["310000"], operation: .any)]), phones: []),
    Row(
      name: "portrait: not that one",
      audience: .tags([TagCondition(key: .portrait, values: ["x"], operation: .none)]), phones: [1, 2, 3, 4]),
    Row(name: "fast_custom_tag", audience: .fastTag("game"), phones: [1, 3]),
    Row(name: "alias", audience: .aliases(["team", "nobody"]), phones: [1, 2]),
    Row(name: "cid", audience: .clients(["@3", "@9", "x"]), phones: [3]),
    Row(
      name: "cid_by_tag",
      audience: .clientsByTag([
        .init(client: "@1", condition: tags(.all, "vip", "game")),
        .init(client: "@2", condition: tags(.all, "vip", "game")),
        .init(client: "@4", condition: tags(.none, "vip")),
      ]), phones: [1, 4]),
  ])
  func means(_ row: Row) {
    #expect(Self.desk.service.clients(in: row.audience).map(\.phone.value) == row.phones)
  }

  /// Random conditions over random tags, against sets.
  @Test(arguments: 0..<40)
  func agreesWithANaiveEvaluation(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var service = GetuiService(identifiers: Desk.identifiers)
    let names = ["a", "b", "c", "d"]
    var sets: [Set<String>] = []
    for number in 1...30 {
      let set = Set(names.filter { _ in random.next() % 2 == 0 })
      sets.append(set)
      let id = service.logIn(nil, on: PhoneNumber(number), isTrusted: true, at: Desk.noon)
      service.storeTags(Array(set), of: id, at: Desk.noon)
    }
    let conditions = (0..<Int(1 + random.next() % 3)).map { _ in
      TagCondition(
        key: .customTag, values: names.filter { _ in random.next() % 3 == 0 } + ["d"],
        operation: TagCondition.Operator.allCases[Int(random.next() % 3)])
    }
    let expected = sets.indices.filter { index in
      conditions.allSatisfy { condition in
        let common = sets[index].intersection(condition.values)
        return switch condition.operation {
        case .any: !common.isEmpty
        case .all: common.count == Set(condition.values).count
        case .none: common.isEmpty
        }
      }
    }
    #expect(service.clients(in: .tags(conditions)).map { $0.phone.value - 1 } == expected)
  }

  @Test func aPushByTagReachesThoseAndNobodyElse() {
    var desk = Self.desk
    desk.steps = []
    desk.request("POST", "/push/fast_custom_tag", RefusalTests.toFastTag.replacing("\"a\"", with: "\"vip\""))
    #expect(desk.messages.compactMap { $0.copy?.client.text } == [desk.cid(0), desk.cid(1)])
  }
}
