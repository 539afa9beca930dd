/// How often a program that has nothing to do wakes up, and how much memory it holds.
enum IdleBench {
  static func run(_ setting: BenchSetting) {
    Report.title("Idle, \(Int(setting.idleSeconds)) s, stream off, clock on")
    let scratch = Scratch()
    defer { scratch.remove() }
    guard
      let program = PtyProgram(
        [setting.belfry, "--no-stream", "--instance", "bench"], columns: 80, rows: 24,
        environment: scratch.environment)
    else { return }
    _ = program.settle(quiet: 2000)
    Report.fact(
      "RSS at start", String(Int(ProcessFacts.resident(of: program.pid).rounded())) + " MB", budget: "≤ 20 MB"
    )
    let before = ProcessFacts.switches(of: program.pid)
    program.drain(seconds: setting.idleSeconds)
    let wakes = ProcessFacts.switches(of: program.pid) - before
    Report.fact("wake-ups", "\(wakes) in \(Int(setting.idleSeconds)) s", budget: "≤ 2 in 60 s")
    program.end()
  }
}
