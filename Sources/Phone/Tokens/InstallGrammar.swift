import Language
import Words

/// The commands that put the app on the phone, take it off, and show its tokens.
enum InstallGrammar {
  static let specs: [CommandSpec<PhoneCommand>] = [
    CommandSpec(
      "app install", [.named("after", .span)], help: "help.app.install",
      make: { (values: Arguments) throws(ArgumentFault) in .appInstall(after: try span(values)) },
      take: {
        guard case .appInstall(let span) = $0 else { return nil }
        return ["after": span.map(Value.span)]
      }),
    CommandSpec(
      "app remove", [.named("after", .span)], help: "help.app.remove",
      make: { (values: Arguments) throws(ArgumentFault) in .appRemove(after: try span(values)) },
      take: {
        guard case .appRemove(let span) = $0 else { return nil }
        return ["after": span.map(Value.span)]
      }),
    CommandSpec(
      "app bundle", [.required("id", .text)], help: "help.app.bundle",
      make: { (values: Arguments) throws(ArgumentFault) in
        let id = values.text("id")
        guard BundleID.isWellFormed(id) else { throw ArgumentFault("id", Phrase("phone.bundle")) }
        return .appBundle(id)
      },
      take: { if case .appBundle(let id) = $0 { ["id": .text(id)] } else { nil } }),
    CommandSpec(
      "app environment", [.required("name", .choice(APNsEnvironment.allCases.map(\.rawValue)))],
      help: "help.app.environment",
      make: { (values: Arguments) in
        .appEnvironment(APNsEnvironment(rawValue: values.text("name")) ?? .development)
      },
      take: { if case .appEnvironment(let name) = $0 { ["name": .text(name.rawValue)] } else { nil } }),
    CommandSpec("phone tokens", help: "help.phone.tokens", is: .listTokens),
  ]

  /// How long the old tokens go on being taken, which is never a time that has passed.
  private static func span(_ values: Arguments) throws(ArgumentFault) -> Int64? {
    guard let span = values.span("after") else { return nil }
    guard span >= 0, span <= longest else { throw ArgumentFault("after", Phrase("phone.after")) }
    return span
  }

  /// A year, in microseconds.
  private static let longest: Int64 = 365 * 86_400_000_000
}
