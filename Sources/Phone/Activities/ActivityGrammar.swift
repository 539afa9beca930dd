import Language
import Words

/// The commands about Live Activities.
enum ActivityGrammar {
  static let specs: [CommandSpec<ActivityCommand>] = [
    CommandSpec(
      "activity start", [.required("type", .text), .named("state", .pairs)], help: "help.activity.start",
      make: { (values: Arguments) in .start(values.text("type"), values.pairs("state")) },
      take: {
        guard case .start(let type, let state) = $0 else { return nil }
        return ["type": .text(type), "state": state.isEmpty ? nil : .pairs(state)]
      }),
    CommandSpec(
      "activity end", [.required("name", .text)], help: "help.activity.end",
      make: { (values: Arguments) in .end(values.text("name")) },
      take: { if case .end(let name) = $0 { ["name": .text(name)] } else { nil } }),
    CommandSpec(
      "activity dismiss", [.required("name", .text)], help: "help.activity.dismiss",
      make: { (values: Arguments) in .dismiss(values.text("name")) },
      take: { if case .dismiss(let name) = $0 { ["name": .text(name)] } else { nil } }),
    CommandSpec(
      "activity frequent", [.required("state", .onOff)], help: "help.activity.frequent",
      make: { (values: Arguments) in .frequent(values.flag("state") ?? true) },
      take: { if case .frequent(let isOn) = $0 { ["state": .flag(isOn)] } else { nil } }),
    CommandSpec(
      "activity",
      [.required("type", .text), .required("verb", .choice(["expects"])), .required("fields", .list)],
      help: "help.activity.expects",
      make: { (values: Arguments) throws(ArgumentFault) in
        var fields: [ActivityField] = []
        for text in values.list("fields") {
          guard let field = ActivityField(text) else {
            throw ArgumentFault("fields", Phrase("activity.field", .text(text)))
          }
          fields.append(field)
        }
        return .expects(values.text("type"), fields)
      },
      take: {
        guard case .expects(let type, let fields) = $0 else { return nil }
        return ["type": .text(type), "verb": .text("expects"), "fields": .list(fields.map(\.text))]
      }),
  ]
}
