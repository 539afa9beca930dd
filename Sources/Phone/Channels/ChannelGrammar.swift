import Language

/// The commands about the rarer kinds of push.
enum ChannelGrammar {
  static let specs: [CommandSpec<ChannelCommand>] = [
    CommandSpec(
      "talk join", [.required("channel", .text)], help: "help.talk.join",
      make: { (values: Arguments) in .join(values.text("channel")) },
      take: { if case .join(let channel) = $0 { ["channel": .text(channel)] } else { nil } }),
    CommandSpec("talk leave", help: "help.talk.leave", is: .leave),
  ]
}
