import Words

/// The codes of `GeTuiSdkDidSetTagsAction` (docs.getui.com, iOS SDK API, 12).
public enum TagCode: Int, CaseIterable, Codable, Sendable {
  case tooMany = 20001
  case tooOften = 20002
  case duplicate = 20003
  case notInitialised = 20004
  case exception = 20005
  case empty = 20006
  case noSequenceNumber = 20007
  case offline = 20008
  case appBlacklisted = 20009
  case tooManyStored = 20010
  case malformed = 20011
}

extension TagCode {
  /// What the code says.
  public var meaning: Phrase { Phrase(WordID("getui.tags.\(rawValue).meaning")) }
  /// When an app sees it.
  public var condition: Phrase { Phrase(WordID("getui.tags.\(rawValue).condition")) }
  /// What to do about it.
  public var remedy: Phrase { Phrase(WordID("getui.tags.\(rawValue).remedy")) }

  /// The rule behind an answer with this code.
  var rule: RuleID {
    switch self {
    case .tooMany: "getui.tags.20001"
    case .tooOften: "getui.tags.20002"
    case .duplicate: "getui.tags.20003"
    case .notInitialised: "getui.tags.20004"
    case .exception: "getui.tags.20005"
    case .empty: "getui.tags.20006"
    case .noSequenceNumber: "getui.tags.20007"
    case .offline: "getui.tags.20008"
    case .appBlacklisted: "getui.tags.20009"
    case .tooManyStored: "getui.tags.20010"
    case .malformed: "getui.tags.20011"
    }
  }
}
