/// Which commands may stand in a profile, by the words they begin with.
enum ProfileWords {
  /// Commands of the app, written without `app`.
  static let app: Set<String> = [
    "bundle", "delegate", "entitlement", "environment", "method", "mode", "save", "scenes", "sdk", "strings",
    "types",
  ]

  /// Commands that are written as everywhere.
  static let plain: Set<String> = ["category", "extension", "activity", "jpush", "getui"]

  /// Of these only what the app is built like belongs in a profile: `jpush code …`.
  static let vendors: Set<String> = ["jpush", "getui"]

  /// Statements that only profiles have.
  static let own: Set<String> = ["name", "methods", "modes", "routine", "on"]

  static let all = app.union(plain).union(own)

  /// What the app may do in a reaction: the beginnings of its commands.
  static let acts: [[String]] = [
    ["app", "badge"], ["app", "icon-badge"], ["app", "removes"], ["app", "lists"], ["app", "asks"],
    ["app", "registers"], ["badge"], ["local"],
    ["uilocal"], ["sdk"], ["tags"], ["alias"],
  ]
}
