/// The iOS version the phone runs.
public struct OSVersion: Hashable, Codable, Comparable, Sendable {
  /// The number before the dot.
  public let major: Int
  /// The number after it.
  public let minor: Int

  /// The versions that Belfry tells apart; a later one behaves like the last.
  public static let majors = 6...18

  private static let lastMinor = 99

  /// iOS `major`.`minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The last release of iOS `major`: what people mean who name no minor number.
  public static func latest(_ major: Int) -> OSVersion { OSVersion(major, lastMinor) }

  /// The version that `text` names: `17` for the last release of iOS 17, `10.0` for just that one; nil for one
  /// before iOS 6, or no version at all.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil }
    guard numbers.count == parts.count, (1...2).contains(parts.count), let major = numbers.first,
      (Self.majors.lowerBound...99).contains(major)
    else { return nil }
    guard parts.count == 2 else {
      self = .latest(major)
      return
    }
    guard numbers[1] < Self.lastMinor else { return nil }
    self.init(major, numbers[1])
  }

  /// The version as `init(_:)` reads it.
  public var text: String { minor == Self.lastMinor ? String(major) : "\(major).\(minor)" }

  /// The order of releases.
  public static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
