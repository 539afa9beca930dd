/// Why a track, or a part of a push, had no effect.
public enum DropReason: String, Codable, CaseIterable, Sendable {
  /// Nothing in the payload asks for anything.
  case nothingToDo
  /// The app was swiped away, so iOS does not wake it.
  case swipedAway
  /// The app returned options without it.
  case notReturned
  /// The app did not say in time how to present it.
  case noAnswer
  /// A newer silent push took its place among those held.
  case newerHeld
  /// The app ended before a held silent push was handed over.
  case appEnded
  /// `apns-push-type` does not go with the payload, and the strict switch is on.
  case pushType
  /// The payload holds a `null`, and the switch that makes such pushes vanish is on.
  case nullValue
  /// The body is no JSON object.
  case unreadable
  /// The service extension handed empty content over, as its entitlement allows.
  case filtered
  /// The person does not let the app have a badge.
  case badgesOff
  /// A key has a value of the wrong kind, and the switch that makes such pushes vanish is on.
  case badType
  /// The kind of push came with a later iOS.
  case tooNew
  /// Before iOS 8 there is no token without permission, so nothing can be sent.
  case noToken
  /// Nobody was asked whether the app may notify.
  case notAsked
  /// Notifications are off.
  case denied
  /// Every switch of the app's notifications is off.
  case allOff
  /// The app never asked to notify in this way.
  case notRequested
  /// The permission is on trial, so it is delivered quietly.
  case provisional
  /// Its switch in Settings is off.
  case switchedOff
  /// A Focus is on.
  case focus
  /// It waits in the Scheduled Summary.
  case summary
  /// The ring switch is on silent.
  case ringer
  /// The app lies in front, and iOS has nobody to ask.
  case appInFront
  /// The app has no method to call.
  case noMethod
  /// The app has no background mode for it.
  case noMode
  /// Background App Refresh is off.
  case refreshOff
  /// The number is below 0.
  case negative
  /// The app is not on the phone.
  case notInstalled
}
