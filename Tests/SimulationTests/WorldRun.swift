import APNs
import JPush
import Language
import Phone

@testable import Simulation

/// A world driven by lines, one second apart.
struct WorldRun {
  var world: World
  var trace = Trace()
  var arrivals = Arrivals()
  var at = Instant(microseconds: 1_767_000_000_000_000)

  init(seed: UInt64 = 1) { world = World(identifiers: Identifiers(seed: seed, journal: 2)) }

  /// Does what the lines say and keeps the trace of all of them.
  mutating func play(_ lines: String...) throws {
    for line in lines { apply(try WorldText.parse(line, on: PhoneNumber(1))) }
  }

  mutating func apply(_ command: WorldCommand) {
    at = at.after(milliseconds: 1000)
    var new = Trace()
    world.apply(command, at: at, into: &new)
    take(new)
  }

  mutating func wait(seconds: Int64) {
    at = at.after(milliseconds: seconds * 1000)
    var new = Trace()
    world.advance(to: at, into: &new)
    take(new)
  }

  private mutating func take(_ new: Trace) {
    arrivals.absorb(new)
    for entry in new.entries { trace.append(entry) }
    trace.arrivals += new.arrivals
  }

  mutating func forget() { trace.removeAll() }

  var rules: [String] { trace.entries.map(\.rule.name) }

  /// The rows' outcomes, oldest first.
  var outcomes: [Outcome] { arrivals.rows.map(\.outcome) }

  var phone: Phone { world.devices[0].phone }
}
