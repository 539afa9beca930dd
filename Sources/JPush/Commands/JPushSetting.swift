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
  /// What it answers to every call of the SDK: the codes for which nobody names a cause that a person could bring about;
  /// nil lets it answer as it should.
  case answer(SDKCode?)
  /// Calls a minute of one API.
  case limit(RequestFamily, Int)
}
