import Foundation
import Terminal
import Testing

/// Screens kept as text files; `BELFRY_REWRITE_GOLDENS=1` writes them anew.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  /// Holds `frame` against the file `name`.
  static func check(_ frame: Frame, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = frame.lines().joined(separator: "\n") + "\n"
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["BELFRY_REWRITE_GOLDENS"] == "1" {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      do {
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
      }
      return
    }
    guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("no golden \(name)", sourceLocation: sourceLocation)
      return
    }
    if kept == text { return }
    let pairs = zip(
      kept.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false))
    let differing = pairs.enumerated().filter { $0.element.0 != $0.element.1 }
      .map { "\($0.offset + 1)\n- \($0.element.0)\n+ \($0.element.1)" }
    Issue.record("\(name) differs:\n\(differing.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
