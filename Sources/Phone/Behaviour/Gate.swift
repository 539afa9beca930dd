import Payload
import Words

/// What stops a whole push at the door of the phone.
enum Gate {
  /// Why `delivery` goes no further; nil lets it through.
  static func stop(
    _ delivery: Delivery, _ content: PushContent, _ switches: RuleSwitches
  ) -> (reason: DropReason, rule: RuleID)? {
    switch delivery.type {
    case .alert, .background, nil: break
    default: return (.otherChannel, "ios.route.type")
    }
    if switches[.strictPushType] {
      let isBackground = delivery.type == .background
      let isWrong = isBackground ? content.isVisible : content.wakes && !content.isVisible
      if isWrong { return (.pushType, "ios.push-type.strict") }
    }
    if switches[.nullDropsPush], delivery.payload.document.root.holdsNull {
      return (.nullValue, "ios.null.dropped")
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
