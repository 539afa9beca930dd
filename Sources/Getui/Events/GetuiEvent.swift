import Language
import Phone

/// What happens between the app, the Getui SDK, the Getui service and a backend.
public enum GetuiEvent: Hashable, Sendable {
  // The app and the SDK.
  /// The app called the SDK.
  case called(GetuiCall)
  /// The service extension called its part of the SDK.
  case extensionCalled(ExtensionCall)
  /// The app's code does not run, so the call of this name cannot be made.
  case cannotCall(String)
  /// What the call returned.
  case returned(GetuiReturn)
  /// The SDK or the extension's block was called back.
  case callback(GetuiCallback)
  /// The system called the app itself, because the SDK was not asked to stand in; the callback's name.
  case notProxied(String)
  /// The fetch completion handler was called a second time, and the app crashed.
  case handlerCalledTwice
  /// The fetch completion handler was not called within 30 s.
  case handlerNeverCalled
  /// `clearAllNotificationForNotificationBar` empties the list and the icon.
  case clearsNotifications
  /// The service extension ran out of time; iOS shows the original content.
  case extensionExpired
  /// A file for the extension was fetched, left alone or failed.
  case media(url: String, MediaFate)

  // The SDK and the service.
  /// The connection changed.
  case link(LinkState)
  /// The next attempt is made after this many milliseconds.
  case backOff(milliseconds: Int)
  /// The service gave the client its cid.
  case clientID(ClientID)
  /// The device token was tied to the cid; nil where the phone has none.
  case deviceToken(isBound: Bool)
  /// The SDK asked the service; the call's name.
  case sent(String)
  /// The service's count of the badge changed.
  case serverBadge(from: Int, to: Int)
  /// A receipt; whether the service counted it.
  case receipt(ReceiptKind, isCounted: Bool)
  /// A message waits in a connection whose app is frozen.
  case waitsInConnection

  // The service and a backend.
  /// A request reached the service: method and path.
  case requested(method: String, path: String)
  /// The service answered.
  case replied(GetuiReply)
  /// A task was accepted, for this many clients.
  case accepted(TaskID, clients: Int)
  /// The same `request_id` came again: answered with the first task, and nothing is sent.
  case repeated(TaskID)
  /// The client makes of the answers what it should not.
  case warned(GetuiWarning)
  /// A task waits for its time.
  case scheduled(TaskID, at: Instant)
  /// A task was stopped or deleted.
  case stopped(TaskID)

  // One copy for one client.
  /// Over Getui's connection.
  case overConnection
  /// To APNs.
  case toAPNs
  /// Kept until this moment, for the next login.
  case kept(until: Instant)
  /// It goes no further, or a part of it does not.
  case halted(Standstill)
  /// A line for the backend's receipt address.
  case receiptLine(ReceiptLine)
}
