import Phone

extension ActivityEvent {
  /// The event with the name that tells it apart within the phone's.
  var line: EventLine {
    switch self {
    case .setUp: EventLine("activity.setUp")
    case .refused(let fault):
      EventLine("activity.refused") {
        $0.add("reason", fault.name)
        if case .undecodable(let field) = fault { $0.add("field", field) }
      }
    case .started(let name): EventLine("activity.started") { $0.add("activity", name) }
    case .updated(let name): EventLine("activity.updated") { $0.add("activity", name) }
    case .ended(let name, let moment):
      EventLine("activity.ended") {
        $0.add("activity", name)
        $0.add("until", UTCText.write(moment))
      }
    case .expired(let name): EventLine("activity.expired") { $0.add("activity", name) }
    case .stale(let name): EventLine("activity.stale") { $0.add("activity", name) }
    case .dismissed(let name): EventLine("activity.dismissed") { $0.add("activity", name) }
    case .alerted(let title, let body):
      EventLine("activity.alerted") {
        $0.add("title", title)
        $0.add("body", body)
      }
    case .unwoken: EventLine("activity.unwoken")
    }
  }
}
