import Phone
import Simulation

/// What happened on a phone, derived again as if it had been watched all the time.
public struct RecalledPhone: Sendable {
  /// The phone.
  public let phone: PhoneNumber
  /// The newest command that it takes account of.
  public let command: UInt64
  /// Its rows, oldest first.
  public let rows: [Arrival]
  /// What happened to the pushes of those rows, oldest first.
  let entries: [TraceEntry]

  /// What happened to one push.
  public func entries(of push: PushNumber) -> [TraceEntry] { entries.filter { $0.push == push } }
}
