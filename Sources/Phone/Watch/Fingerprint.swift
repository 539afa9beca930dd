/// FNV-1a, 64 bits: tells two requests apart without keeping them.
public struct Fingerprint: Hashable, Codable, Sendable {
  /// The hash.
  public private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of no bytes.
  public init() {}

  /// That of a request: method, target and body.
  public init(method: String, target: String, body: [UInt8]) {
    add(method.utf8)
    add([0])
    add(target.utf8)
    add([0])
    add(body)
  }

  /// Takes more bytes in.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
