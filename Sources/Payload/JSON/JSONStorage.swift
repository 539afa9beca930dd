/// The bytes of a document and the tape over them.
///
/// A class, so that a view of a value costs one reference; nothing in it ever changes.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  /// Values in the order of the text; an object holds key, value, key, value …
  let nodes: ContiguousArray<JSONNode>
  let duplicates: [JSONDuplicate]

  init(bytes: [UInt8], nodes: ContiguousArray<JSONNode>, duplicates: [JSONDuplicate]) {
    self.bytes = bytes
    self.nodes = nodes
    self.duplicates = duplicates
  }
}
