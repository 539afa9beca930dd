/// How the JPush service behaves.
public enum JPushSetting: Hashable, Sendable {
  /// The AppKey it takes; nil takes any.
  case app(key: String?)
  /// Whether the vendor has put the app on the black list: 2003.
  case blacklist(Bool)
  /// Whether the account may call what only paying accounts may: 2006 and 2007 without.
  case vip(Bool)
  /// Whether it fails every request.
  case failing(Bool)
  /// Whether it has too much to do: 1030, 7030 and 8203.
  case busy(Bool)
  /// Whether requests come from an address that is not on the white list: 2004.
  case foreignAddress(Bool)
  /// The most of a day: 1012 and 2005.
  case volume(DailyVolume, Int)
  /// How far the service's clock is ahead of world time, in microseconds.
  case clock(Int64)
  /// What it answers to every call of the SDK: the codes for which nobody names a cause that a person could bring about;
  /// nil lets it answer as it should.
  case answer(SDKCode?)
  /// Calls a minute of one API.
  case limit(RequestFamily, Int)
}
