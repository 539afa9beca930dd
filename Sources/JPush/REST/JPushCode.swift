import Words

/// The error codes of REST API v3, of all four of its parts (docs.jiguang.cn, REST API v3). The SDK uses 1011 and 7000
/// with other meanings.
public enum JPushCode: Int, CaseIterable, Codable, Sendable {
  case ok = 0
  /// Reports: an internal error.
  case reportFailed = 10
  /// No such path; the vendor publishes no code for it.
  case noSuchPath = 404
  case failed = 1000
  case onlyPost = 1001
  case missing = 1002
  case invalid = 1003
  case unauthorized = 1004
  case tooLarge = 1005
  case badKey = 1008
  case unsupportedKey = 1009
  case nobody = 1011
  case bigPushLimit = 1012
  case timedOut = 1030
  case tooOften = 2002
  case blacklisted = 2003
  case foreignAddress = 2004
  case tooMuch = 2005
  case notVIP = 2006
  case noRight = 2007
  case reportUnauthorized = 3001
  case badTimeUnit = 3004
  case beyondTime = 3005
  case deviceFailed = 7000
  case deviceAuthMissing = 7001
  case deviceInvalid = 7002
  case deviceUnauthorized = 7004
  case deviceNoApp = 7008
  case deviceSomeInvalid = 7013
  case aliasOnTooMany = 7015
  case deviceBusy = 7030
  case scheduleInvalid = 8100
  case scheduleUnauthorized = 8101
  case noSchedule = 8104
  case scheduleFailed = 8200
  case scheduleBusy = 8203

  /// The HTTP status it comes with.
  public var status: Int {
    switch self {
    case .ok: 200
    case .failed, .reportFailed, .deviceFailed, .scheduleFailed: 500
    case .noSuchPath, .noSchedule: 404
    case .onlyPost: 405
    case .unauthorized, .reportUnauthorized, .deviceAuthMissing, .deviceUnauthorized, .scheduleUnauthorized:
      401
    case .tooOften: 429
    case .timedOut, .deviceBusy, .scheduleBusy: 503
    case .foreignAddress, .tooMuch, .blacklisted, .notVIP, .noRight: 403
    default: 400
    }
  }

  /// `message` where nothing closer is known; the texts that clients have published are the vendor's own.
  var message: String {
    switch self {
    case .ok: ""
    case .reportFailed, .failed, .deviceFailed, .scheduleFailed: "Internal error"
    case .noSuchPath: "Not found"
    case .onlyPost: "Only support POST method"
    case .missing: "Missing parameter"
    case .invalid: "Parameter value is invalid"
    case .unauthorized: "Authen failed"
    case .tooLarge: "The body is too large"
    case .badKey: "app_key is invalid"
    case .unsupportedKey: "Unsupported key"
    case .nobody:
      "cannot find user by this audience or has been inactive for more than 255 days"
    case .bigPushLimit: "big push limit exceeded"
    case .timedOut: "Internal timeout"
    case .deviceBusy, .scheduleBusy: "Service is busy, try again later"
    case .foreignAddress: "The IP is not in the white list"
    case .tooMuch: "The volume is out of reason"
    case .tooOften: "Rate limit exceeded"
    case .blacklisted: "The appKey is in black list."
    case .notVIP: "The appKey is not VIP"
    case .noRight: "No permission for this interface"
    case .reportUnauthorized: "Basic authentication failed"
    case .badTimeUnit: "time_unit and start do not match"
    case .beyondTime: "Only the last 60 days can be queried"
    case .deviceAuthMissing: "Authorization is empty"
    case .deviceInvalid: "Parameter is invalid"
    case .deviceUnauthorized: "Authen failed"
    case .deviceNoApp: "appkey is unknown"
    case .deviceSomeInvalid: "Some parameters are invalid"
    case .aliasOnTooMany: "The alias is bound to too many devices"
    case .scheduleInvalid: "The schedule-task is invalid"
    case .scheduleUnauthorized: "Basic authentication failed."
    case .noSchedule: "Request schedule operation doesn't exist"
    }
  }

  /// What the code says.
  public var meaning: Phrase { Phrase(WordID("jpush.rest.\(rawValue).meaning")) }

  /// What to do about it.
  public var remedy: Phrase { Phrase(WordID("jpush.rest.\(rawValue).remedy")) }

  /// The rule behind an answer with this code.
  public var rule: RuleID { RuleID("jpush.rest.\(rawValue)") }
}
