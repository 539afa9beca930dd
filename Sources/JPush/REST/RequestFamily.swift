/// The four APIs of REST v3, each with a limit and error codes of its own (docs.jiguang.cn, REST API v3).
public enum RequestFamily: String, CaseIterable, Codable, Sendable {
  case push
  case report
  case device
  case schedule

  /// Calls a minute of a free account.
  public var standardQuota: Int {
    switch self {
    case .push, .device: 600
    case .report: 2400
    case .schedule: 100
    }
  }
}
