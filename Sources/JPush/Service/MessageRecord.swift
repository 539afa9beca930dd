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
  /// The devices that got it, by place; as many as are remembered.
  var arrivedAt: [Int] = []

  /// The most devices that one message remembers; a push to many would fill the memory otherwise.
  static let mostDevices = 1000

  /// A push that has just been accepted.
  init(id: String, push: JPushPush, at moment: Instant) {
    self.id = id
    self.push = push
    accepted = moment
  }

  /// Notes that the device at `place` got it.
  mutating func arrive(at place: Int) {
    // A device gets a push once as a notification and once as a message, one right behind the other.
    if arrivedAt.count < Self.mostDevices, arrivedAt.last != place, !arrivedAt.contains(place) {
      arrivedAt.append(place)
    }
  }
}
