extension Setting {
  /// The command that makes it, such as `phone os 17`; without the bytes of a file.
  public var text: String {
    if case .strings(let language, _) = self { return "app strings \(language)" }
    return SettingGrammar.text(of: self)
  }
}
