/// How many rows may be written at a time: a store that fills by and by, so that no client fills the disk with nonsense.
struct RowBudget {
  private let most: Int
  private let span: Int64
  private var left: Int
  private var since: Int64 = 0

  /// A budget of `most` rows, of which one comes back each `span` microseconds.
  init(_ most: Int, oneEach span: Int64) {
    self.most = most
    self.span = span
    left = most
  }

  /// Whether one more may be written at a moment, in microseconds.
  mutating func take(at now: Int64) -> Bool {
    let back = max(0, now - since) / span
    if back > 0 {
      left = Int(min(Int64(most), Int64(left) + back))
      since = left == most ? now : since + back * span
    }
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
