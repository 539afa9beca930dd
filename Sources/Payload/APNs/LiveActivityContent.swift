/// What a push of the type `liveactivity` says.
///
/// Source: Apple, Starting and updating Live Activities with ActivityKit push notifications.
public struct LiveActivityContent: Sendable {
  /// What the push does.
  public enum Event: String, CaseIterable, Sendable {
    case start
    case update
    case end
  }

  /// When the content was made, in seconds since 1970; the newest one wins.
  public let timestamp: Int?
  /// What the push does; nil if the word is missing or unknown.
  public let event: Event?
  /// The content, which must decode into the app's `ContentState`.
  public let contentState: JSONValue?
  /// The name of the app's attributes type; `start` needs it.
  public let attributesType: String?
  /// The attributes; `start` needs them.
  public let attributes: JSONValue?
  /// The title of the alert, if the push has one.
  public let alertTitle: AlertText?
  /// The text of the alert, if the push has one.
  public let alertBody: AlertText?
  /// The sound of the alert; it lies inside `alert` here.
  public let alertSound: APNsPayload.Sound
  /// When the content counts as stale, in seconds since 1970.
  public let staleDate: Int?
  /// When the ended activity leaves the lock screen, in seconds since 1970.
  public let dismissalDate: Int?
  /// Any number; the highest gets the Dynamic Island.
  public let relevanceScore: Double?
  /// The broadcast channel to listen on, iOS 18 and later.
  public let inputPushChannel: String?
  /// Whether the app asks for an update token, iOS 18 and later.
  public let asksForToken: Bool

  /// Nil if neither an event nor a content state is there.
  init?(_ fields: JSONFields<APSKey>) {
    guard fields.index(.event) != nil || fields.index(.contentState) != nil else { return nil }
    timestamp = fields.integerCut(.timestamp)
    event = fields.string(.event).flatMap(Event.init(rawValue:))
    contentState = fields[.contentState]
    attributesType = fields.string(.attributesType)
    attributes = fields[.attributes]
    let alert = fields[.alert]
    alertTitle = LiveActivityContent.text(alert?["title"])
    alertBody = LiveActivityContent.text(alert?["body"])
    alertSound = APNsPayload.Sound(at: alert?["sound"]?.index, in: fields.storage)
    staleDate = fields.integerCut(.staleDate)
    dismissalDate = fields.integerCut(.dismissalDate)
    relevanceScore = fields.double(.relevanceScore)
    inputPushChannel = fields.string(.inputPushChannel)
    asksForToken = fields.integer(.inputPushToken) == 1
  }

  /// A line is a string or an object of `loc-key` and `loc-args`.
  private static func text(_ value: JSONValue?) -> AlertText? {
    guard let value else { return nil }
    if let text = value.string { return AlertText(literal: text) }
    guard let key = value["loc-key"]?.string else { return nil }
    return AlertText(literal: nil, key: key, arguments: AlertText.arguments(value["loc-args"]))
  }
}
