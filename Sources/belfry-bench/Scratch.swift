import Foundation
import Glibc

/// A place for one run's state, sockets and configuration, away from the user's own.
struct Scratch {
  private let folder: String

  init() {
    folder = NSTemporaryDirectory() + "belfry-bench-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    for name in ["state", "config", "run"] {
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
      )
    }
  }

  /// Where journals lie.
  var journalFolder: String { "\(folder)/state/belfry" }

  /// Bytes of all that lies there.
  var journalSize: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: journalFolder)) ?? []
    return names.reduce(0) { sum, name in
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(journalFolder)/\(name)")
      return sum + ((facts?[.size] as? Int) ?? 0)
    }
  }

  var environment: [String: String] {
    [
      "XDG_STATE_HOME": "\(folder)/state", "XDG_CONFIG_HOME": "\(folder)/config",
      "XDG_RUNTIME_DIR": "\(folder)/run",
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor",
    ]
  }

  /// Runs belfry once with some pushes, so that there is a journal to open.
  func warmJournal(_ setting: BenchSetting) {
    guard
      let program = PtyProgram(
        [setting.belfry, "--no-stream", "--instance", "bench"], columns: 80, rows: 24,
        environment: environment)
    else { return }
    _ = program.settle(quiet: 300)
    let file = folder + "/order.apns"
    try? Data(#"{"aps":{"alert":{"title":"Orders","body":"你的包裹已出库"},"badge":3,"sound":"default"}}"#.utf8)
      .write(to: URL(filePath: file))
    for _ in 0..<20 { Shell.run([setting.belfry, "push", "--instance", "bench", file], environment) }
    program.end()
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
