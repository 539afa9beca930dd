import Payload

/// A push as a provider hands it to APNs: the raw body and the headers that matter to the phone
/// (Apple, Sending notification requests to APNs).
///
/// Headers are raw text: whether a priority is a priority is for APNs to judge. The body is read once, when the push
/// is made, so that whoever makes it pays for that outside the world.
public struct APNsPush: Sendable {
  /// The body as it arrived.
  public let body: [UInt8]
  /// What the body says.
  public let reading: BodyReading
  /// `apns-push-type`; nil where the sender left it out.
  public var type: String?
  /// `apns-topic`: the app's bundle id, with a suffix for some types.
  public var topic: String?
  /// `apns-collapse-id`, at most 64 bytes.
  public var collapseID: String?
  /// `apns-expiration` in seconds since 1970; 0 is one attempt, nil leaves it to APNs.
  public var expiration: String?
  /// `apns-priority`: 10, 5 or 1; nil means 10.
  public var priority: String?
  /// `apns-id`, where the sender gave one.
  public var id: String?
  /// How it came.
  public var route = APNsRoute.phone

  /// A push of `body` with no headers.
  public init(body: [UInt8]) {
    self.body = body
    reading = BodyReading(of: body)
  }
}

extension APNsPush: Hashable {
  /// Whether both have the same bytes and headers; what the body says follows from its bytes.
  public static func == (one: APNsPush, other: APNsPush) -> Bool {
    one.body == other.body && one.headers == other.headers && one.route == other.route
  }

  /// Hashes bytes and headers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(body)
    hasher.combine(headers)
    hasher.combine(route)
  }

  private var headers: [String?] { [type, topic, collapseID, expiration, priority, id] }
}
