/// How sure Belfry is of a rule. It is shown wherever the rule's answer is.
public enum Certainty: String, CaseIterable, Codable, Sendable {
  /// The vendor's own documentation says so.
  case documented
  /// Somebody measured it and published how.
  case measured
  /// Somebody reported it in public.
  case reported
  /// Nobody says; this is Belfry's stated default, and a switch can change it.
  case assumed
}

extension Certainty: Comparable {
  /// The less sure one comes first.
  public static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .assumed: 0
    case .reported: 1
    case .measured: 2
    case .documented: 3
    }
  }
}
