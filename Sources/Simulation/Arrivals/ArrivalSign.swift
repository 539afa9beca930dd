import Words

/// A sign beside an arrival: something was said of it that its outcome does not tell.
public enum ArrivalSign: String, CaseIterable, Hashable, Sendable {
  /// There is a warning about how its client behaves.
  case warned
  /// Belfry took on names that it holds, so that it went through.
  case adopted
  /// It was refused, then adopted and sent again.
  case resent

  /// Whether `rule` gives an arrival this sign.
  public func comes(from rule: RuleID) -> Bool {
    switch self {
    // Every entry of every push is asked: the library's search for a text takes longer than all the rest of a push.
    case .warned: rule.name.utf8.drop { $0 != UInt8(ascii: ".") }.starts(with: ".client.".utf8)
    case .adopted: rule == "world.adopt" || rule == "world.adopt.itself"
    case .resent: rule == "world.adopt.again"
    }
  }

  /// The signs that these rules give, in the order of the list.
  public static func all(by notes: [RuleID]) -> [ArrivalSign] {
    notes.isEmpty ? [] : allCases.filter { sign in notes.contains(where: sign.comes(from:)) }
  }

  /// Whether `rule` gives any sign.
  public static func comes(from rule: RuleID) -> Bool {
    warned.comes(from: rule) || adopted.comes(from: rule) || resent.comes(from: rule)
  }
}

extension Arrival {
  /// Its signs.
  public var signs: [ArrivalSign] { ArrivalSign.all(by: notes) }

  /// Notes what `rule` says, once, where it gives a sign.
  mutating func note(_ rule: RuleID) {
    if !notes.contains(rule), ArrivalSign.comes(from: rule) { notes.append(rule) }
  }
}
