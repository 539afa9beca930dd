import Words

extension ActivityEvent {
  /// The event in a few words.
  var phrase: Phrase {
    switch self {
    case .setUp: Phrase("activity.event.setup")
    case .refused(.undecodable(let field)): Phrase("activity.event.undecodable", .text(field))
    case .refused(let fault):
      Phrase("activity.event.refused", .phrase(Phrase(WordID("activity.fault.\(fault.name)"))))
    case .started(let name): Phrase("activity.event.started", .text(name))
    case .updated(let name): Phrase("activity.event.updated", .text(name))
    case .ended(let name, let moment):
      Phrase("activity.event.ended", .text(name), .text(CivilTime(moment, offset: 0).text))
    case .expired(let name): Phrase("activity.event.expired", .text(name))
    case .stale(let name): Phrase("activity.event.stale", .text(name))
    case .dismissed(let name): Phrase("activity.event.dismissed", .text(name))
    case .alerted(let title, let body):
      Phrase("activity.event.alerted", .text([title, body].filter { !$0.isEmpty }.joined(separator: ", ")))
    case .unwoken: Phrase("activity.event.unwoken")
    }
  }
}
