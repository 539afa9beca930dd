/// What happens between the app, the JPush SDK and the JPush service.
public enum JPushEvent: Hashable, Sendable {
  /// The connection changed; posted to the app under the vendor's notification name.
  case connection(ConnectionState)
  /// The next attempt is made after this many milliseconds.
  case backOff(milliseconds: Int)
  /// The service gave the device its registration ID.
  case registrationID(String)
  /// The app read `registrationID`; empty before the first registration.
  case registrationIDRead(String)
  /// The app called `registrationIDCompletionHandler:`.
  case registrationIDAsked
  /// The block of `registrationIDCompletionHandler:`.
  case registrationIDAnswered(SDKCode, String?)
  /// The app made a call that has no answer.
  case noted(SDKNote)
  /// The app called the SDK.
  case called(SDKRequest, seq: Int?)
  /// The app's code does not run, so the call of this name cannot be made.
  case cannotCall(String)
  /// The SDK asked the service.
  case sent(SDKRequest, seq: Int?)
  /// The call's completion.
  case answered(SDKAnswer)
  /// The call ended like this, and the app has no callback for it.
  case untold(SDKAnswer)
  /// A background call took the place of this one.
  case replaced(SDKRequest)
  /// What `filterValidTags:` was given and returned.
  case filtered([String], valid: [String])
  /// `setBadge:` or `resetBadge`, and what it returned.
  case setBadge(Int, accepted: Bool)
  /// The service's copy of the badge changed.
  case serverBadge(from: Int, to: Int)
  /// `setPushEnable:completion:` was called.
  case pushEnabled(Bool)
  /// The completion of `setPushEnable:completion:`.
  case pushEnableAnswered(SDKCode)
  /// A request reached the service: method and path.
  case requested(method: String, path: String)
  /// The service answered.
  case replied(JPushReply)
  /// A push was accepted under this `msg_id`, for so many devices.
  case pushAccepted(messageID: String, devices: Int)
  /// The same `cid` came again: answered with the first answer, and nothing is sent.
  case repeated(String)
  /// The client makes of the answers what it should not.
  case warned(JPushWarning)
  /// A schedule's time has come; its id.
  case scheduleFires(String)
  /// `handleRemoteNotification:` told the service about a push; nil for one that is not JPush's.
  case reported(messageID: String?)
  /// The service refused to register the device, with one of the codes of the set-up.
  case registrationFailed(SDKCode)
  /// The service extension told the service that a push was shown.
  case shownReported(messageID: String)
  /// The app called something that goes through to iOS. Boxed, so that it does not make all events larger.
  indirect case systemCall(SystemCall)
  /// What such a call came to.
  indirect case systemAnswered(SystemCall, SystemResult)
  /// The service extension called its part of the SDK.
  case extensionCalled(JPushExtensionCall)
  /// The block of `jpushReceiveNotificationRequest:with:` was called.
  case extensionTold
  /// `kJPFServiceErrorNotification`, with the text under `error`.
  case serviceError(String)
  /// A line of the SDK's log.
  case logged(String)
  /// The SDK called its delegate in the app.
  case delegate(JPushDelegateMethod)
  /// Something happened around a fence.
  case geofence(GeofenceEvent)
  /// The notification of a push goes to APNs.
  case toAPNs
  /// The notification of a push goes nowhere.
  case notSentToAPNs
  /// The backend handed a custom message to the service.
  case messageSent
  /// The service took it: 200 with this `msg_id`.
  case messageAccepted(messageID: String)
  /// The service refused it: an error code of the push API v3.
  case messageRefused(code: Int)
  /// The device is not connected: kept for it, as this many kept messages, after dropping so many older ones.
  case messageHeld(count: Int, dropped: Int)
  /// Gone: it may not be kept, a newer one took its place, or its time has passed.
  case messageLost
  /// `kJPFNetworkDidReceiveMessageNotification`.
  case messageDelivered
}
