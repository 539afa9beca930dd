/// The version of the lines that `belfry tail` prints; it changes when a key changes its meaning or goes.
enum TailFormat {
  static let version = 1

  /// A line of a kind.
  static func line(_ kind: String) -> JSONObject {
    var line = JSONObject()
    line.add("v", version)
    line.add("kind", kind)
    return line
  }

  /// So many entries are left out, since the reader was too slow for them.
  static func lagged(missed: UInt64) -> JSONObject {
    var line = Self.line("lagged")
    line.add("missed", missed)
    return line
  }
}
