/// The themes that come with the program.
public enum ThemeCatalogue {
  /// The one that is used until another is chosen.
  public static let standard = "belfry"

  /// All names, as `theme NAME` takes them.
  public static let names: [String] = themes.map(\.name)

  /// The text of the theme file `name`, if there is one.
  public static func text(of name: String) -> String? {
    themes.first { $0.name == name }.map { String(decoding: $0.bytes(), as: UTF8.self) }
  }

  private struct Theme: Sendable {
    let name: String
    let bytes: @Sendable () -> [UInt8]
  }

  private static let themes = [
    Theme(name: "belfry") { PackageResources.belfry_theme },
    Theme(name: "belfry-light") { PackageResources.belfry_light_theme },
    Theme(name: "catppuccin") { PackageResources.catppuccin_theme },
    Theme(name: "dracula") { PackageResources.dracula_theme },
    Theme(name: "gruvbox") { PackageResources.gruvbox_theme },
    Theme(name: "high-contrast") { PackageResources.high_contrast_theme },
    Theme(name: "mono") { PackageResources.mono_theme },
    Theme(name: "nord") { PackageResources.nord_theme },
    Theme(name: "solarized-dark") { PackageResources.solarized_dark_theme },
    Theme(name: "solarized-light") { PackageResources.solarized_light_theme },
  ]
}
