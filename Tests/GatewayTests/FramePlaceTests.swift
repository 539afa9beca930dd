import Testing

@testable import Gateway

@Suite struct FramePlaceTests {
  private static func frame(_ size: Int) -> [UInt8] {
    [UInt8(size >> 16 & 255), UInt8(size >> 8 & 255), UInt8(size & 255), 0, 0, 0, 0, 0, 1]
      + [UInt8](repeating: 7, count: size)
  }

  private static let sizes = [0, 1, 300, 0, 0, 70_000, 5]

  /// However the bytes are cut, the place is the same, and so is whether something came to its end on the way there.
  @Test(arguments: [1, 2, 8, 9, 10, 24, 25, 33, 1000, 100_000]) func itIsTheSameInPiecesOfAnySize(
    _ piece: Int
  ) {
    let bytes = [UInt8](repeating: 1, count: 24) + Self.sizes.flatMap(Self.frame)
    var ends: Set<Int> = [24]
    for size in Self.sizes { ends.insert((ends.max() ?? 0) + 9 + size) }
    var place = FramePlace()
    var at = 0
    #expect(!place.isWhole, "the preface is to come")
    while at < bytes.count {
      let next = min(at + piece, bytes.count)
      let hasEnded = bytes[at..<next].withUnsafeBytes { place.advance(over: $0) }
      #expect(hasEnded == ends.contains { $0 > at && $0 <= next })
      #expect(place.isWhole == ends.contains(next))
      at = next
    }
    #expect(place.isWhole)
  }
}
