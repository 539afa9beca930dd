import APNs
import Foundation
import Phone
import Simulation

/// What a person waits for who asks what would become of one push in every state, on every iOS.
enum WhatIfBench {
  static func run() {
    Report.title("What-if of one push: every state × every version")
    let number = PhoneNumber(1)
    var world = World(identifiers: Identifiers(seed: 1, journal: 1))
    var trace = Trace()
    world.advance(to: Instant(microseconds: 1_750_000_000_000_000), into: &trace)
    let subject = WhatIfSubject.push(APNsPush(body: PayloadBench.payload))
    guard let own = world.device(number)?.phone.os else { return }
    let versions = WhatIf.versions(own)
    var all: [Double] = []
    var one: [Double] = []
    for round in 0..<220 {
      var cells = 0
      let time = Clock.milliseconds {
        for version in versions {
          cells += WhatIf(subject, on: number, of: world, os: version)?.rows.count ?? 0
        }
      }
      precondition(cells == versions.count * WhatIf.states.count, "every cell must be there")
      if round < 20 { continue }
      all.append(time)
      one.append(time * 1000 / Double(cells))
    }
    Report.row(
      "\(versions.count) versions × \(WhatIf.states.count) states", Samples(all), unit: "ms", budget: "< 5 ms"
    )
    Report.row("one cell, push and tap", Samples(one), unit: "µs")
  }
}
