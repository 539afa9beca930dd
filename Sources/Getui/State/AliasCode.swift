import Words

/// The codes of `GeTuiSdkDidAliasAction` (docs.getui.com, iOS SDK API, 13). The server uses the same numbers with
/// other meanings.
public enum AliasCode: Int, CaseIterable, Codable, Sendable {
  case tooFrequent = 30001
  case badParameter = 30002
  case tooManyBinds = 30003
  case unknown = 30004
  case noClientID = 30005
  case network = 30006
  case invalidAlias = 30007
  case invalidSequenceNumber = 30008
}

extension AliasCode {
  /// What the code says.
  public var meaning: Phrase { Phrase(WordID("getui.alias.\(rawValue).meaning")) }
  /// When an app sees it.
  public var condition: Phrase { Phrase(WordID("getui.alias.\(rawValue).condition")) }
  /// What to do about it.
  public var remedy: Phrase { Phrase(WordID("getui.alias.\(rawValue).remedy")) }

  /// The rule behind an answer with this code.
  var rule: RuleID {
    switch self {
    case .tooFrequent: "getui.alias.30001"
    case .badParameter: "getui.alias.30002"
    case .tooManyBinds: "getui.alias.30003"
    case .unknown: "getui.alias.30004"
    case .noClientID: "getui.alias.30005"
    case .network: "getui.alias.30006"
    case .invalidAlias: "getui.alias.30007"
    case .invalidSequenceNumber: "getui.alias.30008"
    }
  }
}
