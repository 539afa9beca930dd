import Language
import Phone

/// What a person asks of the history; nothing of it is a command of the world, though sending again leads to one.
public enum HistoryCommand: Hashable, Sendable {
  /// Keeps so many arrivals.
  case keepCount(Int)
  /// Keeps arrivals for so many microseconds; nil for ever.
  case keepFor(Int64?)
  /// Sends what brought a push once more.
  case resend(PushNumber)
  /// Sends a request over HTTP once more, by its own number.
  case resendRequest(Int)
}
