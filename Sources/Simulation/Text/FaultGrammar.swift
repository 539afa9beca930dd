import Language
import Words

/// The commands that make something go wrong.
enum FaultGrammar {
  static let specs: [CommandSpec<WorldCommand>] =
    ([refuse, lose, latency, goAway, streams, off] + words + FaultPreset.allCases.map(preset)).map { spec in
      spec.lifted({ .fault($0) }, { if case .fault(let command) = $0 { command } else { nil } })
    }

  private static let names = FaultReason.all.map(\.name)

  private static let refuse = CommandSpec<FaultCommand>(
    "fault", [.required("reason", .text), .optional("share", .text)], help: "help.fault",
    make: { (values: Arguments) throws(ArgumentFault) in
      // The reason comes first: a misspelt word behind `fault` is no matter of shares.
      let reason = try reason(values.text("reason"))
      return .refuse(reason, try values.optionalText("share").map(share) ?? .every)
    },
    take: { command in
      guard case .refuse(let reason, let share) = command else { return nil }
      return ["reason": .text(reason.name), "share": .text(share.text)]
    })

  private static let lose = CommandSpec<FaultCommand>(
    "fault lose-push", [.optional("share", .text)], help: "help.fault.lose-push",
    make: { (values: Arguments) throws(ArgumentFault) in
      .lose(try values.optionalText("share").map(share) ?? .every)
    },
    take: { command in
      guard case .lose(let share) = command else { return nil }
      return ["share": share == .every ? nil : .text(share.text)]
    })

  private static let latency = CommandSpec<FaultCommand>(
    "fault latency", [.required("span", .span)], help: "help.fault.latency",
    make: { (values: Arguments) throws(ArgumentFault) in
      let span = values.span("span") ?? 0
      guard (0...600_000_000).contains(span) else { throw ArgumentFault("span", Phrase("fault.latency")) }
      return .latency(span)
    },
    take: { if case .latency(let span) = $0 { ["span": .span(span)] } else { nil } })

  private static let goAway = CommandSpec<FaultCommand>(
    "fault goaway every",
    [
      .required("requests", .count(1...1_000_000)), .optional("end", .choice(["last-done"])),
      .optional("request", .count(0...1_000_000)),
    ],
    help: "help.fault.goaway",
    make: { (values: Arguments) throws(ArgumentFault) in
      let every = values.count("requests") ?? 1
      let last = values.count("request")
      guard (values["end"] == nil) == (last == nil), last.map({ $0 <= every }) ?? true else {
        throw ArgumentFault("end", Phrase("fault.goaway"))
      }
      return .goAway(GoAwayFault(every: every, lastDone: last))
    },
    take: { command in
      guard case .goAway(let fault) = command else { return nil }
      let isWhole = fault.lastDone == fault.every
      return [
        "requests": .count(fault.every), "end": isWhole ? nil : .text("last-done"),
        "request": isWhole ? nil : .count(fault.lastDone),
      ]
    })

  private static let streams = CommandSpec<FaultCommand>(
    "fault streams", [.required("number", .count(0...1000))], help: "help.fault.streams",
    make: { .streams($0.count("number") ?? 0) },
    take: { if case .streams(let count) = $0 { ["number": .count(count)] } else { nil } })

  private static let off = CommandSpec<FaultCommand>(
    "fault off", [.optional("reason", .text)], help: "help.fault.off",
    make: { (values: Arguments) throws(ArgumentFault) in
      guard let name = values.optionalText("reason") else { return .off(nil) }
      if FaultCommand.kinds.contains(name) || FaultPreset(rawValue: name) != nil { return .off(name) }
      return .off(try reason(name).name)
    },
    take: { command in
      guard case .off(let name) = command else { return nil }
      return ["reason": name.map(Value.text)]
    })

  private static let words: [CommandSpec<FaultCommand>] = [
    CommandSpec("fault hang", help: "help.fault.hang", is: .hang),
    CommandSpec("fault cut", help: "help.fault.cut", is: .cut),
    CommandSpec("fault list", help: "help.fault.list", is: .list),
  ]

  private static func preset(_ preset: FaultPreset) -> CommandSpec<FaultCommand> {
    CommandSpec(
      "fault \(preset.rawValue)", help: WordID("help.fault.\(preset.rawValue)"), is: .preset(preset))
  }

  private static func reason(_ name: String) throws(ArgumentFault) -> FaultReason {
    if let reason = FaultReason(name) { return reason }
    let others = FaultCommand.words + FaultPreset.allCases.map(\.rawValue)
    guard let near = Nearest.word(to: name, among: Set(names + others)) else {
      throw ArgumentFault("reason", Phrase("fault.unknown", .text(name)))
    }
    throw ArgumentFault("reason", Phrase("fault.unknown.near", .text(name), .text(near)))
  }

  private static func share(_ text: String) throws(ArgumentFault) -> FaultShare {
    guard let share = FaultShare(text) else {
      throw ArgumentFault("share", Phrase("fault.share", .text(text)))
    }
    return share
  }
}
