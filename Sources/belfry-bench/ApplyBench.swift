import APNs
import Foundation
import Phone
import Simulation

/// What one push costs the world: read, judged, shown, traced.
enum ApplyBench {
  static func run() {
    Report.title("World.apply of a push to one watched phone, app in the foreground")
    var world = World(identifiers: Identifiers(seed: 1, journal: 1))
    var trace = Trace()
    var moment = Instant(microseconds: 1_750_000_000_000_000)
    let push = APNsPush(body: PayloadBench.payload)
    let command = WorldCommand.apns(PhoneNumber(1), .push(push))
    var arrivals = Arrivals()
    var samples: [Double] = []
    var both: [Double] = []
    for round in 0..<2200 {
      trace.removeAll()
      moment = moment.after(milliseconds: 100)
      let start = Clock.nanoseconds()
      world.apply(command, at: moment, into: &trace)
      let applied = Clock.nanoseconds()
      arrivals.absorb(trace)
      let absorbed = Clock.nanoseconds()
      if round >= 200 {
        samples.append(Double(applied - start) / 1000)
        both.append(Double(absorbed - start) / 1000)
      }
    }
    Report.row("apply", Samples(samples), unit: "µs", budget: "median ≤ 5 µs")
    Report.row("apply and arrival row", Samples(both), unit: "µs")
  }
}
