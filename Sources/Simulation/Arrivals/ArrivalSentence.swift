import APNs
import Payload
import Phone
import Words

/// What happened to an arrival, in a sentence or two: the opening of Detail, and the answer to `belfry push`.
public enum ArrivalSentence {
  /// The sentences.
  public static func phrase(for arrival: Arrival) -> Phrase {
    var parts: [Phrase]
    switch arrival.outcome {
    case .banner, .lockscreen, .list, .quiet: parts = ShownSentence.parts(of: arrival)
    case .woke: parts = woke(arrival)
    case .held: parts = [Phrase("arrival.held"), reason(arrival)]
    case .dropped: parts = [Phrase("arrival.dropped"), reason(arrival)]
    case .refused: parts = [Phrase("arrival.refused", .text(code(arrival))), reason(arrival)]
    case .delivered: parts = [Phrase("arrival.delivered"), reason(arrival)]
    case .called: parts = [Phrase("arrival.called"), reason(arrival)]
    case .activity: parts = [Phrase("arrival.activity"), reason(arrival)]
    case .routed: parts = [reason(arrival)]
    case .extension: parts = [Phrase("arrival.extension"), reason(arrival)]
    case .tapped, .acted, .replied, .dismissed: parts = [reason(arrival)]
    case .cleared: parts = [Phrase("arrival.cleared"), reason(arrival)]
    case .replaced: parts = [Phrase("arrival.replaced"), reason(arrival)]
    }
    parts += about(arrival)
    return joined(parts)
  }

  /// How sure that is: the certainty of the rule that decided it, and of those that kept something from the person.
  public static func certainty(of arrival: Arrival) -> Certainty {
    ([arrival.rule] + arrival.limits).map { RuleBook.rule($0)?.certainty ?? .assumed }.min() ?? .assumed
  }

  private static func reason(_ arrival: Arrival) -> Phrase { Phrase(WordID(arrival.rule.name)) }

  private static func woke(_ arrival: Arrival) -> [Phrase] {
    var parts = [Phrase("arrival.woke")]
    if arrival.answered != nil { parts.append(ShownSentence.why(arrival)) }
    parts.append(reason(arrival))
    return parts
  }

  /// APNs' reason with its status; the number alone where a vendor answers with one.
  private static func code(_ arrival: Arrival) -> String {
    guard let reason = arrival.refusal else { return "" }
    return Refusal(rawValue: reason).map { "\($0.status) \(reason)" } ?? reason
  }

  /// What the body is instead, and how to get at the payload.
  private static func about(_ arrival: Arrival) -> [Phrase] {
    guard arrival.vendor == "apns", arrival.kind == .empty || arrival.kind == .unreadable,
      arrival.outcome != .refused || arrival.rule == "apns.json",
      let refusal = PayloadFile(arrival.payload).refusal
    else { return [] }
    return [refusal.reason, refusal.hint]
  }

  private static func joined(_ parts: [Phrase]) -> Phrase {
    guard let first = parts.first else { return Phrase("arrival.nothing") }
    return parts.dropFirst().reduce(first) { Phrase("arrival.and", .phrase($0), .phrase($1)) }
  }
}
