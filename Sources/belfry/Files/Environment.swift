import Glibc

/// The variables that the program was started with.
enum Environment {
  /// The value of a variable; nil where it is not set, or empty. `HOME` falls back on the user database.
  static func value(_ name: String) -> String? {
    if let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty { return text }
    guard name == "HOME" else { return nil }
    return getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
  }
}
