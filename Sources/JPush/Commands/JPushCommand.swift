/// What the app asks of the JPush SDK, and a backend of the JPush service.
public enum JPushCommand: Hashable, Sendable {
  /// A call that the service answers; without `seq` the next number after the last one is taken, where there is one.
  case call(SDKRequest, seq: Int?)
  /// `setBadge:`; the service's copy, 0…99999.
  case setBadge(Int)
  /// `resetBadge`.
  case resetBadge
  /// `filterValidTags:`.
  case filterValidTags([String])
  /// `registrationID`, read at once.
  case registrationID
  /// `registrationIDCompletionHandler:`.
  case registrationIDCompletionHandler
  /// A call that has no answer.
  case note(SDKNote)
  /// `handleRemoteNotification:`, with the payload of a push.
  case handleRemoteNotification([UInt8])
  /// The app is built differently from now on.
  case integrate(JPushIntegrationChange)
  /// A call that goes through to iOS.
  case system(SystemCall)
  /// A call of the service extension.
  case extensionCall(JPushExtensionCall)
  /// The SDK meets an error, with this text.
  case fails(String)
  /// Something happens around a fence.
  case geofence(GeofenceCommand)
  /// `setPushEnable:completion:`.
  case setPushEnable(Bool)
  /// A custom (transparent) message from a backend; extras in their order.
  case message(JPushMessage)
}
