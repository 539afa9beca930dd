import Phone

/// What a filter asks of the sound that was heard.
public enum SoundTest: Hashable, Sendable {
  /// Nothing was heard.
  case none
  /// Something was.
  case any
  /// The system's own sound.
  case standard
  /// A critical sound, whichever.
  case critical
  /// A sound of this name.
  case named(String)

  static let words = ["none", "any", "default", "critical"]

  /// - Parameter isName: whether the text was quoted, and means a sound of that name even where it is a word.
  init(_ text: String, isName: Bool) {
    switch text {
    case "none" where !isName: self = .none
    case "any" where !isName: self = .any
    case "default" where !isName: self = .standard
    case "critical" where !isName: self = .critical
    default: self = .named(text)
    }
  }

  var text: String {
    switch self {
    case .none: "none"
    case .any: "any"
    case .standard: "default"
    case .critical: "critical"
    case .named(let name): FilterText.literal(name, besides: Self.words)
    }
  }

  func holds(for sound: PlayedSound?) -> Bool {
    switch (self, sound) {
    case (.none, nil), (.any, .some), (.standard, .standard), (.critical, .critical): true
    case (.named(let name), .named(let played)): name == played
    case (.named(let name), .critical(let played, _)): name == played
    default: false
    }
  }
}
