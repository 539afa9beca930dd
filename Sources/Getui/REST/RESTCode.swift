import Words

/// The return codes of REST API v2 (docs.getui.com, REST v2, return codes). The SDK uses some of the numbers with other
/// meanings.
public enum RESTCode: Int, CaseIterable, Codable, Sendable {
  case ok = 0
  case failure = 1
  case starting = 2
  case noSuchPath = 404
  case noSuchMethod = 405
  case tokenInvalid = 10001
  case appBlacklisted = 10002
  case authTooOften = 10003
  case noDetailRight = 10004
  case callsTooOften = 10005
  case parameter = 20001
  case pushFailed = 21001
  case scheduleCannotGo = 22001
  case taskInvalid = 22002
  case tagFailed = 23001
  case noFastTagRight = 30000
  case noTagRight = 30001
  case noScheduleRight = 30002
  case noPushTagRight = 30003
  case tagsPerDay = 30004
  case tagLength = 30005
  case fastTagPerDay = 30006
  case allPerDay = 30007
  case listPerDay = 30008
  case pushPerDay = 30009
  case tagPushPerDay = 30010
  case tagSetPerDay = 30011
  case tagsPerMinute = 30012
  case fastTagPerMinute = 30013
  case appPerMinute = 30014
  case listPerMinute = 30015
  case tooManyTags = 30016
  case noReportRight = 30017
  case reportsTooOften = 30018
  case reportsBusy = 30019

  /// The HTTP status it comes with. That of 21001 is not published.
  public var status: Int {
    switch self {
    case .ok, .failure, .starting: 200
    case .noSuchPath: 404
    case .noSuchMethod: 405
    case .tokenInvalid, .appBlacklisted, .authTooOften, .noDetailRight, .callsTooOften: 401
    case .parameter, .pushFailed, .scheduleCannotGo, .taskInvalid, .tagFailed: 400
    default: 403
    }
  }

  /// What the code says.
  public var meaning: Phrase { Phrase(WordID("getui.rest.\(rawValue).meaning")) }

  /// What to do about it.
  public var remedy: Phrase { Phrase(WordID("getui.rest.\(rawValue).remedy")) }

  /// The rule behind an answer with this code.
  public var rule: RuleID { RuleID("getui.rest.\(rawValue)") }
}
