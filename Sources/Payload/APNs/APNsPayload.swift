/// What a push says to the phone, read from its JSON.
///
/// It knows where every key lies and decodes a text when it is asked for it, for most pushes are only counted, and a
/// fleet of phones shares one payload. A class, so that handing it around costs one reference; nothing in it ever
/// changes, so it behaves as a value.
///
/// A key of the wrong type is ignored and the rest of the push still counts, which is assumed where Apple does not
/// say it. Null counts as absent.
public final class APNsPayload: Sendable {
  /// The JSON it was read from.
  public let document: JSONDocument
  /// Where the `aps` object is on the tape; nil if it is missing or something else.
  private let apsIndex: Int?
  let fields: JSONFields<APSKey>

  /// Reads the model out of `document`; nil if its root is no object, for that is all APNs takes.
  public convenience init?(_ document: JSONDocument) {
    guard document.root.kind == .object else { return nil }
    self.init(reading: document)
  }

  /// Reads the model; a root that is no object reads like an empty one.
  init(reading document: JSONDocument) {
    self.document = document
    let index = document.storage.lastMember("aps", ofObject: 0)
    apsIndex = index.flatMap { document.storage.nodes[$0].kind == .object ? $0 : nil }
    fields = JSONFields(object: apsIndex, in: document.storage)
  }
}

extension APNsPayload {
  /// What the push says; nil if there is no `alert` or it is neither string nor object.
  public var alert: Alert? { Alert(at: fields.index(.alert), in: document.storage) }

  /// What it does to the badge.
  public var badge: Badge { Badge(at: fields.index(.badge), in: document.storage) }

  /// What it plays.
  public var sound: Sound { Sound(at: fields.index(.sound), in: document.storage) }

  /// Whether it wakes the app.
  public var contentAvailable: Flag { Flag(at: fields.index(.contentAvailable), in: document.storage) }

  /// Whether the service extension may change it first.
  public var mutableContent: Flag { Flag(at: fields.index(.mutableContent), in: document.storage) }

  /// The name of the actions that the app registered.
  public var category: String? { fields.string(.category) }

  /// What groups notifications in the list.
  public var threadID: String? { fields.string(.threadID) }

  /// The scene that a tap opens.
  public var targetContentID: String? { fields.string(.targetContentID) }

  /// How much it may disturb; nil if absent or unknown, which acts as `active`.
  public var interruptionLevel: InterruptionLevel? {
    InterruptionLevel(at: fields.index(.interruptionLevel), in: document.storage)
  }

  /// Whether it asks for a level that nobody knows.
  public var hasUnknownInterruptionLevel: Bool {
    fields.index(.interruptionLevel) != nil && interruptionLevel == nil
  }

  /// The rank in the scheduled summary, 0 to 1.
  public var relevanceScore: Double? { fields.double(.relevanceScore) }

  /// What a Focus filter of the app is matched with.
  public var filterCriteria: String? { fields.string(.filterCriteria) }

  /// What fills the URL of a Safari website push.
  public var urlArgs: [String] { fields[.urlArgs]?.items.compactMap(\.string) ?? [] }

  /// Whether the widget extension reloads, in pushes of the type `widgets`.
  public var contentChanged: Bool { fields.bool(.contentChanged) ?? false }

  /// What a push of the type `liveactivity` says; nil if it has none of that type's keys.
  public var liveActivity: LiveActivityContent? { LiveActivityContent(fields) }

  /// The `aps` object; nil if it is missing or something else.
  public var aps: JSONValue? { apsIndex.map { JSONValue(storage: document.storage, index: $0) } }

  /// The bundle id in `Simulator Target Bundle`: addressing in files for the simulator, no data of the app.
  public var simulatorTarget: String? { document.root[APNsPayload.simulatorKey]?.string }

  /// The key that tells the simulator which app a file is for (Xcode 11.4 release notes).
  static let simulatorKey = "Simulator Target Bundle"
}
