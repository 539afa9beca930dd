import Language

/// What is exported or edited: a push, or a request by its own number.
enum HistoryTarget: Hashable, Sendable {
  case push(Int)
  case request(Int)

  /// The words that name it again.
  var words: String {
    switch self {
    case .push(let number): "#\(number)"
    case .request(let number): "request \(number)"
    }
  }
}
