import Payload
import Words

/// What a stack says about the notifications under its newest one.
public enum GroupSummary: Hashable, Sendable {
  /// How many more there are, in the phone's own words.
  case count(Int)
  /// The text of the category's `categorySummaryFormat`, filled in; iOS 12 to 14.
  case format(String)

  /// The line as the stack shows it.
  public var phrase: Phrase {
    switch self {
    case .count(let more): Phrase("phone.group.more", .count(more))
    case .format(let text): Phrase("phone.event.plain", .text(text))
    }
  }

  /// The line for `hidden`, the notifications under the newest; nil for none.
  init?(_ hidden: [NotificationEntry], format: String?) {
    guard !hidden.isEmpty else { return nil }
    guard let format else {
      self = .count(hidden.count)
      return
    }
    let alerts = hidden.map(\.payload.alert)
    let count = alerts.reduce(0) { $0 + max(1, $1?.summaryArgCount ?? 1) }
    var names: [String] = []
    for name in alerts.compactMap({ $0?.summaryArg }) where !names.contains(name) { names.append(name) }
    self = .format(Self.filled(format, count: count, names: names))
  }

  /// `%u` is the count and `%@` the names (Apple, `categorySummaryFormat`); anything else stays as it is.
  private static func filled(_ format: String, count: Int, names: [String]) -> String {
    var text = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      let after = rest.index(after: percent)
      let kind = after < rest.endIndex ? rest[after] : nil
      switch kind {
      case "u", "d": text += String(count)
      case "@": text += names.joined(separator: ", ")
      case "%": text += "%"
      default:
        text += "%"
        rest = rest[after...]
        continue
      }
      rest = rest[rest.index(after: after)...]
    }
    return text + rest
  }
}
