/// A view of one value in a document; nothing is decoded before it is asked for.
public struct JSONValue: Sendable {
  let storage: JSONStorage
  let index: Int

  var node: JSONNode { storage.nodes[index] }

  /// What the value is.
  public var kind: JSONKind { node.kind }

  /// The bytes of the value in the document, quotes and brackets included.
  public var range: Range<Int> { node.range }

  /// The value's bytes as they were received.
  public var asReceived: ArraySlice<UInt8> { storage.bytes[node.range] }

  /// The value's text as it was received: a string with quotes and escapes, a number digit by digit.
  public var text: String { String(decoding: asReceived, as: UTF8.self) }

  /// The text of a string with its escapes undone; nil for other kinds.
  public var string: String? { storage.string(at: index) }

  /// A number as it was written, such as `1.10` or `1E2`; nil for other kinds.
  public var numberText: String? { kind == .number ? text : nil }

  /// The number if it is whole and fits, however it is written: `2`, `2.0`, `2e0`; nil for the rest.
  public var integer: Int? { storage.integer(at: index, cuttingFraction: false) }

  /// The number with its fraction cut off, if it fits; nil for the rest.
  public var integerCut: Int? { storage.integer(at: index, cuttingFraction: true) }

  /// The number as a `Double`, rounded as usual; nil for other kinds and beyond its range.
  public var double: Double? { storage.double(at: index) }

  /// The truth value; nil for other kinds.
  public var bool: Bool? { storage.bool(at: index) }

  /// How many members or items a container holds; 0 for other kinds.
  public var count: Int {
    switch kind {
    case .object, .array: Int(node.detail)
    default: 0
    }
  }

  /// The members of an object in their order, duplicates included; none for other kinds.
  public var members: JSONMembers { JSONMembers(of: self) }

  /// The items of an array; none for other kinds.
  public var items: JSONItems { JSONItems(of: self) }

  /// The value of the member `key`; of several the last one, see `JSONDuplicate`.
  public subscript(key: String) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.keyIs(key) { found = member.value }
    return found
  }

  /// Where the value starts. Costs a pass over the text before it.
  public var place: SourcePlace { SourcePlace(of: Int(node.start), in: storage.bytes) }
}

extension JSONValue: Equatable {
  /// Whether both are the same value of the same text; `1` and `1.0` are not equal.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    one.asReceived.elementsEqual(other.asReceived)
  }
}
