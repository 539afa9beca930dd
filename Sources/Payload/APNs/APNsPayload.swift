/// What a push says to the phone, read from its JSON.
///
/// A class, so that world, journal and face hand it around at the cost of one reference; nothing in it ever changes,
/// so it behaves as a value. A key of the wrong type is ignored and the rest of the push still counts, which is
/// assumed where Apple does not say it.
public final class APNsPayload: Sendable {
  /// The JSON it was read from.
  public let document: JSONDocument
  /// The `aps` object; nil if it is missing or something else.
  public let aps: JSONValue?
  /// What the push says; nil if there is no `alert` or it is neither string nor object.
  public let alert: Alert?
  /// What it does to the badge.
  public let badge: Badge
  /// What it plays.
  public let sound: Sound
  /// Whether it wakes the app.
  public let contentAvailable: Flag
  /// Whether the service extension may change it first.
  public let mutableContent: Flag
  /// The name of the actions that the app registered.
  public let category: String?
  /// What groups notifications in the list.
  public let threadID: String?
  /// The scene that a tap opens.
  public let targetContentID: String?
  /// How much it may disturb; nil if absent or unknown, which acts as `active`.
  public let interruptionLevel: InterruptionLevel?
  /// The rank in the scheduled summary, 0 to 1.
  public let relevanceScore: Double?
  /// What a Focus filter of the app is matched with.
  public let filterCriteria: String?
  /// What fills the URL of a Safari website push.
  public let urlArgs: [String]
  /// Whether the widget extension reloads, in pushes of the type `widgets`.
  public let contentChanged: Bool
  /// What a push of the type `liveactivity` says; nil if it has none of that type's keys.
  public let liveActivity: LiveActivityContent?
  /// The bundle id in `Simulator Target Bundle`: addressing in files for the simulator, no data of the app.
  public let simulatorTarget: String?

  /// The key that tells the simulator which app a file is for (Xcode 11.4 release notes).
  static let simulatorKey = "Simulator Target Bundle"

  /// Reads the model out of `document`; nil if its root is no object, for that is all APNs takes.
  public convenience init?(_ document: JSONDocument) {
    guard document.root.kind == .object else { return nil }
    self.init(reading: document)
  }

  /// Reads the model; a root that is no object reads like an empty one.
  init(reading document: JSONDocument) {
    self.document = document
    let root = JSONFields<RootKey>(document.root)
    let aps = root[.aps].flatMap { $0.kind == .object ? $0 : nil }
    self.aps = aps
    simulatorTarget = root.string(.simulatorTarget)
    let fields = aps.map { JSONFields<APSKey>($0) } ?? JSONFields<APSKey>(noneIn: document)
    alert = fields[.alert].flatMap(Alert.init)
    badge = Badge(fields[.badge])
    sound = Sound(fields[.sound])
    contentAvailable = Flag(fields[.contentAvailable])
    mutableContent = Flag(fields[.mutableContent])
    category = fields.string(.category)
    threadID = fields.string(.threadID)
    targetContentID = fields.string(.targetContentID)
    interruptionLevel = fields.string(.interruptionLevel).flatMap(InterruptionLevel.init(rawValue:))
    relevanceScore = fields[.relevanceScore]?.double
    filterCriteria = fields.string(.filterCriteria)
    urlArgs = fields[.urlArgs]?.items.compactMap(\.string) ?? []
    contentChanged = fields[.contentChanged]?.bool ?? false
    liveActivity = LiveActivityContent(fields)
  }
}
