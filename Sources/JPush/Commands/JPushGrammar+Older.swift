import Language
import Words

extension JPushGrammar {
  static let olderCalls: [CommandSpec<JPushCommand>] = OlderForm.allCases.map(older)

  /// `tags=` and `alias=` with nothing behind them clear; left out they are nil.
  private static func older(_ form: OlderForm) -> CommandSpec<JPushCommand> {
    var arguments: [ArgumentSpec] = []
    if form.takesTags { arguments.append(.named("tags", .list)) }
    if form.takesAlias { arguments.append(.named("alias", .text)) }
    if form.mayLackCallback { arguments.append(.named("callback", .onOff)) }
    return CommandSpec(
      "sdk \(form.rawValue)", arguments, help: WordID("help.jpush.older.\(form)"),
      make: { values in
        let tags = values["tags"] == nil ? nil : values.list("tags")
        let call = OlderCall(
          form, tags: tags, alias: values.optionalText("alias"), hasCallback: values.flag("callback") ?? true)
        return .call(.older(call), seq: nil)
      },
      take: { command in
        guard case .call(.older(let call), nil) = command, call.form == form else { return nil }
        let lacksCallback = form.mayLackCallback && !call.hasCallback
        return [
          "tags": call.tags.map(Value.list), "alias": call.alias.map(Value.text),
          "callback": lacksCallback ? .flag(false) : nil,
        ]
      })
  }

  static let otherCalls: [CommandSpec<JPushCommand>] = [
    CommandSpec(
      "sdk filterValidTags", [.required("tags", .list)], help: "help.jpush.filterValidTags",
      make: { .filterValidTags($0.list("tags")) },
      take: { if case .filterValidTags(let tags) = $0 { ["tags": .list(tags)] } else { nil } }),
    CommandSpec(
      "sdk setMobileNumber", [.optional("number", .text)], help: "help.jpush.setMobileNumber",
      make: { .call(.setMobileNumber($0.optionalText("number")), seq: nil) },
      take: { command in
        guard case .call(.setMobileNumber(let number), nil) = command else { return nil }
        return ["number": number.map(Value.text)]
      }),
    CommandSpec("sdk registrationID", help: "help.jpush.registrationID", is: .registrationID),
    CommandSpec(
      "sdk registrationIDCompletionHandler", help: "help.jpush.registrationIDCompletionHandler",
      is: .registrationIDCompletionHandler),
  ]
}
