/// Key to screen while pushes stream in, and memory after many.
enum LoadBench {
  static func run(_ setting: BenchSetting) {
    Report.title("Under load: stream rate 10000/s, 120×36")
    let scratch = Scratch()
    defer { scratch.remove() }
    guard
      let program = PtyProgram(
        [setting.belfry, "--instance", "bench"], columns: 120, rows: 36, environment: scratch.environment)
    else { return }
    _ = program.settle(quiet: 500)
    let sender = [setting.belfry, "do", "--instance", "bench", "stream rate 10000/s"]
    let (status, output) = Shell.run(sender, scratch.environment)
    if status != 0 { Report.fact("stream rate", "refused: \(output)") }
    program.drain(seconds: 2)
    let counted = { Self.arrivals(setting, scratch) }
    let before = counted()
    let start = Clock.nanoseconds()
    keys(program)
    let seconds = Double(Clock.nanoseconds() - start) / 1e9
    Report.fact("arrivals meanwhile", "\(Int(Double(counted() - before) / seconds)) per second")
    for _ in 0..<60 where counted() < 100_000 { program.drain(seconds: 1) }
    Shell.run([setting.belfry, "do", "--instance", "bench", "stream off"], scratch.environment)
    program.drain(seconds: 3)
    Report.fact(
      "RSS after \(counted()) pushes", "\(Int(ProcessFacts.resident(of: program.pid).rounded())) MB")
    program.end()
  }

  /// `:` opens the palette; a Cyrillic letter typed there is on no other part of the screen, so its bytes are the echo.
  private static func keys(_ program: PtyProgram) {
    let letters = (0x0410..<0x0430).compactMap(Unicode.Scalar.init).map(String.init)
    var samples: [Double] = []
    for _ in 0..<12 {
      program.send(":")
      program.drain(seconds: 0.2)
      for letter in letters {
        program.forget()
        program.send(letter)
        if let time = program.wait(for: letter, seconds: 2) { samples.append(Double(time) / 1e6) }
        program.drain(seconds: 0.03)
      }
      program.send("\u{1B}")
      program.drain(seconds: 0.2)
    }
    Report.row("key → screen", Samples(samples), unit: "ms", budget: "p99 ≤ 16 ms")
  }

  /// Commands so far: the mark's first part. The list of rows is bounded, so it cannot count them.
  private static func arrivals(_ setting: BenchSetting, _ scratch: Scratch) -> Int {
    let (_, output) = Shell.run([setting.belfry, "mark", "--instance", "bench"], scratch.environment)
    return Int(output.prefix { $0.isNumber }) ?? 0
  }
}
