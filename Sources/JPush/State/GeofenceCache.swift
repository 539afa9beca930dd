import Phone

/// The fences that the SDK keeps on the phone (docs.jiguang.cn, iOS SDK API, geofence). They come from the portal only.
public struct GeofenceCache: Hashable, Codable, Sendable {
  /// One fence.
  public struct Fence: Hashable, Codable, Sendable {
    /// Its id.
    public let id: String
    /// From then on it is over; nil if it stays.
    public let expires: Instant?
  }

  /// How many the SDK keeps unless the app says otherwise.
  public static let standardMost = 10
  /// The most that the app may ask for: iOS watches no more than 20 regions.
  public static let limit = 20

  /// How many are kept.
  public internal(set) var most = standardMost
  /// The fences, oldest first.
  public internal(set) var fences: [Fence] = []

  /// No fences.
  public init() {}

  /// The fence with this id.
  subscript(id: String) -> Fence? { fences.first { $0.id == id } }
}
