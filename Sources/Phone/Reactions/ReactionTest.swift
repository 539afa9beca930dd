/// A condition of a reaction: whether something that the call carries is one value, or is not.
public struct ReactionTest: Hashable, Codable, Sendable {
  /// What is looked at.
  public let subject: TestSubject
  /// Whether it must be the value, or must not.
  public let wantsEqual: Bool
  /// The value.
  public let value: TestValue

  /// A condition.
  public init(_ subject: TestSubject, is wantsEqual: Bool = true, _ value: TestValue) {
    self.subject = subject
    self.wantsEqual = wantsEqual
    self.value = value
  }

  /// Whether it holds for a call.
  func holds(for call: CalledApp) -> Bool { isEqual(call) == wantsEqual }

  private func isEqual(_ call: CalledApp) -> Bool {
    switch subject {
    case .key(let path): value.matches(call.value(at: path))
    case .state: value == call.state.map { .text($0.rawValue) } ?? .absent
    case .action: value == call.action.map(TestValue.text) ?? .absent
    case .identifier: value == call.identifier.map(TestValue.text) ?? .absent
    case .memory(let name): value == .flag(call.memory.contains(name))
    }
  }
}
