/// The options that several calls share.
enum CommonOptions {
  static let instance = OptionSpec("instance", .text("NAME"), help: "cli.option.instance")
  static let json = OptionSpec("json", help: "cli.option.json")
  static let language = OptionSpec("language", .choice("en|zh", ["en", "zh"]), help: "cli.option.language")
  static let help = OptionSpec("help", short: "h", help: "cli.option.help")

  /// What every call takes.
  static let every = [language, help]
}
