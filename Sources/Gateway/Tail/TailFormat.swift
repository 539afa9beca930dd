import Simulation

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

  /// The first line: what comes after this entry is shown.
  static func begin(after last: EntryNumber) -> JSONObject {
    var line = Self.line("begin")
    line.add("mark", EntryLine.text(of: last))
    return line
  }

  /// What lies between the two entries is left out, since the reader was too slow for it.
  static func lagged(after last: EntryNumber, next: EntryNumber) -> JSONObject {
    var line = Self.line("lagged")
    line.add("after", EntryLine.text(of: last))
    line.add("next", EntryLine.text(of: next))
    return line
  }
}
