import Language
import Words

/// The options that were given, their values checked.
struct OptionValues {
  private var texts: [String: String] = [:]
  /// What was given of the options that may stand several times.
  private var lists: [String: [String]] = [:]

  /// Whether the option was given.
  func has(_ name: String) -> Bool { texts[name] != nil }

  /// The value of the option; nil if it was not given.
  func text(_ name: String) -> String? { texts[name] }

  /// Every value of an option that may be given several times, in their order.
  func texts(_ name: String) -> [String] { lists[name] ?? [] }

  /// The value as a whole number.
  func number(_ name: String) -> Int? { texts[name].flatMap { Int($0) } }

  /// The value as a length of time, in microseconds.
  func span(_ name: String) -> Int64? { texts[name].flatMap { Span.read($0) } }

  /// Takes the value of `option`; of several the last one counts.
  mutating func set(_ option: OptionSpec, to value: String?) throws(Complaint) {
    let value = value ?? ""
    switch option.value {
    case .none, .text: break
    case .texts: lists["\(option.name)", default: []].append(value)
    case .number(_, let range):
      guard let number = Int(value), range.contains(number) else {
        throw Complaint(
          Phrase("cli.option.number", .text(option.flag), .text(value), .text(Self.name(of: range))))
      }
    case .span:
      guard let span = Span.read(value), span >= 0 else {
        throw Complaint(Phrase("cli.option.span", .text(option.flag), .text(value)))
      }
    case .choice(_, let words):
      guard words.contains(value) else {
        let reason = Phrase(
          "cli.option.choice", .text(option.flag), .text(value), .text(words.joined(separator: ", ")))
        let near = Nearest.word(to: value, among: Set(words))
        throw Complaint(reason, fix: near.map { Phrase("cli.meant", .text($0)) })
      }
    }
    texts["\(option.name)"] = value
  }

  /// These values, with those of `others` in their place where both have one.
  func merging(_ others: OptionValues) -> OptionValues {
    var merged = self
    merged.texts.merge(others.texts) { $1 }
    merged.lists.merge(others.lists) { $0 + $1 }
    return merged
  }

  private static func name(of range: ClosedRange<Int>) -> String {
    range.upperBound == .max ? "≥ \(range.lowerBound)" : "\(range.lowerBound)…\(range.upperBound)"
  }
}
