import Terminal
import Themes

/// A theme made ready for drawing: the style of every role.
struct Look: Hashable, Sendable {
  /// The theme's name, as `theme NAME` takes it.
  let name: String
  private let styles: [Style]

  /// The roles of `file`; one that it leaves out looks as in `base`, or plain.
  init(name: String, file: ThemeFile, base: Look? = nil) {
    self.name = name
    styles = Role.allCases.map { role in file.styles[role.name] ?? base?[role] ?? .standard }
  }

  /// The theme that comes with the program under `name`, if there is one.
  init?(builtIn name: String) {
    guard let text = ThemeCatalogue.text(of: name) else { return nil }
    self.init(name: name, file: ThemeFile(text))
  }

  /// The theme that is used until another is chosen.
  static let standard =
    Look(builtIn: ThemeCatalogue.standard) ?? Look(name: ThemeCatalogue.standard, file: ThemeFile(""))

  /// Every role that a theme file may name, those of rooms beside the inbox included.
  static let roles = Set(ThemeFile(ThemeCatalogue.text(of: ThemeCatalogue.standard) ?? "").styles.keys)

  /// The style of `role`.
  subscript(role: Role) -> Style { styles[role.rawValue] }
}
