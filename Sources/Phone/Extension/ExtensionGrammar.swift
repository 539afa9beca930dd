import Language
import Words

/// The commands about the app's service extension.
enum ExtensionGrammar {
  static let specs: [CommandSpec<ExtensionCommand>] = [presence] + texts + values + endings

  private static let presence = CommandSpec<ExtensionCommand>(
    "app extension", [.required("state", .onOff)], help: "help.app.extension",
    make: { (values: Arguments) in .present(values.flag("state") ?? true) },
    take: { if case .present(let isThere) = $0 { ["state": .flag(isThere)] } else { nil } })

  private static let texts = ContentField.allCases.map { field in
    CommandSpec<ExtensionCommand>(
      "extension \(field.rawValue)", [.optional("text", .text)], help: "help.extension.text",
      make: { (values: Arguments) in .text(field, values.optionalText("text")) },
      take: {
        guard case .text(field, let text) = $0 else { return nil }
        return ["text": text.map(Value.text)]
      })
  }

  private static let values: [CommandSpec<ExtensionCommand>] = [
    CommandSpec(
      "extension badge", [.optional("number", .count(.min ... .max))], help: "help.extension.badge",
      make: { (values: Arguments) in .badge(values.count("number")) },
      take: { if case .badge(let number) = $0 { ["number": number.map(Value.count)] } else { nil } }),
    CommandSpec(
      "extension info", [.required("key", .text), .optional("value", .text)], help: "help.extension.info",
      make: { (values: Arguments) in .info(values.text("key"), values.optionalText("value")) },
      take: {
        guard case .info(let key, let value) = $0 else { return nil }
        return ["key": .text(key), "value": value.map(Value.text)]
      }),
    CommandSpec("extension attach none", help: "help.extension.detach", is: .detach),
    CommandSpec(
      "extension attach", [.required("file", .text), .required("size", .text)],
      help: "help.extension.attach",
      make: { (values: Arguments) throws(ArgumentFault) in
        guard let bytes = FileSize.read(values.text("size")) else {
          throw ArgumentFault("size", Phrase("extension.size"))
        }
        return .attach(Attachment(values.text("file"), bytes: bytes))
      },
      take: {
        guard case .attach(let file) = $0 else { return nil }
        return ["file": .text(file.name), "size": .text(FileSize.write(file.bytes))]
      }),
    CommandSpec(
      "extension minimum", [.required("version", .text)], help: "help.extension.minimum",
      make: { (values: Arguments) throws(ArgumentFault) in
        // The first release of a version is meant here, not the last.
        let text = values.text("version")
        guard let version = OSVersion(text.contains(".") ? text : text + ".0") else {
          throw ArgumentFault("version", Phrase("extension.version"))
        }
        return .minimum(version)
      },
      take: { if case .minimum(let version) = $0 { ["version": .text(version.text)] } else { nil } }),
  ]

  private static let endings: [CommandSpec<ExtensionCommand>] = [
    CommandSpec("extension takes never", help: "help.extension.never", is: .ending(.never)),
    CommandSpec(
      "extension takes", [.required("time", .span)], help: "help.extension.takes",
      make: { (values: Arguments) throws(ArgumentFault) in
        guard let span = values.span("time"), span >= 0 else {
          throw ArgumentFault("time", Phrase("extension.time"))
        }
        return .ending(.calls(after: span))
      },
      take: { if case .ending(.calls(let span)) = $0 { ["time": .span(span)] } else { nil } }),
    CommandSpec("extension crashes", help: "help.extension.crashes", is: .ending(.crashes)),
    CommandSpec(
      "extension expires", [.required("with", .choice(ExtensionLastWord.allCases.map(\.rawValue)))],
      help: "help.extension.expires",
      make: { (values: Arguments) in
        .lastWord(ExtensionLastWord(rawValue: values.text("with")) ?? .nothing)
      },
      take: { if case .lastWord(let word) = $0 { ["with": .text(word.rawValue)] } else { nil } }),
    CommandSpec(
      "extension suppress", [.required("state", .onOff)], help: "help.extension.suppress",
      make: { (values: Arguments) in .result(values.flag("state") == true ? .nothing : .content) },
      take: {
        guard case .result(let result) = $0, result != .call else { return nil }
        return ["state": .flag(result == .nothing)]
      }),
    CommandSpec("extension call", help: "help.extension.call", is: .result(.call)),
  ]
}
