/// Makes ids that look random and are a function of (seed, journal, command number): apns-ids, tokens, msg_ids.
///
/// The mix is SplitMix64's finaliser (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
public struct Identifiers: Hashable, Codable, Sendable {
  /// The seed of the session.
  public let seed: UInt64
  /// The journal's own random id, so that two sessions of one seed do not share ids.
  public let journal: UInt64

  /// Ids of one session.
  public init(seed: UInt64, journal: UInt64) {
    self.seed = seed
    self.journal = journal
  }

  /// 64 bits for `purpose` and `number`.
  public func bits(_ purpose: UInt64, _ number: UInt64) -> UInt64 { Self.mix(key(purpose) ^ number) }

  /// What the numbers of `purpose` are mixed with.
  func key(_ purpose: UInt64) -> UInt64 {
    var z = Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15)
    z = Self.mix(z ^ journal)
    return Self.mix(z ^ purpose &* 0xD1B5_4A32_D192_ED03)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A UUID in the lower-case 8-4-4-4-12 form that APNs uses for `apns-id`
  /// (Apple, Sending notification requests to APNs), version 4.
  public func uuid(_ number: UInt64) -> String {
    let high = bits(1, number) & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = bits(2, number) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return String(unsafeUninitializedCapacity: 36) { text in
      // Every push has one of these: eight digits at a time cost a quarter of one by one.
      let middle = (Self.digits(high), Self.digits(low >> 32))
      Self.put(Self.digits(high >> 32), 8, at: 0, in: text)
      Self.put(middle.0 >> 32, 4, at: 9, in: text)
      Self.put(middle.0, 4, at: 14, in: text)
      Self.put(middle.1 >> 32, 4, at: 19, in: text)
      Self.put(middle.1, 4, at: 24, in: text)
      Self.put(Self.digits(low), 8, at: 28, in: text)
      text[8] = UInt8(ascii: "-")
      text[13] = UInt8(ascii: "-")
      text[18] = UInt8(ascii: "-")
      text[23] = UInt8(ascii: "-")
      return 36
    }
  }

  /// The lowest 32 bits as eight lower-case hex digits, the first of them in the highest byte.
  private static func digits(_ bits: UInt64) -> UInt64 {
    var spread = bits & 0xFFFF_FFFF
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
    spread = (spread | spread << 4) & 0x0F0F_0F0F_0F0F_0F0F
    let letters = (spread &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return spread &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
  }

  /// Puts the last `count` digits of `digits` into the text.
  @inline(__always)
  private static func put(
    _ digits: UInt64, _ count: Int, at place: Int, in text: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in 0..<count {
      text[place + index] = UInt8(truncatingIfNeeded: digits >> UInt64(8 * (count - 1 - index)))
    }
  }

  /// A device token of 64 hex digits.
  public func token(_ number: UInt64) -> String {
    String(unsafeUninitializedCapacity: 64) { text in
      for part in 0..<4 {
        let value = bits(0x10 + UInt64(part), number)
        Self.put(Self.digits(value >> 32), 8, at: 16 * part, in: text)
        Self.put(Self.digits(value), 8, at: 16 * part + 8, in: text)
      }
      return 64
    }
  }

  /// Sixteen lower-case hex digits.
  public static func hex(_ value: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { text in
      put(digits(value >> 32), 8, at: 0, in: text)
      put(digits(value), 8, at: 8, in: text)
      return 16
    }
  }

  /// Appends the sixteen digits of `value` to text that is put together as bytes.
  public static func write(_ value: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: digits(value >> 32).bigEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: digits(value).bigEndian) { bytes.append(contentsOf: $0) }
  }
}
