import Engine
import Exports
import Language
import Words

/// The commands about the history and about what goes to other tools.
extension FaceGrammar {
  static let history: [CommandSpec<FaceCommand>] = [
    optionalWord("history", "rows", onward: onward, help: "face.help.history", FaceCommand.history) {
      if case .history(let kind) = $0 { .some(kind) } else { nil }
    },
    CommandSpec(
      "export", [.required("push", .target)] + exportArguments, help: "face.help.export",
      make: { (given) throws(ArgumentFault) in
        .export(.push(try number(given)), try format(given), given.optionalText("file"))
      },
      take: {
        guard case .export(.push(let number), let format, let file) = $0 else { return nil }
        return arguments(["push": .target(.number(number))], format, file)
      }),
    CommandSpec(
      "export request", [.required("number", .count(1...Int.max))] + exportArguments,
      help: "face.help.export.request",
      make: { (given) throws(ArgumentFault) in
        .export(.request(given.count("number") ?? 1), try format(given), given.optionalText("file"))
      },
      take: {
        guard case .export(.request(let number), let format, let file) = $0 else { return nil }
        return arguments(["number": .count(number)], format, file)
      }),
    CommandSpec(
      "edit", [.required("push", .target)], help: "face.help.edit",
      make: { (given) throws(ArgumentFault) in .edit(.push(try number(given))) },
      take: { if case .edit(.push(let number)) = $0 { ["push": .target(.number(number))] } else { nil } }),
    CommandSpec(
      "edit request", [.required("number", .count(1...Int.max))], help: "face.help.edit.request",
      make: { .edit(.request($0.count("number") ?? 1)) },
      take: { if case .edit(.request(let number)) = $0 { ["number": .count(number)] } else { nil } }),
  ]

  private static let exportArguments: [ArgumentSpec] = [
    .required("as", .choice(["as"])),
    .required("format", .choice(ExportFormat.ofOne.map(\.rawValue))),
    .optional("file", .text),
  ]

  private static func arguments(_ target: Arguments, _ format: ExportFormat, _ file: String?) -> Arguments {
    var values = target
    values["as"] = .text("as")
    values["format"] = .text(format.rawValue)
    values["file"] = file.map { .text($0) }
    return values
  }

  private static func format(_ given: Arguments) throws(ArgumentFault) -> ExportFormat {
    let text = given.text("format")
    guard let format = ExportFormat(rawValue: text) else {
      throw ArgumentFault("format", Phrase("language.unknown", .text(text)))
    }
    return format
  }

  /// A bare number is a push's as well: rows of the screen have no meaning in a history of a million.
  private static func number(_ given: Arguments) throws(ArgumentFault) -> Int {
    switch given.target("push") {
    case .number(let number), .row(let number): return number
    case .text, nil: throw ArgumentFault("push", Phrase("engine.resend.number"))
    }
  }
}
