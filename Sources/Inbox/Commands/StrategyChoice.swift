import Getui

/// `settings.strategy` of Getui by its number.
enum StrategyChoice: String, CaseIterable, Sendable {
  case first = "1"
  case second = "2"
  case third = "3"
  case fourth = "4"

  var strategy: PushStrategy {
    switch self {
    case .first: .connectionElseAPNs
    case .second: .apnsOnly
    case .third: .connectionOnly
    case .fourth: .apnsElseConnection
    }
  }
}
