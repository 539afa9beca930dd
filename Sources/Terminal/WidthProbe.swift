/// Asks the terminal where its cursor is after characters that terminals do not agree on.
///
/// The answers look like a key (Shift-F3), so they are only taken while they are expected.
struct WidthProbe {
  /// What to send: each character at the start of a row, the question, and a clean row.
  static let question = Array("\r…\u{1B}[6n\r❤\u{FE0F}\u{1B}[6n\r\u{1B}[K".utf8)
  private static let questions = 2

  private var columns: [Int] = []

  /// Takes an answer in; what they say together once all are there.
  mutating func take(column: Int) -> WidthPolicy? {
    columns.append(column)
    guard columns.count == Self.questions else { return nil }
    // Columns count from 1, so a narrow character leaves the cursor in 2.
    return WidthPolicy(ambiguousIsWide: columns[0] == 3, vs16IsWide: columns[1] == 3)
  }
}
