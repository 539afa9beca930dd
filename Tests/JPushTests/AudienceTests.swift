import Phone
import Testing

@testable import JPush

/// Whom a push is for.
@Suite struct AudienceTests {
  private static let devices: [(tags: [String], alias: String?)] = [
    (["t1", "t3", "t4"], "a"), (["t2", "t3", "t4"], "b"), (["t1", "t3", "t4", "t5"], "c"), (["t1"], "d"),
    ([], nil),
  ]

  @Test(arguments: [
    (#""all""#, [1, 2, 3, 4, 5]), (#"{"tag":["t1"]}"#, [1, 3, 4]), (#"{"tag":["t1","t2"]}"#, [1, 2, 3, 4]),
    (#"{"tag_and":["t1","t3"]}"#, [1, 3]), (#"{"tag_not":["t1"]}"#, [2, 5]),
    (#"{"tag_not":["t1","t2"]}"#, [5]), (#"{"alias":["a","d"]}"#, [1, 4]),
    (#"{"tag":["t1","t2"],"tag_and":["t3","t4"],"tag_not":["t5","t6"]}"#, [1, 2]),
    (#"{"tag":["t1"],"alias":["c"]}"#, [3]), (#"{"tag":[],"alias":["a"]}"#, [1]),
    (#"{"registration_id":["@2","@5"]}"#, [2, 5]), (#"{"registration_id":["@2"],"tag":["t2"]}"#, [2]),
  ])
  func kindsAreAndedAndValuesAsTheirKindSays(_ text: String, _ phones: [Int]) {
    var desk = RESTDesk(Self.devices)
    #expect(desk.push(audience: text).code == .ok)
    #expect(desk.work.map(\.phone.value) == phones)
  }

  @Test(arguments: [
    (AudienceSet.Kind.tag, 20), (.tagAnd, 20), (.tagNot, 20), (.alias, 1000), (.registrationID, 1000),
    (.segment, 1), (.abtest, 1),
  ])
  func eachKindHasItsMost(_ kind: AudienceSet.Kind, _ most: Int) {
    var desk = RESTDesk(Self.devices)
    for (count, isLegal) in [(most, true), (most + 1, false)] {
      let values = (0..<count).map { "\"v\($0)\"" }.joined(separator: ",")
      let reply = desk.push(audience: #"{"\#(kind.rawValue)":[\#(values)]}"#)
      #expect((reply.code == .invalid) == !isLegal, "\(kind) \(count)")
    }
  }

  @Test func theWideYenIsLegalHere() {
    var desk = RESTDesk([(["￥vip"], nil)])
    #expect(desk.push(audience: #"{"tag":["￥vip"]}"#).code == .ok)
  }

  /// Sets out of a seed, against sets made the long way.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theAlgebraIsThatOfSets(_ seed: UInt64) {
    var random = SeededChoice(seed: seed)
    let names = ["a", "b", "c", "d"]
    let devices = (0..<random.below(30) + 1).map { _ in
      (
        tags: names.filter { _ in random.below(2) == 0 },
        alias: random.below(3) == 0 ? names[random.below(4)] : nil
      )
    }
    let desk = RESTDesk(devices)
    let kinds: [AudienceSet.Kind] = [.tag, .tagAnd, .tagNot, .alias]
    let sets = kinds.filter { _ in random.below(2) == 0 }.map { kind in
      AudienceSet(kind, (0...random.below(3)).map { _ in names[random.below(4)] })
    }
    let audience: JPushAudience = sets.isEmpty ? .all : .sets(sets)
    var naive = Set(devices.indices)
    for set in sets {
      let tagged = { (tag: String) in Set(devices.indices.filter { devices[$0].tags.contains(tag) }) }
      switch set.kind {
      case .tag: naive.formIntersection(set.values.reduce(into: Set<Int>()) { $0.formUnion(tagged($1)) })
      case .tagAnd: for value in set.values { naive.formIntersection(tagged(value)) }
      case .tagNot: for value in set.values { naive.subtract(tagged(value)) }
      default:
        naive.formIntersection(
          devices.indices.filter { index in devices[index].alias.map(set.values.contains) ?? false })
      }
    }
    #expect(desk.service.places(in: audience) == naive.sorted())
    #expect(desk.service.count(audience).meant == naive.count)
    for index in devices.indices {
      let device = desk.service.devices[index]
      #expect(audience.missing(device).isEmpty == naive.contains(index))
    }
  }
}

/// Chance out of a seed.
struct SeededChoice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
