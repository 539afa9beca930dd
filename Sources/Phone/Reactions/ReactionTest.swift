import Payload

/// A condition of a reaction: how something that the call carries compares with a value.
public struct ReactionTest: Hashable, Codable, Sendable {
  /// What is looked at.
  public let subject: TestSubject
  /// How it is compared.
  public let sign: TestSign
  /// The value.
  public let value: TestValue

  /// A condition.
  public init(_ subject: TestSubject, _ sign: TestSign, _ value: TestValue) {
    self.subject = subject
    self.sign = sign
    self.value = value
  }

  /// The condition that it is the value.
  public init(_ subject: TestSubject, _ value: TestValue) { self.init(subject, .equal, value) }

  /// Whether it holds for a call.
  func holds(for call: CalledApp) -> Bool {
    switch sign {
    case .equal, .kind: isEqual(call)
    case .notEqual, .notKind: !isEqual(call)
    case .atLeast: order(call).map { $0 >= 0 } ?? false
    case .below: order(call).map { $0 < 0 } ?? false
    }
  }

  private func isEqual(_ call: CalledApp) -> Bool {
    let value = filled(call)
    switch subject {
    case .key(let path): return value.matches(call.value(at: path))
    case .state: return value == call.state.map { .text($0.rawValue) } ?? .absent
    case .action: return value == call.action.map(TestValue.text) ?? .absent
    case .identifier: return value == call.identifier.map(TestValue.text) ?? .absent
    case .source: return value == call.source.map { .text($0.rawValue) } ?? .absent
    case .launch: return value == call.launch.map { .text($0.rawValue) } ?? .absent
    case .memory(let name): return value == .flag(call.memory.contains(name))
    case .saved(let name): return value == call.saved[name].map(TestValue.text) ?? .absent
    case .count, .ios: return order(call) == 0
    }
  }

  /// Text with values of the call in it means those values.
  private func filled(_ call: CalledApp) -> TestValue {
    if case .text(let text) = value { .text(call.filled(text)) } else { value }
  }

  /// Below 0 where the subject comes before the value, 0 where they are equal; nil where they have no order.
  private func order(_ call: CalledApp) -> Int? {
    guard case .number(let text) = value else { return nil }
    switch subject {
    case .ios: return Self.order(call.os, text)
    case .count: return Self.order(Double(call.userInfo?.count ?? 0), text)
    case .key(let path): return call.value(at: path)?.double.flatMap { Self.order($0, text) }
    default: return nil
    }
  }

  /// A version without a minor number stands for all of its releases.
  private static func order(_ os: OSVersion, _ text: String) -> Int? {
    guard let other = OSVersion(text) else { return nil }
    if os.major != other.major || !text.contains(".") { return os.major - other.major }
    return os.minor - other.minor
  }

  private static func order(_ number: Double, _ text: String) -> Int? {
    guard let other = (try? JSONDocument(Array(text.utf8)))?.root.double else { return nil }
    return number < other ? -1 : number > other ? 1 : 0
  }
}
