/// How many devices an audience means, and how its sets got there.
public struct AudienceCount: Hashable, Sendable {
  /// One set of it.
  public struct Part: Hashable, Sendable {
    /// The set.
    public let set: AudienceSet
    /// Devices that are in it.
    public let devices: Int
  }

  /// All devices of the app.
  public let all: Int
  /// Devices in each set, in the order of the audience.
  public let parts: [Part]
  /// Devices in all of them.
  public let meant: Int
  /// Those of them that are logged in.
  public let online: Int
}
