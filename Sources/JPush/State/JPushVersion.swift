/// A version of the JPush iOS SDK; the newest behaves as the pages say, older ones differ in a few points
/// (docs.jiguang.cn, iOS SDK changelog).
public struct JPushVersion: Hashable, Codable, Comparable, Sendable {
  private let major: UInt8
  private let minor: UInt8
  private let patch: UInt8

  /// From this version on the SDK logs in without a device token, and custom messages bear `_j_msgid`.
  static let withoutToken = JPushVersion(3, 0, 9)
  /// From this version on an alias on too many devices has a code of its own, 6027; before it is 6017.
  static let aliasCode = JPushVersion(3, 3, 2)

  private init(_ major: UInt8, _ minor: UInt8, _ patch: UInt8) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `3.1.2` or `3.1`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { ("0"..."9").contains($0) } ? UInt8(part) : nil
    }
    guard numbers.count == parts.count, (2...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }

  /// The version as `init(_:)` reads it.
  public var text: String { "\(major).\(minor).\(patch)" }

  /// The order of releases.
  public static func < (a: JPushVersion, b: JPushVersion) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
}
