import Language
import Scenes
import Simulation
import Words

/// Lines as people type them, such as `push FILE`: a command carries bytes, so the file is read before the line
/// becomes one.
enum FileLine {
  /// `line` with the file's bytes in place of its name; as it is if it names no file.
  static func resolved(_ line: String) throws(Complaint) -> String {
    guard let parsed = try? Line(line), let word = WorldText.fileWord(in: parsed.words[...]) else {
      return line
    }
    var bytes = try FileBytes.read(path: word.text)
    if ProfileFile.isLoaded(by: parsed) {
      do {
        bytes = try ProfileReading.file(bytes, word.text).text
      } catch {
        throw Complaint(
          Phrase("cli.profile.mistake", .text(word.text), .phrase(error.phrase)), status: .checkFailed)
      }
    }
    return WorldText.line(parsed, with: bytes, for: word)
  }
}
