import Foundation

/// A folder of a test's own, removed at its end.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "belfry-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func copy(_ names: [String], to other: TemporaryFolder) {
    for name in names {
      try? FileManager.default.copyItem(atPath: "\(path)/\(name)", toPath: "\(other.path)/\(name)")
    }
  }
}
