/// How many rows each tab holds.
struct TabCounts: Hashable, Sendable {
  var all = 0
  var phone = 0
  var refused = 0

  subscript(tab: ListTab) -> Int {
    switch tab {
    case .all: all
    case .phone: phone
    case .refused: refused
    }
  }
}
