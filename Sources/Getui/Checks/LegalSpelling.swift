/// The characters that a tag or an alias may be made of.
public enum LegalSpelling: Sendable {
  /// Chinese characters, letters, digits (docs.getui.com, iOS SDK API, 12), and `+-*_.` (`GeTuiSdk.h`).
  case tag
  /// Chinese characters, letters, digits and `_` (docs.getui.com, iOS SDK API, 13).
  case alias
  /// Chinese characters, letters, digits (docs.getui.com, iOS SDK API, 31).
  case liveActivity

  /// The marks that are allowed beside Chinese characters, letters and digits.
  public var marks: String {
    switch self {
    case .tag: "+-*_."
    case .alias: "_"
    case .liveActivity: ""
    }
  }

  /// The first character of `text` that is not allowed.
  public func offender(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { !allows($0) }
  }

  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    // The pages say “Chinese characters” and give no range; this is the one the vendors' demo apps use.
    case "\u{4E00}"..."\u{9FA5}": true
    default: marks.unicodeScalars.contains(scalar)
    }
  }
}
