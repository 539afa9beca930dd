/// What a filter asks of a number.
public enum NumberTest: Hashable, Sendable {
  case equal(Int)
  case over(Int)
  case atLeast(Int)
  case under(Int)
  case atMost(Int)
  /// There is a number, whichever.
  case any
  /// There is none.
  case none

  init?(_ text: String) {
    switch text {
    case "any": self = .any
    case "none": self = .none
    default:
      let (comparison, rest) = Comparison.split(text)
      guard let number = Int(rest) else { return nil }
      switch comparison {
      case .over: self = .over(number)
      case .atLeast: self = .atLeast(number)
      case .under: self = .under(number)
      case .atMost: self = .atMost(number)
      case nil: self = .equal(number)
      }
    }
  }

  var text: String {
    switch self {
    case .equal(let number): "\(number)"
    case .over(let number): ">\(number)"
    case .atLeast(let number): ">=\(number)"
    case .under(let number): "<\(number)"
    case .atMost(let number): "<=\(number)"
    case .any: "any"
    case .none: "none"
    }
  }

  func holds(for value: Int?) -> Bool {
    guard let value else { return self == .none }
    return switch self {
    case .equal(let number): value == number
    case .over(let number): value > number
    case .atLeast(let number): value >= number
    case .under(let number): value < number
    case .atMost(let number): value <= number
    case .any: true
    case .none: false
    }
  }
}
