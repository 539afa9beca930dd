import Payload

/// One notification in Notification Center.
public struct NotificationEntry: Hashable, Codable, Sendable {
  /// The push it came with.
  public let number: PushNumber
  /// `UNNotificationRequest.identifier`: the collapse id where one was sent, else an id of the system's own, for which
  /// the `apns-id` stands.
  public let identifier: String
  /// What the push said.
  public let payload: APNsPayload
  /// The lines it reads, or none where it reads as the push said: nearly every entry does, so there is no room for
  /// them in it.
  private var ownLines: [ContentLines] = []
  /// Where it came from.
  public let origin: PushOrigin
  /// By which way it came: it decides which of the app's methods hear of a tap.
  public var source = NotificationSource.remote
  /// Whether coming to a place, or leaving it, brought it: `getDeliveredNotifications` leaves such ones out.
  public internal(set) var isByRegion = false
  /// Whether it lies on the lock screen alone and is gone once the phone is unlocked.
  public internal(set) var isOnLockScreenOnly = false
  /// Where it stands in the Scheduled Summary; nil where it has nothing to do with it.
  public internal(set) var summary: SummaryState?
  /// When it was put into the list.
  public let deliveredAt: Instant

  /// An entry.
  init(
    number: PushNumber, identifier: String, payload: APNsPayload, origin: PushOrigin,
    source: NotificationSource = .remote, deliveredAt: Instant
  ) {
    self.number = number
    self.identifier = identifier
    self.payload = payload
    self.origin = origin
    self.source = source
    self.deliveredAt = deliveredAt
  }

  /// What it reads in the app's own words; nil where it reads as the push said.
  public internal(set) var lines: ContentLines? {
    get { ownLines.first }
    set { ownLines = newValue.map { [$0] } ?? [] }
  }

  /// Whether a person who looks for `text` means this one: a part of its title, subtitle or body.
  func says(_ text: String) -> Bool {
    if let lines { return [lines.title, lines.subtitle, lines.body].contains { $0.contains(text) } }
    guard let alert = payload.alert else { return false }
    return [alert.title, alert.subtitle, alert.body].contains { $0?.shown.contains(text) == true }
  }
}
