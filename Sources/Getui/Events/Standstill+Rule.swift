import Words

extension Standstill {
  /// The rule behind it.
  public var rule: RuleID {
    switch self {
    case .wrongCredentials: "getui.halt.credentials"
    case .blacklisted: "getui.halt.blacklist"
    case .pushOff: "getui.halt.off"
    case .failed: "getui.halt.failed"
    case .inactive: "getui.halt.inactive"
    case .nothingForIOS: "getui.halt.nothing"
    case .noToken: "getui.halt.token"
    case .noActivity: "getui.halt.activity"
    case .notificationOnIOS: "getui.halt.notification"
    case .notKept: "getui.halt.ttl"
    case .expired: "getui.halt.expired"
    case .stopped: "getui.halt.stopped"
    case .revoked: "getui.halt.revoked"
    case .refusedByAPNs: "getui.halt.apns"
    }
  }

  /// The code of the receipt for a copy that does not go out at all.
  var receipt: ReceiptLine.Code {
    switch self {
    case .inactive: .inactive
    case .failed: .failed
    default: .noUser
    }
  }
}
