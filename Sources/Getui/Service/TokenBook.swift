import Phone

/// The tokens that `/auth` has given out. Several are good at a time (github.com/GetuiLaboratory,
/// getui-pushapi-java-client-v2, issue 31).
struct TokenBook: Hashable, Codable, Sendable {
  /// One token.
  struct Entry: Hashable, Codable {
    let number: UInt64
    let app: String
    let expires: Instant
  }

  /// How long a token is good, in milliseconds: about a day (docs.getui.com, REST v2, token).
  static let lifetime: Int64 = 86_400_000

  private(set) var entries: [Entry] = []
  private(set) var number: UInt64 = 0

  /// Goes on with the numbers of `other`.
  mutating func continueNumbers(after other: TokenBook) { number = other.number }

  /// Gives out a token for `app`; the ones that are too old go.
  mutating func issue(app: String, at moment: Instant) -> Entry {
    entries.removeAll { $0.expires <= moment }
    number += 1
    let entry = Entry(number: number, app: app, expires: moment.after(milliseconds: Self.lifetime))
    entries.append(entry)
    return entry
  }

  /// Whether token `number` is good for `app` at `moment`.
  func isGood(_ number: UInt64, app: String, at moment: Instant) -> Bool {
    entries.contains { $0.number == number && $0.app == app && $0.expires > moment }
  }

  /// Ends a token; false if it is not known.
  mutating func end(_ number: UInt64) -> Bool {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return false }
    entries.remove(at: index)
    return true
  }
}
