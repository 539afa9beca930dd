import APNs
import Getui
import JPush
import Phone

/// What is sent anew to ask what would become of it.
public enum WhatIfSubject: Hashable, Sendable {
  /// A push for APNs.
  case push(APNsPush)
  /// A custom message of JPush.
  case message(JPushMessage)
  /// A transparent message of Getui.
  case transmission(String)
  /// A request to JPush or Getui; it is sent to the phone, whomever it names.
  case request(VendorRequest)

  /// What `arrival` was; nil if the service refused it, which it would do whatever the app does.
  public init?(_ arrival: Arrival) {
    guard arrival.refusal == nil else { return nil }
    if arrival.kind == .message {
      if arrival.vendor == "getui" {
        self = .transmission(arrival.body)
        return
      }
      guard arrival.vendor == "jpush", let message = JPushMessage(userInfo: arrival.payload) else {
        return nil
      }
      self = .message(message)
      return
    }
    var push = APNsPush(body: arrival.payload)
    push.type = arrival.pushType
    push.collapseID = arrival.collapseID
    push.priority = arrival.priority.map(String.init)
    self = .push(push)
  }

  /// The command that sends it to `phone`.
  public func command(for phone: PhoneNumber) -> WorldCommand {
    switch self {
    case .push(let push): .apns(phone, .push(push))
    case .message(let message): .jpush(phone, .message(message))
    case .request(let request): request.command(for: phone)
    case .transmission(let text): .getui(phone, .push(GetuiDraft(text: text)))
    }
  }
}
