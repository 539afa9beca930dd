/// What the dice of a fault on demand made of one request to a service. They are drawn where the request came in; its
/// command carries what came of it, so that a replay does the same.
public enum Strike<Reason: Hashable & Sendable>: Hashable, Sendable {
  /// It is answered like this, whatever it says.
  case refuse(Reason)
  /// It is taken, and no phone gets it.
  case lose
}

extension Strike {
  /// The same with another kind of reason; nil where `change` knows none.
  public func map<Other>(_ change: (Reason) -> Other?) -> Strike<Other>? {
    switch self {
    case .refuse(let reason): change(reason).map(Strike<Other>.refuse)
    case .lose: .lose
    }
  }

  /// The reason; nil for a push that gets lost.
  public var reason: Reason? { if case .refuse(let reason) = self { reason } else { nil } }
}

extension Strike where Reason: RawRepresentable, Reason.RawValue: LosslessStringConvertible {
  /// The word after `strike=`.
  public var text: String {
    switch self {
    case .refuse(let reason): "\(reason.rawValue)"
    case .lose: "lose"
    }
  }

  /// Reads the word after `strike=`; nil for anything else.
  public init?(_ text: String) {
    if text == "lose" {
      self = .lose
    } else if let value = Reason.RawValue(text), let reason = Reason(rawValue: value) {
      self = .refuse(reason)
    } else {
      return nil
    }
  }
}
