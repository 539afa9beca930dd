/// What is not the same in all terminals about the width of text.
public struct WidthPolicy: Hashable, Sendable {
  /// Whether characters of East Asian width "ambiguous", such as `…`, `─` and `①`, take two columns.
  ///
  /// Unicode Standard Annex 11 leaves it to the terminal.
  public var ambiguousIsWide: Bool
  /// Whether U+FE0F makes a narrow base such as `❤` two columns wide.
  public var vs16IsWide: Bool

  /// What most terminals do: both narrow.
  public static let standard = WidthPolicy(ambiguousIsWide: false, vs16IsWide: false)

  /// A policy.
  public init(ambiguousIsWide: Bool = false, vs16IsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
    self.vs16IsWide = vs16IsWide
  }
}
