import Phone
import Simulation

/// Where a push came from, as a filter names it.
public enum FilterSource: Hashable, Sendable {
  /// By this vendor's service.
  case vendor(String)
  /// From outside, from the demo stream, or from the app itself.
  case origin(PushOrigin)

  static let all: [FilterSource] = [
    .vendor("apns"), .vendor("jpush"), .vendor("getui"), .origin(.outside), .origin(.stream), .origin(.local),
  ]

  var word: String {
    switch self {
    case .vendor(let name): name
    case .origin(let origin): origin.rawValue
    }
  }

  func holds(for arrival: Arrival) -> Bool {
    switch self {
    case .vendor(let name): arrival.vendor == name
    case .origin(let origin): arrival.origin == origin
    }
  }
}
