import Words

extension CallEvent {
  /// The event in a few words; calls of the app under Apple's own spelling.
  var phrase: Phrase {
    switch self {
    case .setUp: Phrase("call.event.setup")
    case .lost(let loss): Phrase("call.event.lost", .phrase(Phrase(WordID("call.loss.\(loss.rawValue)"))))
    case .reported: Phrase("phone.event.plain", "reportNewIncomingCall(with:update:completion:)")
    case .filtered: Phrase("phone.event.plain", "filteredByDoNotDisturb")
    case .rings(""): Phrase("call.event.rings")
    case .rings(let caller): Phrase("call.event.rings.caller", .text(caller))
    case .answered: Phrase("call.event.answered")
    case .declined: Phrase("call.event.declined")
    case .ended: Phrase("call.event.ended")
    case .unreported: Phrase("call.event.unreported")
    case .neverPosted: Phrase("call.event.never")
    case .watchdog: Phrase("call.event.watchdog")
    case .banned: Phrase("call.event.banned")
    }
  }
}
