extension APNsPayload {
  /// A member beside `aps`, or one inside it that Apple does not list.
  public struct Extra: Equatable, Sendable {
    /// Whose key it is.
    public enum Owner: String, CaseIterable, Sendable {
      /// The app's own data.
      case app
      /// JPush adds keys that begin with `_j_`.
      case jpush
      /// Getui adds `_gmid_`, `_ge_`, `_gurl_`, and `payload` beside them.
      case getui
      /// Firebase adds keys that begin with `gcm.`, `google.` or `fcm_`.
      case fcm
      /// `Simulator Target Bundle`: which app the simulator hands the file to; the app does not get it.
      case simulator
    }

    /// The key.
    public let key: String
    /// Whose key it is.
    public let owner: Owner
    /// The value as sent.
    public let value: JSONValue
  }
}

extension APNsPayload.Extra.Owner {
  /// Whose key `key` is, in a payload that holds Getui's message id or not.
  init(of key: String, besideGetuiID: Bool) {
    switch key {
    case "_gmid_", "_ge_", "_gurl_": self = .getui
    case "payload" where besideGetuiID: self = .getui
    case APNsPayload.simulatorKey: self = .simulator
    default:
      if key.hasPrefix("_j_") {
        self = .jpush
      } else if key.hasPrefix("gcm.") || key.hasPrefix("google.") || key.hasPrefix("fcm_") {
        self = .fcm
      } else {
        self = .app
      }
    }
  }
}
