import Language
import Payload

/// What a local notification says: `UNMutableNotificationContent`, or the fields of a `UILocalNotification`.
public struct LocalContent: Hashable, Codable, Sendable {
  /// The title; empty for none.
  public var title = ""
  /// The subtitle; empty for none.
  public var subtitle = ""
  /// The text.
  public var body = ""
  /// The number for the icon; nil leaves it alone.
  public var badge: Int?
  /// The sound: `default`, or a file of the app's.
  public var sound: String?
  /// The category, for its buttons.
  public var category: String?
  /// What groups it in the list.
  public var thread: String?
  /// How much it may disturb, iOS 15 and later.
  public var level: InterruptionLevel?
  /// How much it matters beside others of the app, iOS 15 and later.
  public var relevance: Double?
  /// What a group's summary says of it, iOS 12 to 14.
  public var summary: String?
  /// For how many it counts in a group's summary, iOS 12 to 14.
  public var summaryCount: Int?
  /// The image shown while a tap launches the app.
  public var launchImage: String?
  /// Its `userInfo`.
  public var info: [Pair] = []
  /// The same as one JSON object, where its values are more than text; `info` is added to it.
  public var userInfo: [UInt8]?
  /// What is attached to it.
  public var attachments: [Attachment] = []

  /// A notification that says `body`.
  public init(body: String = "") { self.body = body }

  /// Whether there is a line to read.
  var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }

  /// The same as a payload reads.
  var payload: APNsPayload? { (try? JSONDocument(json)).flatMap { APNsPayload($0) } }

  /// The same as JSON, for everything that shows or keeps notifications.
  public var json: [UInt8] {
    var alert = JSONObjectEdit(nil)
    for (key, text) in [("title", title), ("subtitle", subtitle), ("body", body)] where !text.isEmpty {
      alert.set(key, string: text)
    }
    if let launchImage { alert.set("launch-image", string: launchImage) }
    if let summary { alert.set("summary-arg", string: summary) }
    if let summaryCount { alert.set("summary-arg-count", String(summaryCount)) }
    var aps = JSONObjectEdit(nil)
    if hasText { aps.set("alert", alert.text) }
    if let badge { aps.set("badge", String(badge)) }
    let texts = [
      ("sound", sound), ("category", category), ("thread-id", thread),
      ("interruption-level", level?.rawValue),
    ]
    for (key, text) in texts { if let text { aps.set(key, string: text) } }
    if let relevance { aps.set("relevance-score", String(relevance)) }
    var root = JSONObjectEdit(nil)
    root.set("aps", aps.text)
    if let userInfo, let members = (try? JSONDocument(userInfo))?.root.members {
      for member in members where member.key != "aps" { root.set(member.key, member.value.text) }
    }
    for pair in info { root.set(pair.name, string: pair.value) }
    return Array(root.text.utf8)
  }
}
