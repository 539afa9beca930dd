import Words

extension ChannelEvent {
  /// The event in a few words; what is called under Apple's own spelling.
  var phrase: Phrase {
    switch self {
    case .routed(let type, _): Phrase("channel.event.routed", .text(type.rawValue))
    case .handed(let receiver): Phrase("phone.event.plain", .text(receiver.rawValue))
    case .lost(let loss): Phrase(WordID("channel.loss.\(loss.rawValue)"))
    case .talk(let channel?): Phrase("channel.event.joined", .text(channel))
    case .talk(nil): Phrase("channel.event.left")
    }
  }
}
