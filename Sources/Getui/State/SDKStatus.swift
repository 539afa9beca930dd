/// `SdkStatus` of `GeTuiSdk.h`; the raw values are the order of the enum there, the names its own spelling.
public enum SDKStatus: Int, CaseIterable, Codable, Sendable {
  /// From the start until the cid has logged in.
  case starting = 0
  /// Logged in: the cid is online.
  case started = 1
  /// `destroy` was called.
  case stopped = 2
  /// No connection: the cid is offline.
  case offline = 3

  /// The vendor's own spelling.
  public var name: String {
    switch self {
    case .starting: "SdkStatusStarting"
    case .started: "SdkStatusStarted"
    case .stopped: "SdkStatusStoped"
    case .offline: "SdkStatusOffline"
    }
  }
}
