/// The app as the service knows it.
public struct GetuiApp: Hashable, Codable, Sendable {
  /// `appId`; nil takes any, as a person who has just started does not know one.
  public var id: String? { didSet { adoptedIDs = [] } }
  /// `appkey`; nil takes any.
  public var key: String? { didSet { adoptedKeys = [] } }
  /// What it takes besides, because a request with it was adopted.
  var adoptedIDs: [String] = []
  var adoptedKeys: [String] = []
  /// Whether the vendor has put it on the black list.
  public var isBlacklisted = false

  /// An app that takes any id and key.
  public init() {}

  /// Whether it takes requests for this `appId`.
  func takes(id other: String) -> Bool { id == nil || id == other || adoptedIDs.contains(other) }

  /// Whether this `appId` is its own or was adopted; unlike `takes` it wants one that somebody named.
  func has(id other: String) -> Bool { id == other || adoptedIDs.contains(other) }

  /// Whether it takes this `appkey`.
  func takes(key other: String) -> Bool { key == nil || key == other || adoptedKeys.contains(other) }
}
