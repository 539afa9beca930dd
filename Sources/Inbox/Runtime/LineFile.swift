import Glibc
import Language
import Phone
import Scenes
import Simulation
import Words

/// A line that names a file, as a person types it, and what it comes to once the file is read.
struct LineFile {
  /// The command, which carries the file's bytes.
  let command: WorldCommand
  /// The file.
  let path: String
  /// Files beside it that were read as well; nil where the line loads no profile.
  let profileFiles: [String]?

  /// Reads the file of `text`.
  ///
  /// - Throws: what is wrong with the file or the line.
  init(_ text: String, on phone: PhoneNumber) throws(LineMistake) {
    let line = try LineMistake.said { () throws(LanguageError) in try Line(text) }
    guard let word = WorldText.fileWord(in: line.words[...]) else {
      throw LineMistake(phrase: Phrase("language.empty"))
    }
    let isProfile = ProfileFile.isLoaded(by: line)
    let builtIn = isProfile ? BuiltInProfile(word.text) : nil
    path = Self.home(word.text)
    guard var bytes = builtIn?.bytes ?? TextFile.read(path) else {
      throw LineMistake(phrase: Phrase("face.file.unread", .text(path)))
    }
    if builtIn != nil {
      // It names no file, and none is to be watched.
      bytes = try Self.profile(bytes, path).text
      profileFiles = nil
    } else if isProfile {
      let file = try Self.profile(bytes, path)
      bytes = file.text
      profileFiles = file.files
    } else {
      profileFiles = nil
    }
    let whole = WorldText.line(line, with: bytes, for: word)
    command = try LineMistake.said { () throws(LanguageError) in try WorldText.parse(whole, on: phone) }
  }

  /// The file's own name, for notices.
  var name: String { Self.split(path).name }

  /// The folder and the names that its profile was read from.
  var watched: (folder: String, names: Set<String>)? {
    guard let profileFiles else { return nil }
    let (folder, name) = Self.split(path)
    return (folder.isEmpty ? "." : folder, Set(profileFiles + [name]))
  }

  private static func profile(_ bytes: [UInt8], _ path: String) throws(LineMistake) -> ProfileFile {
    let folder = split(path).folder
    do {
      return try ProfileFile(bytes) { name in TextFile.read(name.hasPrefix("/") ? name : folder + name) }
    } catch {
      throw LineMistake(
        phrase: Phrase("face.profile.mistake", .text(split(path).name), .phrase(error.phrase)))
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// No shell stands between a person and the palette, so `~` is taken for what it means everywhere.
  static func home(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}
