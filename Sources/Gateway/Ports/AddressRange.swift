import CEvent
import Glibc

/// Addresses that share their first bits: `10.0.0.0/8`, `fd00::/8`, or one address.
public struct AddressRange: Hashable, Sendable {
  private let bytes: [UInt8]
  private let bits: Int

  /// Reads a range; nil if `text` is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let bytes = Self.bytes(String(parts[0])) else { return nil }
    self.bytes = bytes
    guard parts.count == 2 else {
      bits = bytes.count * 8
      return
    }
    guard let bits = Int(parts[1]), (0...bytes.count * 8).contains(bits) else { return nil }
    self.bits = bits
  }

  /// Whether it holds the other end's address.
  func holds(_ other: [UInt8]) -> Bool {
    guard other.count == bytes.count else { return false }
    for place in 0..<bits where (bytes[place / 8] ^ other[place / 8]) >> UInt8(7 - place % 8) & 1 != 0 {
      return false
    }
    return true
  }

  /// Loopback, in both versions.
  static let loopback = ["127.0.0.0/8", "::1"].compactMap(AddressRange.init)

  /// The bytes of an address as text.
  static func bytes(_ text: String) -> [UInt8]? {
    var short = in_addr()
    if inet_pton(AF_INET, text, &short) == 1 { return withUnsafeBytes(of: short) { Array($0) } }
    var long = in6_addr()
    return inet_pton(AF_INET6, text, &long) == 1 ? withUnsafeBytes(of: long) { Array($0) } : nil
  }

  /// The bytes of a socket's address; an IPv4 address in IPv6's clothes as what it is.
  static func bytes(_ address: UnsafePointer<sockaddr>) -> [UInt8]? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }
      }
    case AF_INET6:
      let bytes = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin6_addr) { Array($0) }
      }
      let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
      return isMapped ? Array(bytes.suffix(4)) : bytes
    default: return nil
    }
  }
}
