import Foundation

/// What the kernel says of a running process.
enum ProcessFacts {
  /// Context switches of all its threads so far: each wake-up is one at least.
  static func switches(of pid: pid_t) -> Int {
    let folder = "/proc/\(pid)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      sum + number("voluntary_ctxt_switches:", in: "\(folder)/\(thread)/status")
    }
  }

  /// Resident memory in MB.
  static func resident(of pid: pid_t) -> Double { Double(number("VmRSS:", in: "/proc/\(pid)/status")) / 1024 }

  private static func number(_ label: String, in path: String) -> Int {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    for line in text.split(separator: "\n") where line.hasPrefix(label) {
      return Int(line.dropFirst(label.count).filter(\.isNumber)) ?? 0
    }
    return 0
  }
}
