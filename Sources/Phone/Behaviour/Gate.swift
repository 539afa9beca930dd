import Payload
import Words

/// What stops a whole push at the door of the phone.
enum Gate {
  /// Why `delivery` goes no further; nil lets it through. It takes parts of the phone, for a copy of all of it costs
  /// more than the answer.
  static func stop(
    _ delivery: Delivery, _ content: PushContent, _ os: OSVersion, _ status: AuthorizationStatus,
    _ switches: RuleSwitches
  ) -> (reason: DropReason, rule: RuleID)? {
    if os.major <= 7, status == .notDetermined, !switches[.tokenWithoutPermission] {
      return (.noToken, "ios.permission.token")
    }
    if switches[.strictPushType], os.major >= 13 {
      let isBackground = delivery.type == .background
      let isWrong = isBackground ? content.isVisible : content.wakes && !content.isVisible
      if isWrong { return (.pushType, "ios.push-type.strict") }
    }
    if switches[.nullDropsPush], delivery.payload.document.root.holdsNull {
      return (.nullValue, "ios.null.dropped")
    }
    if switches[.badTypeDropsPush], content.holdsBadType(delivery.payload) {
      return (.badType, "ios.type.strict")
    }
    return nil
  }
}

extension JSONValue {
  /// Whether it is `null` or holds one at any depth; the reader's depth limit bounds the descent.
  fileprivate var holdsNull: Bool {
    switch kind {
    case .null: true
    case .object: members.contains { $0.value.holdsNull }
    case .array: items.contains(where: \.holdsNull)
    case .string, .number, .boolean: false
    }
  }
}

extension PushType {
  /// The iOS version that brought this kind of push.
  var since: OSVersion {
    switch self {
    case .alert, .background: OSVersion(6)
    case .mdm: OSVersion(6)
    case .voip: OSVersion(8)
    case .complication: OSVersion(9)
    case .fileprovider: OSVersion(11)
    case .location: OSVersion(15)
    case .pushtotalk: OSVersion(16)
    case .liveactivity: OSVersion(16, 1)
    case .controls: OSVersion(18)
    case .widgets: OSVersion(26)
    }
  }
}
