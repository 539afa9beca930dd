import Words

/// The codes in the `errors` array of the service extension (docs.getui.com, iOS SDK API, 29.1).
public enum MediaCode: Int, CaseIterable, Codable, Sendable {
  case unreachable = 10001
  case plainHTTP = 10002
  case tooLarge = 10003
}

extension MediaCode {
  /// What the code says.
  public var meaning: Phrase { Phrase(WordID("getui.media.\(rawValue).meaning")) }
  /// When the extension sees it.
  public var condition: Phrase { Phrase(WordID("getui.media.\(rawValue).condition")) }
  /// What to do about it.
  public var remedy: Phrase { Phrase(WordID("getui.media.\(rawValue).remedy")) }

  /// The rule behind it.
  var rule: RuleID {
    switch self {
    case .unreachable: "getui.media.10001"
    case .plainHTTP: "getui.media.10002"
    case .tooLarge: "getui.media.10003"
    }
  }
}
