/// The values of one command, by argument name.
public struct Arguments: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: Language.Value]

  /// Values under their names; a nil is left out.
  public init(dictionaryLiteral elements: (String, Language.Value?)...) {
    values = [:]
    for (name, value) in elements where value != nil { values[name] = value }
  }

  /// The value named `name`.
  public subscript(name: String) -> Language.Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The text of `name`; empty if it was left out.
  public func text(_ name: String) -> String {
    if case .text(let text) = values[name] { text } else { "" }
  }

  /// The text of `name`, nil if it was left out.
  public func optionalText(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  /// The number of `name`, nil if it was left out.
  public func count(_ name: String) -> Int? {
    if case .count(let count) = values[name] { count } else { nil }
  }

  /// The microseconds of `name`, nil if it was left out.
  public func span(_ name: String) -> Int64? {
    if case .span(let span) = values[name] { span } else { nil }
  }

  /// Whether `name` is `on`; nil if it was left out.
  public func flag(_ name: String) -> Bool? {
    if case .flag(let flag) = values[name] { flag } else { nil }
  }

  /// The words of `name`; none if it was left out.
  public func list(_ name: String) -> [String] {
    if case .list(let list) = values[name] { list } else { [] }
  }

  /// The bytes of `name`; none if it was left out.
  public func bytes(_ name: String) -> [UInt8] {
    if case .bytes(let bytes) = values[name] { bytes } else { [] }
  }

  /// The notification of `name`.
  public func target(_ name: String) -> Target? {
    if case .target(let target) = values[name] { target } else { nil }
  }

  /// The times per second of `name`.
  public func rate(_ name: String) -> Int? {
    if case .rate(let rate) = values[name] { rate } else { nil }
  }

  /// The pairs of `name`; none if there were none.
  public func pairs(_ name: String) -> [Pair] {
    if case .pairs(let pairs) = values[name] { pairs } else { [] }
  }
}
