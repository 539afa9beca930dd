import Payload

/// What happens between a backend, APNs and the phone.
public enum APNsEvent: Hashable, Sendable {
  /// The backend's request, by size in bytes and push type; an empty type where none was given.
  case requested(bytes: Int, type: String)
  /// Something that APNs takes and that will hurt later.
  case warned(APNsWarning)
  /// The body is no JSON.
  case unreadable(JSONError)
  /// The body is JSON, and no object.
  case notAnObject
  /// The body is a request to a push service, or carries a payload inside, and is none itself.
  case wrapped(PayloadWrapper)
  /// Taken: 200 with this `apns-id`.
  case accepted(apnsID: String)
  /// Refused.
  case refused(Refusal)
  /// The phone is offline: stored for it, in place of an older one or not.
  case stored(replacing: Bool)
  /// The phone is offline and the push may not be stored, a newer one took its place, or its time has passed.
  case lost
  /// Handed to the phone.
  case handedOver
  /// The answer to a request over HTTP: one for each.
  case replied(APNsReply)
}
