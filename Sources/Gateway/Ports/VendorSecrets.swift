/// What a backend must know to be let in by JPush and Getui.
public struct VendorSecrets: Hashable, Sendable {
  /// What one vendor goes by.
  public enum Measure: Hashable, Sendable {
    /// The pair that Belfry printed; another is refused, and can be adopted.
    case printed
    /// This master secret; another is refused, and that is that.
    case named(String)
    /// Nothing: any pair is taken.
    case any
  }

  /// What JPush goes by.
  public var jpush = Measure.printed
  /// What Getui goes by.
  public var getui = Measure.printed

  /// The printed pairs.
  public init() {}
}
