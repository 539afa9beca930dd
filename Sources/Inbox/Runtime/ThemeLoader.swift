import Terminal
import Themes
import Words

/// Finds themes: the person's own files first, then those that come with the program.
struct ThemeLoader {
  let folder: String?

  /// The theme `name`, or a sentence that says why there is none.
  func load(_ name: String) -> Result {
    let isPlain = !name.contains("/") && !name.hasPrefix(".")
    if isPlain, let path = folder.map({ "\($0)/\(name).theme" }), let bytes = TextFile.read(path) {
      let file = ThemeFile(String(decoding: bytes, as: UTF8.self), roles: Look.roles)
      let look = Look(name: name, file: file, base: Look.standard)
      return Result(look: look, mistake: file.mistakes.first.map { said($0, path) })
    }
    // Nearly every start asks for the theme that the model has already.
    if name == Look.standard.name { return Result(look: Look.standard) }
    if let look = Look(builtIn: name) { return Result(look: look) }
    let names = ThemeCatalogue.names.joined(separator: ", ")
    return Result(mistake: Phrase("face.theme.unknown", .text(name), .text(names)))
  }

  /// What came of it; a file with mistakes gives both.
  struct Result {
    var look: Look?
    var mistake: Phrase?
  }

  private func said(_ mistake: ThemeMistake, _ path: String) -> Phrase {
    Phrase(
      "face.file.mistake", .text(path), .count(mistake.line), .count(mistake.column), .phrase(mistake.phrase))
  }
}
