import Engine
import Foundation
import Glibc
import Journal
import Phone

/// The history of many pushes: opening it, scrolling through it, filtering it, and the memory it takes.
enum HistoryBench {
  static func run(_ setting: BenchSetting) {
    let rows = setting.rows
    Report.title("History of \(rows) pushes, no gateway load")
    let scratch = Scratch()
    defer { scratch.remove() }
    do {
      let made = try Clock.milliseconds {
        var maker = try HistoryMaker(in: scratch.journalFolder, rows: rows)
        try maker.fill(rows: rows)
      }
      Report.fact("journal made in", "\(Int(made / 1000)) s, \(scratch.journalSize / 1_000_000) MB")
      try measure(scratch, rows)
    } catch {
      Report.fact("failed", "\(error)")
      return
    }
    watch(setting, scratch)
  }

  // MARK: - In the process

  private static func measure(_ scratch: Scratch, _ rows: Int) throws {
    var configuration = EngineConfiguration(place: .folder(scratch.journalFolder, instance: "bench"))
    configuration.playsStream = false
    var opened: WorldEngine?
    let open = try Clock.milliseconds { opened = try WorldEngine(configuration) }
    guard let engine = opened else { return }
    defer { engine.close() }
    Report.fact("open", "\(Int(open)) ms", budget: "< 1000 ms")
    try scroll(engine, rows)
    for (name, filter) in [
      ("indexed, common", "parcel"), ("indexed, Chinese", "包裹"), ("indexed, rare", "zanzibar"),
      ("indexed, rare Chinese", "桑给巴尔"), ("indexed, nothing", "xylophone"),
      ("indexed with others", "parcel badge:>3 is:unread"),
    ] { try time(name, filter, engine, budget: "< 200 ms", isWhole: true) }
    for (name, filter) in [
      ("other, common", "badge:>2"), ("other, all", "banner"), ("other, nothing", "rule:no.such.rule"),
      ("other, payload", "payload:zanzibar"), ("other, old", "age:>200h"),
    ] { try time(name, filter, engine, budget: "first screen ≤ 200 ms", isWhole: false) }
    try cancel(engine)
  }

  private static func scroll(_ engine: WorldEngine, _ rows: Int) throws {
    var question = HistoryQuestion()
    question.reach = 100
    var times: [Double] = []
    var place = HistoryPlace.newest
    for _ in 0..<500 {
      question.place = place
      var window: HistoryWindow?
      times.append(Clock.milliseconds { window = engine.history(question) })
      guard let last = window?.rows.last?.number else { break }
      place = .number(last)
    }
    Report.row("a page further back", Samples(times), unit: "ms", budget: "p99 ≤ 16 ms")
    var jumps: [Double] = []
    for step in 0..<200 {
      question.place = .number(rows / 200 * step + 1)
      jumps.append(Clock.milliseconds { _ = engine.history(question) })
    }
    Report.row("a jump anywhere", Samples(jumps), unit: "ms", budget: "p99 ≤ 16 ms")
  }

  /// Asks as the face does: the first screen may come before all is found.
  private static func time(
    _ name: String, _ filter: String, _ engine: WorldEngine, budget: String, isWhole: Bool
  ) throws {
    var question = HistoryQuestion()
    question.filter = try Filter(parsing: filter)
    question.reach = 50
    let start = Clock.nanoseconds()
    engine.fetchHistory(question)
    var first: Double?
    while true {
      let window = engine.fetchedHistory
      let elapsed = Double(Clock.nanoseconds() - start) / 1e6
      if let window, window.question == question {
        if first == nil { first = elapsed }
        if window.reached == nil {
          let shown = isWhole ? elapsed : first ?? elapsed
          let text = "\(number(shown)) ms, all of it \(number(elapsed)) ms, \(window.rows.count) rows"
          Report.fact("\(name): \(filter)", text, budget: budget)
          return
        }
      }
      usleep(200)
    }
  }

  private static func cancel(_ engine: WorldEngine) throws {
    var slow = HistoryQuestion()
    slow.filter = try Filter(parsing: "payload:nothing-of-the-kind")
    engine.fetchHistory(slow)
    usleep(50_000)
    let quick = HistoryQuestion()
    let start = Clock.nanoseconds()
    engine.fetchHistory(quick)
    while engine.fetchedHistory?.question != quick { usleep(200) }
    Report.fact(
      "another question in the midst of one", "\(number(Double(Clock.nanoseconds() - start) / 1e6)) ms")
  }

  // MARK: - From outside

  private static func watch(_ setting: BenchSetting, _ scratch: Scratch) {
    let start = Clock.nanoseconds()
    let belfry = [setting.belfry, "--no-stream", "--no-gateway", "--instance", "bench"]
    guard
      let program = PtyProgram(belfry, columns: 120, rows: 36, environment: scratch.environment)
    else { return }
    defer { program.end() }
    let settled = program.settle(quiet: 120)
    Report.fact("first frame, settled", "\(number(Double(settled - start) / 1e6)) ms")
    program.drain(seconds: 2)
    Report.fact("RSS with the list", "\(number(ProcessFacts.resident(of: program.pid))) MB")
    program.send("H")
    show("history opened", program.wait(for: "of \(setting.rows)", seconds: 10))
    program.send("G")
    program.drain(seconds: 1)
    for _ in 0..<200 {
      program.send("\u{1B}[5~")
      program.drain(seconds: 0.02)
    }
    program.send("/")
    program.drain(seconds: 0.2)
    for letter in "zanzibar" {
      program.send(String(letter))
      program.drain(seconds: 0.15)
    }
    program.send("\r")
    program.drain(seconds: 1)
    Report.fact(
      "RSS after scrolling and filtering", "\(number(ProcessFacts.resident(of: program.pid))) MB",
      budget: "≤ 60 MB")
  }

  private static func show(_ name: String, _ time: UInt64?) {
    Report.fact(name, time.map { "\(number(Double($0) / 1e6)) ms" } ?? "not seen")
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
