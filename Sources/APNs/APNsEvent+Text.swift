import Words

extension APNsEvent {
  /// The event in a few words; reasons and headers under Apple's own spelling.
  public var phrase: Phrase {
    switch self {
    case .requested(let bytes, let type):
      type.isEmpty
        ? Phrase("apns.event.requested.plain", .count(bytes))
        : Phrase("apns.event.requested", .text(type), .count(bytes))
    case .warned(let warning): Phrase(WordID("apns.event.warned.\(warning.rawValue)"))
    case .unreadable(let error):
      Phrase(
        "apns.event.unreadable", .count(error.place.line), .count(error.place.column),
        .phrase(error.reason))
    case .notAnObject: Phrase("apns.event.notAnObject")
    case .wrapped(let wrapper): Phrase(wrapper.reason)
    case .accepted(let id): Phrase("apns.event.accepted", .text(id))
    case .refused(let refusal):
      Phrase("apns.event.refused", .count(refusal.status), .text(refusal.rawValue))
    case .stored: Phrase("apns.event.stored")
    case .lost: Phrase("apns.event.lost")
    case .handedOver: Phrase("apns.event.handedOver")
    case .replied(let reply):
      Phrase("apns.event.replied", .count(reply.status), .text(reply.refusal?.rawValue ?? reply.apnsID))
    }
  }
}
