/// What `view` brings to the front.
enum Page: String, CaseIterable, Sendable {
  case list
  case detail
  case why
  case raw
  case callbacks
  case whatif
  case flow
  case phone
  case ledger
  case rules
  case tags
  case connection
  case dialects
  case audience
  case history

  /// The view that takes all of the screen, where it is one.
  var view: MainView? {
    switch self {
    case .whatif: .whatIf
    case .flow: .flow
    case .phone: .phone
    case .ledger: .ledger
    case .rules: .rules
    case .tags: .tags
    case .connection: .connection
    case .dialects: .dialects
    case .audience: .audience
    case .history: .history
    case .list, .detail, .why, .raw, .callbacks: nil
    }
  }
}
