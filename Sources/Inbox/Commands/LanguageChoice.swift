import Words

/// Which language the face speaks.
enum LanguageChoice: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh"
  /// The one that the locale asks for.
  case auto

  /// The language, where the locale asks for `locale`.
  func tongue(locale: Tongue) -> Tongue {
    switch self {
    case .english: .english
    case .chinese: .chinese
    case .auto: locale
    }
  }
}
