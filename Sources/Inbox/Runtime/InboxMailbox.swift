import Language
import Synchronization

/// Where other threads leave lines for the face, such as those of `belfry do`.
public final class InboxMailbox: Sendable {
  private struct State {
    var lines: [String] = []
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// An empty mailbox.
  public init() {}

  /// Whether `line` is a command of the face.
  ///
  /// - Throws: `LanguageError` where it is one that cannot be read.
  public static func knows(_ line: String) throws(LanguageError) -> Bool {
    let parsed = try Line(line)
    guard FaceGrammar.grammar.spec(spelledBy: parsed.words[...]) != nil else { return false }
    _ = try FaceGrammar.grammar.parse(parsed.words[...], endColumn: parsed.endColumn)
    return true
  }

  /// Leaves a line; the face runs it as if it had been typed. Any thread may call it.
  public func send(_ line: String) {
    let wake = state.withLock { state in
      state.lines.append(line)
      return state.wake
    }
    wake?()
  }

  /// Takes the lines that are there, and has `wake` called for those to come.
  func take() -> [String] {
    state.withLock { state in
      defer { state.lines.removeAll() }
      return state.lines
    }
  }

  func onSend(_ wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }
}
