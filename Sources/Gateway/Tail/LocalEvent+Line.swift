import Phone

extension LocalEvent {
  /// The event with the name that tells it apart within the phone's.
  var line: EventLine {
    switch self {
    case .added(let identifier, let due):
      EventLine("local.added") {
        $0.add("id", identifier)
        $0.add("due", due.map(UTCText.write))
      }
    case .replaced(let identifier): EventLine("local.replaced") { $0.add("id", identifier) }
    case .refused(let identifier, let fault):
      EventLine("local.refused") {
        $0.add("id", identifier)
        $0.add("reason", fault.rawValue)
      }
    case .surplus(let identifier): EventLine("local.surplus") { $0.add("id", identifier) }
    case .pending(let names): EventLine("local.pending") { $0.add("ids", names) }
    case .delivered(let names): EventLine("local.delivered") { $0.add("ids", names) }
    case .removed(let names): EventLine("local.removed") { $0.add("ids", names) }
    case .region(let edge, let name):
      EventLine("local.region") {
        $0.add("edge", edge.rawValue)
        $0.add("name", name)
      }
    case .zone(let seconds): EventLine("local.zone") { $0.add("seconds", seconds) }
    }
  }
}
