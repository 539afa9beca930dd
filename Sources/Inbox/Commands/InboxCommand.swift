import Engine
import Simulation

/// Anything that a key, the palette or the rc file can ask for.
enum InboxCommand: Hashable, Sendable {
  /// Of the face.
  case face(FaceCommand)
  /// Of the world.
  case world(WorldCommand)
  /// Of the embedded stream.
  case stream(StreamCommand)
  /// Of the history.
  case history(HistoryCommand)
}
