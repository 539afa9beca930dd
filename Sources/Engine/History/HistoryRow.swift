import Journal
import Simulation

/// One row of the history.
public enum HistoryRow: Hashable, Sendable {
  case push(Arrival)
  case request(Exchange)

  /// Its number, in the numbers of its kind.
  public var number: Int {
    switch self {
    case .push(let arrival): arrival.number.value
    case .request(let exchange): exchange.number
    }
  }

  /// The signs beside it.
  public var signs: [ArrivalSign] {
    switch self {
    case .push(let arrival): arrival.signs
    case .request(let exchange): exchange.signs
    }
  }
}
