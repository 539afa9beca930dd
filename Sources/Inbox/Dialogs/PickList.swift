import Terminal

/// Which of several rows is picked, and how keys move the pick.
struct PickList: Hashable, Sendable {
  private(set) var index = 0

  init(index: Int = 0) { self.index = index }

  /// The pick among `count` rows, which may have become fewer.
  func picked(of count: Int) -> Int? { count == 0 ? nil : min(index, count - 1) }

  /// The row drawn at the top of `height` rows.
  func top(count: Int, height: Int) -> Int {
    guard height > 0, let picked = picked(of: count) else { return 0 }
    return min(max(0, picked - height / 2), max(0, count - height))
  }

  /// Takes a key that moves the pick; false if the key does something else.
  mutating func take(_ event: InputEvent, count: Int, page: Int) -> Bool {
    let now = picked(of: count) ?? 0
    let target: Int
    switch event {
    case .key(.up, []), .key(.character("p"), .control): target = now - 1
    case .key(.down, []), .key(.character("n"), .control): target = now + 1
    case .key(.pageUp, []): target = now - max(1, page)
    case .key(.pageDown, []): target = now + max(1, page)
    case .wheel(.up, _, _): target = now - 1
    case .wheel(.down, _, _): target = now + 1
    default: return false
    }
    pick(target, of: count)
    return true
  }

  /// Picks row `row`, or the nearest there is.
  mutating func pick(_ row: Int, of count: Int) { index = min(max(0, row), max(0, count - 1)) }
}
