import CNghttp2

/// Where a client is in what it sends: between two frames, or in the middle of one (RFC 9113, 3.4 and 4.1). nghttp2 knows
/// and does not tell.
struct FramePlace {
  /// Bytes of the preface, or of a frame's payload, that are still to come.
  private var left = Int(NGHTTP2_CLIENT_MAGIC_LEN)
  /// Bytes of a frame's head that have come, and the length that they announce.
  private var head = 0
  private var length = 0

  /// Whether all that has come is whole.
  var isWhole: Bool { left == 0 && head == 0 }

  /// Goes on over bytes that came; says whether something came to its end in them.
  mutating func advance(over bytes: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    var hasEnded = false
    while place < bytes.count {
      if left > 0 {
        let step = min(left, bytes.count - place)
        left -= step
        place += step
      } else {
        if head < 3 { length = length << 8 | Int(bytes[place]) }
        head += 1
        place += 1
        if head == 9 {
          left = length
          head = 0
          length = 0
        } else {
          continue
        }
      }
      if left == 0 { hasEnded = true }
    }
    return hasEnded
  }
}
