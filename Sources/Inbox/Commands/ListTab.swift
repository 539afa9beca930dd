/// The three views of the list.
enum ListTab: String, CaseIterable, Sendable {
  case all
  /// What the phone's own list still holds.
  case phone
  case refused

  /// The tab after this one; the first after the last.
  var next: ListTab {
    switch self {
    case .all: .phone
    case .phone: .refused
    case .refused: .all
    }
  }
}
