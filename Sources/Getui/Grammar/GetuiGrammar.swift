import Language
import Words

/// The commands of this room.
public enum GetuiGrammar {
  /// What happens on one phone: `sdk …` for the calls by the vendor's own names, `getui …` for what happens around them.
  public static let specs: [CommandSpec<GetuiCommand>] =
    startCalls + otherSpellings + tagCalls + badgeCalls + tokenCalls + receiptCalls + settingCalls
    + extensionCalls
    + occasions + integrations + [resource, grace, push]

  /// What happens at the service: `getui …`.
  public static let serviceSpecs: [CommandSpec<GetuiServiceCommand>] = [request] + settings

  /// The calls that the JPush SDK has under the same name; alone that name means JPush's.
  static let shared: Set<String> = [
    "setTags", "setBadge", "resetBadge", "handleRemoteNotification", "registerDeviceToken",
  ]

  /// Other ways of writing a call; they print back in the first one.
  static let otherSpellings: [CommandSpec<GetuiCommand>] = [
    spelling("sdk handelNotificationServiceRequest", of: extensionCalls[0]),
    spelling("sdk destory", of: extensionCalls[2]),
    spelling("sdk registerVoipToken", of: tokenCalls[0]),
    spelling("sdk registerDeviceTokenData", of: tokenCalls[1]),
  ]

  private static func spelling(
    _ words: String, of spec: CommandSpec<GetuiCommand>
  ) -> CommandSpec<GetuiCommand> {
    CommandSpec(words, spec.arguments, help: spec.help, make: spec.make, take: { _ in nil })
  }

  private static func prefixed(_ name: String) -> String {
    shared.contains(name) ? "sdk getui.\(name)" : "sdk \(name)"
  }

  /// A row for a call of the app.
  static func call(
    _ words: String, _ arguments: [ArgumentSpec] = [], help: WordID,
    _ make: @escaping @Sendable (Arguments) -> GetuiCall,
    _ take: @escaping @Sendable (GetuiCall) -> Arguments?
  ) -> CommandSpec<GetuiCommand> {
    CommandSpec(
      prefixed(words), arguments, help: help, make: { .call(make($0)) },
      take: { if case .call(let call) = $0 { take(call) } else { nil } })
  }

  /// A row for a call of the app without arguments.
  static func call(_ words: String, help: WordID, is call: GetuiCall) -> CommandSpec<GetuiCommand> {
    CommandSpec(prefixed(words), help: help, is: .call(call))
  }

  /// A row for a call of the app with one text.
  static func text(
    _ words: String, _ name: String, help: WordID, _ make: @escaping @Sendable (String) -> GetuiCall,
    _ take: @escaping @Sendable (GetuiCall) -> String?
  ) -> CommandSpec<GetuiCommand> {
    call(
      words, [.required(name, .text)], help: help, { make($0.text(name)) },
      { take($0).map { [name: .text($0)] } })
  }
}
