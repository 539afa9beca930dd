import Foundation

/// The project's files as they lie on disk.
enum SourceTree {
  static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct File {
    let path: String
    let text: String
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    /// `Sources/Phone/State/Phone.swift` is in room `Phone`; `Themes/X.swift` in room `Themes`.
    var room: String {
      let parts = path.split(separator: "/")
      return parts[0] == "Sources" ? String(parts[1]) : String(parts[0])
    }
  }

  static let sources: [File] = files(below: "Sources") + files(below: "Themes")
  static let tests: [File] = files(below: "Tests")

  private static func files(below folder: String) -> [File] {
    // The folder may be a link, and a walk does not follow the one it starts at.
    let root = top.appending(path: folder).resolvingSymlinksInPath()
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else {
      return []
    }
    return walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { url in
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return File(path: String(url.path.dropFirst(root.path.count - folder.utf8.count)), text: text)
      }
      .sorted { $0.path < $1.path }
  }
}
