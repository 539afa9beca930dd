import APNs
import Foundation
import Journal
import Payload
import Phone
import Simulation

/// Makes a journal of many pushes, each with its request, as a busy gateway would have left it: only faster.
struct HistoryMaker {
  private let journal: JournalStore
  private var world: World
  private var arrivals: Arrivals
  private var trace = Trace()
  private let phone = PhoneNumber(1)

  /// A push a second, from so long ago that the last one is new.
  private var moment: Instant
  private static let batch = 1_000

  init(in folder: String, rows: Int) throws {
    var settings = JournalSettings()
    settings.seed = 1
    let begin = Instant(microseconds: Int64(Date().timeIntervalSince1970 - Double(rows)) * 1_000_000)
    let opening = try JournalStore.open(.folder(folder, instance: "bench"), settings, at: begin)
    journal = opening.store
    world = opening.world
    arrivals = Arrivals(limit: 10_000, rows: [])
    moment = begin
  }

  /// Writes `rows` pushes and fills the index.
  mutating func fill(rows: Int) throws {
    var made = 0
    while made < rows {
      let count = min(Self.batch, rows - made)
      try commit(made..<made + count)
      made += count
      if made.isMultiple(of: 50_000) { try journal.saveCheckpoint(world) }
    }
    try journal.saveCheckpoint(world)
    while try journal.fillIndex(limit: 5_000) > 0 {}
    journal.close()
  }

  private mutating func commit(_ places: Range<Int>) throws {
    var commit = JournalCommit(first: world.commandCount + 1, seen: moment)
    for place in places {
      let command = WorldCommand.apns(phone, .push(Self.push(place)))
      moment = moment.after(milliseconds: 1000)
      trace.removeAll()
      world.apply(command, at: moment, into: &trace)
      arrivals.absorb(trace)
      commit.commands.append(StampedCommand(command, at: moment))
      for arrival in trace.arrivals {
        commit.changes.append(.arrived(arrivals[arrival.number] ?? arrival, born: world.commandCount))
      }
      commit.exchanges.append(exchange(place, command))
    }
    commit.seen = moment
    try journal.commit(commit)
  }

  private func exchange(_ place: Int, _ command: WorldCommand) -> Exchange {
    let request = HTTPRequest(
      method: "POST", target: "/3/device/\(String(repeating: "9f3a0b1c", count: 8))",
      fields: [
        HTTPField("apns-topic", "com.example.demo"), HTTPField("apns-push-type", "alert"),
        HTTPField("authorization", "bearer …"), HTTPField("user-agent", "bench/1.0"),
      ], body: Self.body(place))
    let reply = HTTPReply(
      status: 200, fields: [HTTPField("apns-id", "9B7A0A80-0000-4000-8000-\(String(place, radix: 16))")])
    return Exchange(
      at: moment, port: .apns, request: request, reply: reply, command: world.commandCount,
      entries: trace.entries, arrivals: trace.arrivals)
  }

  private static func push(_ place: Int) -> APNsPush {
    var push = APNsPush(body: body(place))
    push.topic = "com.example.demo"
    push.type = "alert"
    return push
  }

  private static let goods = ["parcel", "invoice", "letter", "订单", "包裹", "refund", "ticket", "parcel 📦"]

  /// About 600 bytes. One push in 100 000 holds a word that no other has.
  private static func body(_ place: Int) -> [UInt8] {
    let what = goods[place % goods.count]
    let rare = place % 100_000 == 777 ? " zanzibar 桑给巴尔" : ""
    let filling = String(repeating: "abcdefgh", count: 48)
    return Array(
      #"{"aps":{"alert":{"title":"Your \#(what) \#(place)","body":"Order \#(place * 7) left the depot\#(rare)"},"#
        .utf8)
      + Array(#""badge":\#(place % 5),"sound":"default","thread-id":"orders"},"filling":"\#(filling)"}"#.utf8)
  }
}
