import Phone

/// One push that the service has accepted, for its reports. Only iOS is there to be counted.
public struct MessageRecord: Codable, Sendable {
  /// `msg_id`.
  public let id: String
  /// What it says.
  public let push: JPushPush
  /// When it was accepted.
  public let accepted: Instant
  /// Devices that were meant.
  public internal(set) var targets = 0
  /// Notifications that APNs took.
  public internal(set) var sentToAPNs = 0
  /// Notifications that a service extension has reported.
  public internal(set) var shown = 0
  /// Notifications that `handleRemoteNotification:` has reported.
  public internal(set) var clicked = 0
  /// Custom messages that reached an app.
  public internal(set) var delivered = 0
  /// Whether it was taken back.
  public internal(set) var isWithdrawn = false
  /// When a device last got it, on the service's clock.
  public internal(set) var lastArrival: Instant?
  /// The devices that got it, by place; as many as are remembered.
  var arrivedAt: [Int] = []

  /// The most devices that one message remembers; a push to many would fill the memory otherwise.
  static let mostDevices = 1000

  /// How long a push is reported on after its last arrival, in milliseconds: a month of 30 days.
  static let reportedFor: Int64 = 30 * 86_400_000

  /// Whether it is still reported on at `moment` of the service's clock.
  func isReported(at moment: Instant) -> Bool {
    (lastArrival ?? accepted).after(milliseconds: Self.reportedFor) > moment
  }

  /// A push that has just been accepted.
  init(id: String, push: JPushPush, at moment: Instant) {
    self.id = id
    self.push = push
    accepted = moment
  }

  /// Notes that the device at `place` got it.
  mutating func arrive(at place: Int, _ moment: Instant) {
    lastArrival = max(moment, lastArrival ?? moment)
    // A device gets a push once as a notification and once as a message, one right behind the other.
    if arrivedAt.count < Self.mostDevices, arrivedAt.last != place, !arrivedAt.contains(place) {
      arrivedAt.append(place)
    }
  }
}
