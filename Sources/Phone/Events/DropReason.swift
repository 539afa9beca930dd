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
  /// The type goes to another part of the system, which the app does not use.
  case otherChannel
  /// The payload holds a `null`, and the switch that makes such pushes vanish is on.
  case nullValue
  /// The body is no JSON object.
  case unreadable
  /// The service extension handed empty content over, as its entitlement allows.
  case filtered
  /// The person does not let the app have a badge.
  case badgesOff
  /// The number is below 0.
  case negative
}
