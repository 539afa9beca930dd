/// What comes due for the Live Activity of this name; its own dates say whether the time has come.
public enum ActivityJob: Codable, Sendable {
  case stale(String)
  case dismiss(String)
  /// 8 hours have passed since it began.
  case expire(String)
}
