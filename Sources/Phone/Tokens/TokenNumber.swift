/// What a token's text is made from: whose it is, of which installation, and which of its tokens.
struct TokenNumber: Hashable, Codable {
  /// The phone.
  var phone: UInt32
  /// How often tokens were made anew on it.
  var generation: UInt16
  /// Below `firstActivity` the place in `TokenKind.plain`, from there on a Live Activity's.
  var place: UInt16

  static let firstActivity: UInt16 = 16

  init(phone: UInt32, generation: UInt16, place: UInt16) {
    self.phone = phone
    self.generation = generation
    self.place = place
  }

  init(_ bits: UInt64) {
    phone = UInt32(truncatingIfNeeded: bits >> 32)
    generation = UInt16(truncatingIfNeeded: bits >> 16)
    place = UInt16(truncatingIfNeeded: bits)
  }

  var bits: UInt64 { UInt64(phone) << 32 | UInt64(generation) << 16 | UInt64(place) }
}
