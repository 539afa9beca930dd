import Journal
import Phone

/// The part of the history that a question asked for, as far as it was found.
public struct HistoryWindow: Hashable, Sendable {
  /// What was asked.
  public let question: HistoryQuestion
  /// The rows, newest first.
  public internal(set) var rows: [HistoryRow] = []
  /// Whether there may be newer ones.
  public internal(set) var hasNewer = false
  /// Whether there may be older ones.
  public internal(set) var hasOlder = false
  /// How far it has looked while it goes on looking: the last number; nil once it is done.
  public internal(set) var reached: Int?
  /// The numbers that the history holds.
  public internal(set) var numbers = 1..<1
  /// Why there is nothing to see.
  public internal(set) var problem: JournalError?

  init(_ question: HistoryQuestion) { self.question = question }
}
