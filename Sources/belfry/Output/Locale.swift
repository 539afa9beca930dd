import Glibc
import Words

/// Which language the caller reads, as the environment says (POSIX, Environment Variables: LC_ALL, LC_MESSAGES, LANG).
enum Locale {
  static var tongue: Tongue { tongue(of: value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "") }

  /// Chinese for `zh`, whatever follows; English for the rest.
  static func tongue(of name: String) -> Tongue {
    let language = name.prefix { $0.isLetter }
    return language == "zh" ? .chinese : .english
  }

  private static func value(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }
}
