/// Which commands may stand in a profile, by the words they begin with.
enum ProfileWords {
  /// Commands of the app, written without `app`.
  static let app: Set<String> = [
    "bundle", "delegate", "entitlement", "environment", "method", "mode", "scenes", "sdk", "strings", "types",
  ]

  /// Commands that are written as everywhere.
  static let plain: Set<String> = ["category", "extension", "activity"]

  /// Statements that only profiles have.
  static let own: Set<String> = ["name", "methods", "modes", "on"]

  static let all = app.union(plain).union(own)

  /// What the app may do in a reaction: the beginnings of its commands.
  static let acts: [[String]] = [
    ["app", "badge"], ["app", "icon-badge"], ["app", "removes"], ["app", "lists"], ["badge"], ["local"],
    ["uilocal"], ["sdk"], ["tags"], ["alias"],
  ]
}
