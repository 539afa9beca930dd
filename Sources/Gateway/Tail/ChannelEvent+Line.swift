import Phone

extension ChannelEvent {
  /// The event with the name that tells it apart within the phone's.
  var line: EventLine {
    switch self {
    case .routed(let type, let state):
      EventLine("channel.routed") {
        $0.add("push-type", type.rawValue)
        $0.add("app", state.rawValue)
      }
    case .handed(let receiver): EventLine("channel.handed") { $0.add("to", receiver.rawValue) }
    case .lost(let loss): EventLine("channel.lost") { $0.add("reason", loss.rawValue) }
    case .talk(let channel): EventLine("channel.talk") { $0.add("channel", channel) }
    }
  }
}
