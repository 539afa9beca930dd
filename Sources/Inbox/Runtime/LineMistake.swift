import Language
import Words

/// What is wrong with a line that names a file, or with the file.
struct LineMistake: Error {
  let phrase: Phrase

  /// What `read` gives, its own error said as a sentence.
  static func said<Value>(_ read: () throws(LanguageError) -> Value) throws(LineMistake) -> Value {
    do {
      return try read()
    } catch {
      throw LineMistake(phrase: error.phrase)
    }
  }
}
