import Foundation

/// The time from starting the program to its settled first screen, with peers in the same harness.
enum FirstFrameBench {
  /// Milliseconds without a byte that end the first screen. The callbacks of a push from an earlier run are recalled
  /// from the journal once the selection has rested, and follow on their own.
  private static let quiet: Int32 = 80

  static func run(_ setting: BenchSetting) {
    Report.title("First frame, settled, 80×24 (spawn → last byte of the first screen)")
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.warmJournal(setting)
    let belfry = [setting.belfry, "--no-stream", "--instance", "bench"]
    let peers: [(String, [String])] = [
      ("less README.md", ["less", "-R", "README.md"]), ("htop", ["htop"]), ("tig", ["tig"]),
    ]
    measure("belfry, existing journal", belfry, scratch, budget: "≤ 15 ms")
    for (name, command) in peers { measure(name, command, scratch) }
  }

  private static func measure(
    _ name: String, _ command: [String], _ scratch: Scratch, budget: String = ""
  ) {
    var samples: [Double] = []
    for round in 0..<23 {
      let start = Clock.nanoseconds()
      guard let program = PtyProgram(command, columns: 80, rows: 24, environment: scratch.environment) else {
        Report.fact(name, "not installed")
        return
      }
      let last = program.settle(quiet: Self.quiet)
      program.end()
      if program.output.count < 200 {
        Report.fact(name, "drew nothing")
        return
      }
      if round > 2 { samples.append(Double(last - start) / 1e6) }
    }
    Report.row(name, Samples(samples), unit: "ms", budget: budget)
  }
}
