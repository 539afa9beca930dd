import Glibc

/// Where files lie (XDG Base Directory Specification).
enum Directories {
  /// Settings, themes.
  static var config: String { folder("XDG_CONFIG_HOME", below: ".config") + "/belfry" }
  /// The journals.
  static var state: String { folder("XDG_STATE_HOME", below: ".local/state") + "/belfry" }

  /// A relative path in the variable is invalid and ignored, as the specification says.
  private static func folder(_ variable: String, below ending: String) -> String {
    if let value = getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") { return value }
    return ownFolder + "/" + ending
  }

  /// The person's own folder: `HOME`, else what the user database says.
  private static var ownFolder: String {
    if let value = getenv("HOME").map({ String(cString: $0) }), value.hasPrefix("/") { return value }
    return getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
  }
}
