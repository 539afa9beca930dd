import Getui
import JPush
import Language
import Phone
import Words

/// The command that sends a transparent message, by either vendor.
enum MessageGrammar {
  private static let vendors = ["jpush", "getui"]

  /// JPush's row with the vendor behind it; Getui's message is written back as `getui push`.
  static let specs: [CommandSpec<WorldCommand>] = JPushGrammar.specs.filter { $0.words == ["message"] }
    .map { row in
      CommandSpec(
        "message", named(row.arguments), help: row.help,
        make: { (values) throws(ArgumentFault) in
          let command = try row.make(values)
          guard values.optionalText("vendor") == "getui" else { return .jpush(PhoneNumber(1), command) }
          for name in ["title", "content-type", "extras"] where values[name] != nil {
            throw ArgumentFault(name, Phrase("world.message.getui"))
          }
          guard let own = GetuiCommand(command) else { throw ArgumentFault("vendor", Phrase(row.help)) }
          return .getui(PhoneNumber(1), own)
        },
        take: { if case .jpush(_, let command) = $0 { row.take(command) } else { nil } })
    }

  /// The pairs of `extras` stay last: they take what is left of the line.
  private static func named(_ arguments: [ArgumentSpec]) -> [ArgumentSpec] {
    let isLast = { (argument: ArgumentSpec) in argument.kind == .pairs }
    return arguments.filter { !isLast($0) } + [.named("vendor", .choice(vendors))] + arguments.filter(isLast)
  }
}
