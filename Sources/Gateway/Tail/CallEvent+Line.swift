import Phone

extension CallEvent {
  /// The event with the name that tells it apart within the phone's.
  var line: EventLine {
    switch self {
    case .setUp: EventLine("call.setUp")
    case .lost(let loss): EventLine("call.lost") { $0.add("reason", loss.rawValue) }
    case .reported: EventLine("call.reported")
    case .filtered: EventLine("call.filtered")
    case .rings(let caller): EventLine("call.rings") { $0.add("caller", caller) }
    case .answered: EventLine("call.answered")
    case .declined: EventLine("call.declined")
    case .ended: EventLine("call.ended")
    case .unreported: EventLine("call.unreported")
    case .neverPosted: EventLine("call.neverPosted")
    case .watchdog: EventLine("call.watchdog")
    case .banned: EventLine("call.banned")
    }
  }
}
