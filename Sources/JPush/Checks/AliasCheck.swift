/// What the SDK would say about an alias before it asks the service.
public enum AliasCheck {
  /// Checks an alias.
  public static func check(_ alias: String) -> NameCheck { NameCheck(alias, as: .alias) }
}
