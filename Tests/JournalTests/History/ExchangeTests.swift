import APNs
import Payload
import Phone
import Simulation
import Testing

@testable import Journal

@Suite struct ExchangeTests {
  private static let moment = JournalStore.now

  private static func push(
    _ number: Int, status: Int = 200, body: String? = nil, _ change: (inout Exchange) -> Void = { _ in }
  ) -> Exchange {
    let arrival = Arrival.sample(number)
    var exchange = Exchange(
      at: moment.moved(byMicroseconds: Int64(number)), port: .apns,
      request: HTTPRequest(
        method: "POST", target: "/3/device/ab12",
        fields: [HTTPField("apns-topic", "com.example"), HTTPField("authorization", "bearer …")],
        body: body.map { Array($0.utf8) } ?? arrival.payload),
      reply: HTTPReply(
        status: status, fields: [HTTPField("apns-id", "ID-\(number)")],
        body: status == 200 ? [] : Array(#"{"reason":"BadDeviceToken"}"#.utf8)),
      rule: status == 200 ? "apns.accepted" : "apns.token.unknown")
    exchange.command = UInt64(number)
    exchange.push = PushNumber(number)
    exchange.pushes = 1
    change(&exchange)
    return exchange
  }

  private static let lost = Exchange(
    at: moment, port: .http,
    request: HTTPRequest(method: "GET", target: "/nowhere?a=订单", fields: [], body: [0, 255, 10]),
    reply: HTTPReply(status: 404, fields: [], body: Array("no".utf8)), rule: nil)

  /// Commands 1…6, the third and fifth refused, a request that became none in between.
  private static func store() throws -> JournalStore {
    let store = try JournalStore.opening().store
    for numbers in [1...2, 3...3, 4...6] {
      var commit = JournalCommit(first: UInt64(numbers.lowerBound), seen: moment)
      commit.commands = numbers.map { _ in StampedCommand(.reset, at: moment) }
      commit.changes = numbers.map { .arrived(.sample($0), born: UInt64($0)) }
      commit.exchanges = numbers.map { push($0, status: $0 == 3 || $0 == 5 ? 400 : 200) }
      if numbers == 3...3 { commit.exchanges.insert(lost, at: 0) }
      try store.commit(commit)
    }
    return store
  }

  private func numbers(_ store: JournalStore, _ filter: String, limit: Int = 99, oldestFirst: Bool = false)
    throws
    -> [Int]
  {
    let parsed = try Filter(parsing: filter)
    let range = try store.exchangeNumbers()
    return try store.exchanges(
      parsed, in: range, limit: limit, oldestFirst: oldestFirst, now: Self.moment.moved(byMicroseconds: 100)
    ).map(\.number)
  }

  @Test func whatIsWrittenIsReadByteForByte() throws {
    let store = try Self.store()
    #expect(try store.exchangeNumbers() == 1..<8)
    var expected = Self.lost
    expected.number = 3
    #expect(try store.exchange(3) == expected)
    for (number, push) in [(1, 1), (2, 2), (4, 3), (5, 4), (6, 5), (7, 6)] {
      var expected = Self.push(push, status: push == 3 || push == 5 ? 400 : 200)
      expected.number = number
      #expect(try store.exchange(number) == expected, "\(number)")
      #expect(try store.exchange(of: PushNumber(push)) == expected, "push \(push)")
    }
    #expect(try store.exchange(8) == nil)
    #expect(try store.exchange(of: PushNumber(7)) == nil)
  }

  @Test func aBodyThatIsNoPayloadIsKeptBesideIt() throws {
    let store = try JournalStore.opening().store
    var commit = JournalCommit(first: 1, seen: Self.moment)
    commit.commands = [StampedCommand(.reset, at: Self.moment)]
    commit.changes = [.arrived(.sample(1), born: 1)]
    commit.exchanges = [Self.push(1, body: "something else")]
    try store.commit(commit)
    #expect(try store.exchange(1)?.request.body == Array("something else".utf8))
  }

  @Test(arguments: [
    ("", [7, 6, 5, 4, 3, 2, 1]), ("status:404", [3]), ("status:>=400", [6, 4, 3]),
    ("reason:BadDeviceToken", [6, 4]), ("reason:none", [7, 5, 3, 2, 1]), ("rule:apns.token", [6, 4]),
    ("rule:apns", [7, 6, 5, 4, 2, 1]), ("refused", [6, 4, 3]), ("!refused", [7, 5, 2, 1]), ("#4", [5]),
    ("from:apns", [7, 6, 5, 4, 2, 1]), ("订单", [3]), ("text:com.EXAMPLE", [7, 6, 5, 4, 2, 1]),
    ("payload:orderid", [7, 6, 5, 4, 2, 1]), ("id:id-4", [5]), ("banner", []),
    ("age:<1s", [7, 6, 5, 4, 3, 2, 1]),
  ])
  func aFilterAsksTheSameOfRequests(_ filter: String, _ expected: [Int]) throws {
    #expect(try numbers(Self.store(), filter) == expected)
  }

  @Test func aPageEndsWhereItIsFull() throws {
    let store = try Self.store()
    #expect(try numbers(store, "", limit: 3) == [7, 6, 5])
    #expect(try numbers(store, "status:400", limit: 1, oldestFirst: true) == [4])
  }

  @Test func bytesThatNoBelfryWroteAreNoRequests() throws {
    var writer = ExchangeWriter()
    writer.add(Self.push(1), isBodyKept: false)
    for cut in 0..<writer.bytes.count {
      #expect(ExchangeReader.read(Array(writer.bytes[..<cut]), first: 1).isEmpty)
    }
    var random = SeededRandom(9)
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = ExchangeReader.read(bytes, first: 1)
    }
  }
}
