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
    let isProfile = ProfileFile.isLoaded(by: parsed)
    let bytes =
      isProfile ? try ProfileReading.named(word.text).text : try FileBytes.read(path: word.text)
    return WorldText.line(parsed, with: bytes, for: word)
  }
}
