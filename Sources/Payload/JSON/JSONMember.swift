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
  func keyIs(_ name: StaticString) -> Bool {
    keyIs(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// The bytes of the key without its quotes, escapes still in it.
  var rawKeyRange: Range<Int> {
    let node = storage.nodes[index]
    return Int(node.start) + 1..<Int(node.end) - 1
  }

  private func keyIs(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = storage.nodes[index]
    return storage.bytes.withUnsafeBufferPointer { bytes in
      guard !node.hasEscapes else { return JSONText.decodedBytes(of: node, in: bytes).elementsEqual(name) }
      let range = rawKeyRange
      return range.count == name.count && UnsafeBufferPointer(rebasing: bytes[range]).elementsEqual(name)
    }
  }
}
