import Words

/// One option of a call: parsing, help, the manual and the completions all come from such rows.
struct OptionSpec: Sendable {
  /// What its value may be.
  enum Value: Sendable {
    case none
    /// Any text; the name that help shows for it.
    case text(String)
    /// A whole number.
    case number(String, ClosedRange<Int>)
    /// A length of time such as `5s`.
    case span(String)
    case choice(String, [String])
    /// Any text; the option may be given several times, and every value counts.
    case texts(String)
  }

  let name: StaticString
  let short: Character?
  let value: Value
  let help: WordID
  /// Left out of help and completions.
  let isHidden: Bool

  init(
    _ name: StaticString, short: Character? = nil, _ value: Value = .none, help: WordID,
    isHidden: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.isHidden = isHidden
  }

  /// `--name`.
  var flag: String { "--\(name)" }

  /// What help shows for its value; nil for a switch.
  var metavariable: String? {
    switch value {
    case .none: nil
    case .text(let name), .texts(let name), .number(let name, _), .span(let name), .choice(let name, _): name
    }
  }

  /// The words a value is chosen from, where it is.
  var choices: [String] {
    if case .choice(_, let words) = value { words } else { [] }
  }
}
