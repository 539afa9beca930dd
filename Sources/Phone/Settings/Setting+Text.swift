extension Setting {
  /// The command that makes it, such as `phone os 17`.
  public var text: String { SettingGrammar.text(of: self) }
}
