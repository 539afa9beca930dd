import Words
import Simulation

/// What a dialog wants to happen.
enum DialogAction: Hashable, Sendable {
  case close
  /// Runs a line as if it had been typed.
  case run(String)
  case world(WorldCommand)
  /// Narrows the list while the filter is still being typed.
  case filter(String)
  /// Narrows the rules while the words are still being typed.
  case search(String)
  /// Counts another audience while it is still being typed.
  case audience(String)
  case copy(String, Phrase)
  /// Keeps a line for the palette's history.
  case remember(String)
  /// Opens the palette with a beginning.
  case palette(String)
  /// Hands a payload to the person's editor and pushes what comes back.
  case edit([UInt8])
}
