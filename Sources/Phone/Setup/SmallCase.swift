/// A case of a small enumeration that a `CaseSet` can hold.
public protocol SmallCase: Hashable, Codable, CaseIterable, Sendable {
  /// Its bit, counted from 0, below 64; no two cases share one.
  var place: UInt64 { get }
}
