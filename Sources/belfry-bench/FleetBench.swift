import Foundation
import Glibc
import Phone
import Simulation

/// What a hundred thousand phones cost: memory while nothing happens on them, and the time of a push to all.
enum FleetBench {
  private static let phones = 100_000

  private static let jpush =
    #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"ios":{"alert":{"title":"News","body":"Something happened today"},"sound":"default","badge":"+1","extras":{"id":"7731"}}},"options":{"apns_production":false}}'"#

  private static let getui =
    #"getui request POST /v2/app/push/all json:'{"request_id":"fleet-bench-01","audience":"all","push_message":{"transmission":"{}"},"push_channel":{"ios":{"auto_badge":"+1","payload":"7731","aps":{"alert":{"title":"News","body":"Something happened today"},"sound":"default"}}}}'"#

  static func run() {
    Report.title("A fleet of \(phones) phones, apps in the background; times are the processor's")
    for (sdk, push) in [("jpush", jpush), ("getui", getui)] { run(sdk, push) }
  }

  private static func run(_ sdk: String, _ push: String) {
    var world = World(identifiers: Identifiers(seed: 1, journal: 1))
    var trace = Trace()
    var moment = Instant(microseconds: 1_750_000_000_000_000)
    func play(_ line: String) -> Double {
      trace.removeAll()
      moment = moment.after(milliseconds: 5000)
      world.advance(to: moment, into: &trace)
      guard let command = try? WorldText.parse(line, on: PhoneNumber(1)) else { preconditionFailure(line) }
      return Clock.processorMilliseconds { world.apply(command, at: moment, into: &trace) }
    }
    _ = play("app sdk \(sdk)")
    let before = ProcessFacts.resident(of: getpid())
    let added = play("phone add \(phones)")
    let idle = (ProcessFacts.resident(of: getpid()) - before) * 1024 * 1024 / Double(phones)
    Report.fact("\(sdk): phone add", String(format: "%.0f ms", added))
    Report.fact("\(sdk): idle phone", String(format: "%.0f bytes", idle), budget: "≤ 1024 bytes")
    Report.fact("\(sdk): push to all", String(format: "%.0f ms", play(push)), budget: "< 1000 ms")
    let after = (ProcessFacts.resident(of: getpid()) - before) * 1024 * 1024 / Double(phones)
    Report.fact("\(sdk): phone with a notification", String(format: "%.0f bytes", after))
    _ = play("@1 phone network off")
    let copy = world
    Report.fact("\(sdk): a change after a copy", String(format: "%.3f ms", play("@1 phone network on")))
    precondition(copy.devices.count == world.devices.count, "the copy is still there")
  }
}
