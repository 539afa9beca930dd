import APNs
import Foundation
import Phone
import Simulation

/// How many instructions a push takes, which no busy machine changes: counted by valgrind, where it is installed.
enum InstructionBench {
  private static let pushes = 200

  static func run() {
    Report.title("Instructions of World.apply for a push, by valgrind")
    guard let none = count(pushes: 0), let some = count(pushes: pushes) else {
      return Report.fact("valgrind", "not installed")
    }
    Report.fact("apply", "\((some - none) / pushes) instructions", budget: "≤ 30 000")
  }

  /// What is counted: the benchmark calls itself to do this.
  static func work(pushes: Int) {
    var world = World(identifiers: Identifiers(seed: 1, journal: 1))
    var trace = Trace()
    var moment = Instant(microseconds: 1_750_000_000_000_000)
    let command = WorldCommand.apns(PhoneNumber(1), .push(APNsPush(body: PayloadBench.payload)))
    // The first ones grow memory that is kept.
    for _ in 0..<pushes + 150 {
      trace.removeAll()
      moment = moment.after(milliseconds: 100)
      world.apply(command, at: moment, into: &trace)
    }
  }

  private static func count(pushes: Int) -> Int? {
    let done = Shell.run(
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", CommandLine.arguments[0],
        "--pushes", String(pushes),
      ], [:])
    guard done.status == 0,
      let line = done.output.split(separator: "\n").last(where: { $0.contains("Collected") })
    else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}
