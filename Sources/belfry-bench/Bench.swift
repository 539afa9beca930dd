import Foundation

/// Chooses what to measure.
enum Bench {
  static let usage = """
    usage: belfry-bench [--belfry PATH] [--idle SECONDS] [--rows N]
           [first-frame|idle|load|frame|payload|apply|fleet|whatif|instructions|history]…
    Measures the budgets of the design; with no name, all of them. Build belfry first:
    swift build -c release --static-swift-stdlib
    """

  static func run(_ arguments: [String]) -> Int32 {
    var names: [String] = []
    var belfry = ".build/release/belfry"
    var idle = 60.0
    var rows = 1_000_000
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--belfry": belfry = rest.popFirst() ?? belfry
      case "--pushes":
        InstructionBench.work(pushes: rest.popFirst().flatMap { Int($0) } ?? 0)
        return 0
      case "--rows": rows = rest.popFirst().flatMap { Int($0) } ?? rows
      case "--idle": idle = rest.popFirst().flatMap(Double.init) ?? idle
      case "first-frame", "idle", "load", "frame", "payload", "apply", "fleet", "whatif", "instructions",
        "history":
        names.append(argument)
      default:
        print(usage)
        return argument == "--help" ? 0 : 2
      }
    }
    if names.isEmpty {
      names = [
        "payload", "apply", "fleet", "instructions", "whatif", "frame", "first-frame", "idle", "load",
        "history",
      ]
    }
    let setting = BenchSetting(belfry: belfry, idleSeconds: idle, rows: rows)
    for name in names { run(name, setting) }
    return 0
  }

  private static func run(_ name: String, _ setting: BenchSetting) {
    switch name {
    case "payload": PayloadBench.run()
    case "apply": ApplyBench.run()
    case "fleet": FleetBench.run()
    case "whatif": WhatIfBench.run()
    case "instructions": InstructionBench.run()
    case "frame": FrameBench.run()
    case "first-frame": FirstFrameBench.run(setting)
    case "idle": IdleBench.run(setting)
    case "load": LoadBench.run(setting)
    case "history": HistoryBench.run(setting)
    default: break
    }
  }
}
