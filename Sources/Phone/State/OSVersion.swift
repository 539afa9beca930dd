/// The iOS version the phone runs.
public struct OSVersion: Hashable, Codable, Comparable, Sendable {
  /// The number before the dot.
  public let major: Int
  /// The number after it.
  public let minor: Int

  /// iOS `major`.`minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The order of releases.
  public static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
