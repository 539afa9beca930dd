import Words

/// Which language the caller reads, as the environment says (POSIX, Environment Variables: LC_ALL, LC_MESSAGES, LANG).
enum Locale {
  static var tongue: Tongue {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    return tongue(of: names.lazy.compactMap(Environment.value).first ?? "")
  }

  /// Chinese for `zh`, whatever follows; English for the rest.
  static func tongue(of name: String) -> Tongue {
    let language = name.prefix { $0.isLetter }
    return language == "zh" ? .chinese : .english
  }
}
