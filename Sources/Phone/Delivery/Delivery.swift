import Payload

/// A push as it reaches the phone.
public struct Delivery: Codable, Sendable {
  /// Its number.
  public var number: PushNumber
  /// What it says.
  public var payload: APNsPayload
  /// `apns-push-type`, where the sender gave one.
  public var type: PushType?
  /// `apns-collapse-id`, at most 64 bytes; the notification's identifier where given.
  public var collapseID: String?
  /// `apns-id`, the identifier otherwise.
  public var apnsID: String
  /// `apns-priority`: 10, 5 or 1.
  public var priority: Int
  /// Where it came from.
  public var origin: PushOrigin
  /// By which way it came.
  public var source: NotificationSource
  /// Whether coming to a place, or leaving it, brought it.
  public var isByRegion = false
  /// The Live Activity whose token it was sent to; nil where it came by no such token.
  public var activity: String?

  /// A push.
  public init(
    number: PushNumber, payload: APNsPayload, type: PushType?, collapseID: String?, apnsID: String,
    priority: Int, origin: PushOrigin, source: NotificationSource = .remote
  ) {
    self.number = number
    self.payload = payload
    self.type = type
    self.collapseID = collapseID
    self.apnsID = apnsID
    self.priority = priority
    self.origin = origin
    self.source = source
  }
}
