/// One line of an alert: literal text, a key into the app's strings, or both.
public struct AlertText: Hashable, Sendable {
  /// What fills one place of a localised text.
  public enum Argument: Hashable, Sendable {
    /// A string, as Apple asks for.
    case text(String)
    /// Anything else, with the text that takes its place.
    ///
    /// `null` was seen on a screen as `<null>` (ZhukV/AppleApnPush issue 33); the rest is assumed.
    case unusable(String)

    /// What is shown.
    public var shown: String {
      switch self {
      case .text(let text), .unusable(let text): text
      }
    }
  }

  /// The text as sent.
  public let literal: String?
  /// The key in the app's `Localizable.strings`.
  public let key: String?
  /// What fills the places of the localised text, in order.
  public let arguments: [Argument]

  init(literal: String?, key: String? = nil, arguments: [Argument] = []) {
    self.literal = literal
    self.key = key
    self.arguments = arguments
  }

  /// Nil if there is neither text nor key.
  init?(_ literal: AlertKey, key: AlertKey, arguments: AlertKey, _ fields: JSONFields<AlertKey>) {
    let text = fields.string(literal)
    let keyText = fields.string(key)
    if text == nil, keyText == nil { return nil }
    self.init(literal: text, key: keyText, arguments: AlertText.arguments(fields[arguments]))
  }

  /// What fills the places of a localised text; none if `value` is no array.
  static func arguments(_ value: JSONValue?) -> [Argument] { value?.items.map(argument) ?? [] }

  /// What the phone shows for an app without a strings table: the text, else the key itself, never a blank.
  public var shown: String { literal ?? key ?? "" }

  /// What the phone shows for an app whose strings are `strings`.
  ///
  /// The key wins over the literal text where the app has it (Apple, Generating a remote notification). A place
  /// without an argument stays as it is, which is assumed.
  public func shown(strings: (String) -> String?) -> String {
    guard let key, let format = strings(key) else { return shown }
    return LocalizedFormat.fill(format, with: arguments.map(\.shown))
  }

  private static func argument(_ value: JSONValue) -> Argument {
    if let text = value.string { return .text(text) }
    return .unusable(value.kind == .null ? "<null>" : value.text)
  }
}
