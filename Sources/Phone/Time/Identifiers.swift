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
      var place = 0
      for index in 0..<32 {
        if index == 8 || index == 12 || index == 16 || index == 20 {
          text[place] = UInt8(ascii: "-")
          place += 1
        }
        let half = index < 16 ? high : low
        text[place] = Self.digit(half >> UInt64(60 - index % 16 * 4))
        place += 1
      }
      return place
    }
  }

  /// The hex digit of the lowest four bits.
  private static func digit(_ bits: UInt64) -> UInt8 {
    let value = UInt8(bits & 0xF)
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// A device token of 64 hex digits.
  public func token(_ number: UInt64) -> String {
    (0..<4).map { Self.hex(bits(0x10 + $0, number)) }.joined()
  }

  /// Sixteen lower-case hex digits.
  public static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
