import Language
import Words

extension JPushGrammar {
  private static let seq = ArgumentSpec.named("seq", .count(Int.min...Int.max))

  static let tagCalls: [CommandSpec<JPushCommand>] = [
    tags("sdk addTags", help: "help.jpush.addTags", SDKRequest.addTags) {
      if case .addTags(let tags) = $0 { tags } else { nil }
    },
    tags("sdk setTags", help: "help.jpush.setTags", SDKRequest.setTags) {
      if case .setTags(let tags) = $0 { tags } else { nil }
    },
    tags("sdk deleteTags", help: "help.jpush.deleteTags", SDKRequest.deleteTags) {
      if case .deleteTags(let tags) = $0 { tags } else { nil }
    },
    plain("sdk cleanTags", help: "help.jpush.cleanTags", .cleanTags),
    plain("sdk getAllTags", help: "help.jpush.getAllTags", .getAllTags),
    name("sdk validTag", "tag", help: "help.jpush.validTag", SDKRequest.validTag) {
      if case .validTag(let tag) = $0 { tag } else { nil }
    },
  ]

  static let aliasCalls: [CommandSpec<JPushCommand>] = [
    name("sdk setAlias", "alias", help: "help.jpush.setAlias", SDKRequest.setAlias) {
      if case .setAlias(let alias) = $0 { alias } else { nil }
    },
    plain("sdk deleteAlias", help: "help.jpush.deleteAlias", .deleteAlias),
    plain("sdk getAlias", help: "help.jpush.getAlias", .getAlias),
  ]

  static let shortTags: [CommandSpec<JPushCommand>] = [
    short(tags("tags add", help: "help.jpush.addTags", SDKRequest.addTags) { _ in nil }),
    short(tags("tags set", help: "help.jpush.setTags", SDKRequest.setTags) { _ in nil }),
    short(tags("tags remove", help: "help.jpush.deleteTags", SDKRequest.deleteTags) { _ in nil }),
    short(plain("tags clear", help: "help.jpush.cleanTags", .cleanTags)),
    short(plain("tags list", help: "help.jpush.getAllTags", .getAllTags)),
    short(name("tags check", "tag", help: "help.jpush.validTag", SDKRequest.validTag) { _ in nil }),
  ]

  static let shortAlias: [CommandSpec<JPushCommand>] = [
    short(name("alias set", "alias", help: "help.jpush.setAlias", SDKRequest.setAlias) { _ in nil }),
    short(plain("alias clear", help: "help.jpush.deleteAlias", .deleteAlias)),
    short(plain("alias get", help: "help.jpush.getAlias", .getAlias)),
  ]

  /// The same way of writing, for reading only.
  static func short(_ spec: CommandSpec<JPushCommand>) -> CommandSpec<JPushCommand> {
    CommandSpec(
      spec.words.joined(separator: " "), spec.arguments, help: spec.help, make: spec.make, take: { _ in nil })
  }

  private static func tags(
    _ words: String, help: WordID, _ make: @escaping @Sendable ([String]) -> SDKRequest,
    _ take: @escaping @Sendable (SDKRequest) -> [String]?
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      words, [.required("tags", .list), seq], help: help,
      make: { .call(make($0.list("tags")), seq: $0.count("seq")) },
      take: { command in
        guard case .call(let request, let seq) = command, let tags = take(request) else { return nil }
        return ["tags": .list(tags), "seq": seq.map(Value.count)]
      })
  }

  private static func name(
    _ words: String, _ argument: String, help: WordID,
    _ make: @escaping @Sendable (String) -> SDKRequest, _ take: @escaping @Sendable (SDKRequest) -> String?
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      words, [.required(argument, .text), seq], help: help,
      make: { .call(make($0.text(argument)), seq: $0.count("seq")) },
      take: { command in
        guard case .call(let request, let seq) = command, let text = take(request) else { return nil }
        return [argument: .text(text), "seq": seq.map(Value.count)]
      })
  }

  private static func plain(
    _ words: String, help: WordID, _ request: SDKRequest
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      words, [seq], help: help, make: { .call(request, seq: $0.count("seq")) },
      take: { command in
        guard case .call(request, let seq) = command else { return nil }
        return ["seq": seq.map(Value.count)]
      })
  }
}
