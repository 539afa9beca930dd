/// How wide characters of East Asian width "ambiguous" are taken to be.
enum AmbiguousChoice: String, CaseIterable, Sendable {
  /// As the terminal answered.
  case auto
  case narrow
  case wide
}
