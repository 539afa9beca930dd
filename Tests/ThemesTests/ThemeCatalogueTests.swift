import Foundation
import Terminal
import Testing
import Themes
import Words

@Suite struct ThemeCatalogueTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Themes").standardizedFileURL

  @Test func theCatalogueHoldsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasSuffix(".theme") }.map { String($0.dropLast(6)) }
    #expect(ThemeCatalogue.names.sorted() == names.sorted())
    #expect(names.contains(ThemeCatalogue.standard))
  }

  @Test(arguments: ThemeCatalogue.names)
  func eachNameHasItsOwnFile(_ name: String) throws {
    let file = try String(contentsOf: Self.folder.appending(path: "\(name).theme"), encoding: .utf8)
    #expect(ThemeCatalogue.text(of: name) == file)
  }

  @Test(arguments: ThemeCatalogue.names)
  func aThemeHasEveryRoleAndNoMistake(_ name: String) throws {
    let theme = try Self.theme(name)
    #expect(theme.mistakes == [])
    #expect(try theme.styles.keys.sorted() == Self.theme(ThemeCatalogue.standard).styles.keys.sorted())
  }

  /// WCAG 2.2, success criterion 1.4.3: 4.5 to 1 for text.
  @Test(arguments: ThemeCatalogue.names)
  func textCanBeRead(_ name: String) throws {
    let theme = try Self.theme(name)
    let ground = try #require(theme.styles["background"])
    for (role, style) in theme.styles where role != "border" {
      let shown = style.over(ground)
      guard case .rgb = shown.foreground, case .rgb = shown.background else { continue }
      let contrast = Self.contrast(shown.foreground, shown.background)
      #expect(contrast >= 4.5, "\(role) has \(contrast)")
    }
  }

  /// A frame around what has the focus must stand out from the others.
  @Test(arguments: ThemeCatalogue.names.filter { $0 != "mono" })
  func theFocusStandsOut(_ name: String) throws {
    let theme = try Self.theme(name)
    let focus = try #require(theme.styles["focus"]?.foreground)
    let border = try #require(theme.styles["border"]?.foreground)
    #expect(Self.contrast(focus, border) >= 1.7)
  }

  @Test func monoHasNoColour() throws {
    for (role, style) in try Self.theme("mono").styles {
      for colour in [style.foreground, style.background] {
        if case .rgb = colour { Issue.record("\(role) has a colour") }
      }
    }
  }

  private static func theme(_ name: String) throws -> ThemeFile {
    ThemeFile(try #require(ThemeCatalogue.text(of: name)))
  }

  /// WCAG 2.2, "contrast ratio".
  private static func contrast(_ first: Colour, _ second: Colour) -> Double {
    let lights = [luminance(first), luminance(second)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func luminance(_ colour: Colour) -> Double {
    guard case .rgb(let red, let green, let blue) = colour else { return 0 }
    let parts = [red, green, blue].map { byte in
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
