/// The calls whose completion handlers are still to be called.
struct OpenCalls: Codable, Sendable {
  private(set) var list: [OpenCall] = []
  /// Tokens are never used twice, so a job about a call that is over finds nothing.
  private(set) var nextToken = 0

  subscript(token: Int) -> OpenCall? { list.first { $0.token == token } }

  mutating func open(_ call: OpenCall) {
    list.append(call)
    nextToken += 1
  }

  /// Changes a call; one that is over, and will not be completed once more, goes.
  mutating func update(_ call: OpenCall) {
    guard let index = list.firstIndex(where: { $0.token == call.token }) else { return }
    if call.isAnswered, call.left == 0 {
      list.remove(at: index)
    } else {
      list[index] = call
    }
  }

  mutating func close(_ token: Int) { list.removeAll { $0.token == token } }

  mutating func closeAll() -> [OpenCall] {
    defer { list = [] }
    return list
  }

  /// The person brought the app to the front, so nothing will freeze it.
  mutating func stayAwake() {
    for index in list.indices {
      if case .suspend = list[index].rest { list[index].rest = .nothing }
    }
  }
}
