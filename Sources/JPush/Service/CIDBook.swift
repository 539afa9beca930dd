import Phone

/// The ids that keep a push from being sent twice: `GET /v3/push/cid` (docs.jiguang.cn, push API v3, cid).
struct CIDBook: Hashable, Codable, Sendable {
  /// What an id is for.
  enum Purpose: String, Codable, Sendable {
    case push
    case schedule
  }

  private struct Entry: Hashable, Codable {
    let text: String
    let purpose: Purpose
    let issued: Instant
    /// The answer to the first push that succeeded with it.
    var answer: [UInt8]?
  }

  /// How long an id is good, in milliseconds: a day.
  static let lifetime: Int64 = 86_400_000
  /// The most ids of one call.
  static let mostAtOnce = 1000

  private var entries: [Entry] = []
  private var number: UInt64 = 0

  /// Goes on with the numbers of `other`.
  mutating func continueNumbers(after other: CIDBook) { number = other.number }

  /// Gives out `count` ids; the ones that are too old go.
  mutating func issue(
    _ count: Int, _ purpose: Purpose, key: String, _ identifiers: Identifiers, at moment: Instant
  ) -> [String] {
    entries.removeAll { $0.issued.after(milliseconds: Self.lifetime) <= moment }
    return (0..<count).map { _ in
      number += 1
      // Numbers of their own, far from those of pushes and schedules.
      let text = "\(key)-\(identifiers.uuid(0x4349_4400_0000_0000 + number))"
      entries.append(Entry(text: text, purpose: purpose, issued: moment, answer: nil))
      return text
    }
  }

  /// What is known of an id: nothing, or whether a push has succeeded with it, and what was answered.
  enum Finding: Hashable {
    case unknown
    case fresh
    case used([UInt8])
  }

  /// Looks an id up.
  func find(_ text: String, _ purpose: Purpose, at moment: Instant) -> Finding {
    guard let entry = entries.first(where: { $0.text == text && $0.purpose == purpose }),
      entry.issued.after(milliseconds: Self.lifetime) > moment
    else { return .unknown }
    return entry.answer.map(Finding.used) ?? .fresh
  }

  /// Notes the answer to the push that succeeded with an id.
  mutating func use(_ text: String, answer: [UInt8]) {
    if let index = entries.firstIndex(where: { $0.text == text }) { entries[index].answer = answer }
  }
}
