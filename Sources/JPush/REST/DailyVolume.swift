/// What an account may send in a day. The vendor names the codes and no numbers, so nothing is held back until somebody
/// gives one.
public enum DailyVolume: String, CaseIterable, Codable, Sendable {
  /// Pushes with `big_push_duration`: 1012.
  case bigPushes = "big-pushes"
  /// Copies for devices: 2005.
  case copies

  /// The code for more.
  var code: JPushCode { self == .bigPushes ? .bigPushLimit : .tooMuch }
}
