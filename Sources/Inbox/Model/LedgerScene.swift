import Phone
import Simulation

/// The badge ledger of a phone, with what the pushes in it say.
struct LedgerScene: Hashable, Sendable {
  /// One change.
  struct Line: Hashable, Sendable {
    let line: BadgeLedger.Line
    /// What the push says; empty for what no push made.
    let title: String
  }

  /// The changes that are kept, oldest first.
  let lines: [Line]
  /// The number on the icon.
  let number: Int

  /// The ledger of one phone of `world`; `rows` knows its arrivals.
  init?(_ world: World, _ phone: PhoneNumber, rows: (PushNumber) -> Arrival?) {
    guard let ledger = world.device(phone)?.phone.badge else { return nil }
    number = ledger.number
    lines = ledger.lines.map { line in
      let arrival = line.push.flatMap(rows)
      return Line(line: line, title: arrival.map { $0.title.isEmpty ? $0.body : $0.title } ?? "")
    }
  }

  /// The number before the first change that is kept.
  var start: Int { lines.first?.line.change.from ?? number }

  /// What all changes come to.
  var sum: Int { lines.reduce(0) { $0 + $1.line.change.to - $1.line.change.from } }
}
