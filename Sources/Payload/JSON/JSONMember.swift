/// A key and its value in an object.
public struct JSONMember: Sendable {
  let storage: JSONStorage
  let index: Int

  /// The key, escapes undone.
  public var key: String { keyValue.string ?? "" }

  /// The key as a string value, for its place.
  public var keyValue: JSONValue { JSONValue(storage: storage, index: index) }

  /// What the key stands for.
  public var value: JSONValue { JSONValue(storage: storage, index: index + 1) }

  /// Whether the key reads `name`, found without making a `String` of it.
  public func keyIs(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { keyIs($0) }
  }

  /// Whether the key reads `name`.
  func keyIs(_ name: StaticString) -> Bool { storage.withText(at: index) { $0.spells(name) } }

  private func keyIs(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    storage.withText(at: index) { $0.hasSameBytes(as: name) }
  }
}
