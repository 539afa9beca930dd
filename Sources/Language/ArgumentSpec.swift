/// One place of a command: its name, what may stand there, and whether it must.
public struct ArgumentSpec: Hashable, Sendable {
  /// Where the value is written.
  public enum Place: Hashable, Sendable {
    /// By its position; must be there.
    case required
    /// By its position; may be left out.
    case optional
    /// As `name=value`, anywhere after the positional ones; may be left out.
    case named
  }

  /// The name, as hints and errors show it.
  public let name: String
  /// What may stand there.
  public let kind: ArgumentKind
  /// Where.
  public let place: Place

  /// A positional argument that must be there.
  public static func required(_ name: String, _ kind: ArgumentKind) -> ArgumentSpec {
    ArgumentSpec(name: name, kind: kind, place: .required)
  }

  /// A positional argument that may be left out.
  public static func optional(_ name: String, _ kind: ArgumentKind) -> ArgumentSpec {
    ArgumentSpec(name: name, kind: kind, place: .optional)
  }

  /// A `name=value` argument.
  public static func named(_ name: String, _ kind: ArgumentKind) -> ArgumentSpec {
    ArgumentSpec(name: name, kind: kind, place: .named)
  }
}
