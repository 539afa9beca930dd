/// Why the service refuses a request.
public struct GetuiRefusal: Error, Hashable, Codable, Sendable {
  /// The code.
  public let code: RESTCode
  /// What is wrong with a parameter, for 20001.
  public let fault: ParameterFault?

  /// A refusal with a code of its own.
  init(_ code: RESTCode) {
    self.code = code
    fault = nil
  }

  /// A refusal of a parameter: 20001.
  init(_ fault: ParameterFault) {
    code = .parameter
    self.fault = fault
  }

  /// `msg` of the answer. The texts of 20001 are the vendor's; of the others only the meanings are published, so they
  /// are Belfry's.
  public var message: String { fault?.text ?? code.message }
}

extension RESTCode {
  /// `msg` of an answer with this code.
  var message: String {
    switch self {
    case .ok: "success"
    case .failure: "body is not json"
    case .starting: "service is starting"
    case .noSuchPath: "path not found"
    case .noSuchMethod: "method not allowed"
    case .tokenInvalid: "token is invalid"
    case .appBlacklisted: "appid or ip is in blacklist"
    case .authTooOften: "auth rate limit per minute"
    case .noDetailRight: "no permission for message detail"
    case .callsTooOften: "rate limit per minute"
    case .parameter: "parameter is invalid"
    case .pushFailed: "push failed: user is invalid or strategy is wrong"
    case .scheduleCannotGo: "schedule task cannot be deleted"
    case .taskInvalid: "task is invalid"
    case .tagFailed: "tag operation failed"
    case .noFastTagRight: "no permission for fast_custom_tag"
    case .noTagRight: "no permission for tag change"
    case .noScheduleRight: "no permission for schedule"
    case .noPushTagRight: "no permission for push tag"
    case .tagsPerDay: "tag total over limit per day"
    case .tagLength: "tag length over limit"
    case .fastTagPerDay: "fast_custom_tag over limit per day"
    case .allPerDay: "push all over limit per day"
    case .listPerDay: "push list over limit per day"
    case .pushPerDay: "push over limit per day"
    case .tagPushPerDay: "push tag over limit per day"
    case .tagSetPerDay: "tag set over limit per day"
    case .tagsPerMinute: "tag change over limit per minute"
    case .fastTagPerMinute: "fast_custom_tag over limit per minute"
    case .appPerMinute: "push all over limit per minute"
    case .listPerMinute: "push list over limit per minute"
    case .tooManyTags: "too many tags"
    case .noReportRight: "no permission for single report"
    case .reportsTooOften: "single report rate over limit"
    case .reportsBusy: "single report is busy"
    }
  }
}
