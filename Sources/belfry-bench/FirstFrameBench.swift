import Foundation

/// The time from starting the program to its settled first screen, with peers in the same harness.
enum FirstFrameBench {
  static func run(_ setting: BenchSetting) {
    Report.title("First frame, settled, 80×24 (spawn → last byte of the first screen)")
    let scratch = Scratch()
    defer { scratch.remove() }
    scratch.warmJournal(setting)
    let belfry = [setting.belfry, "--no-stream", "--instance", "bench"]
    let peers: [(String, [String])] = [
      ("less README.md", ["less", "README.md"]), ("htop", ["htop"]), ("tig", ["tig"]),
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
      let last = program.settle(quiet: 250)
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
