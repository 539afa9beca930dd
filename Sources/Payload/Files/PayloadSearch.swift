/// Looks for a payload within other JSON.
enum PayloadSearch {
  /// The way to the first object with `aps` in it, or to a string that holds one; nil if there is none.
  static func inner(of root: JSONValue) -> JSONPath? {
    for index in root.index..<Int(root.node.next) {
      let value = JSONValue(storage: root.storage, index: index)
      if value.kind == .object, value["aps"]?.kind == .object { return value.path }
      if value.kind == .string, holdsPayload(value) { return value.path }
    }
    return nil
  }

  /// A string counts if it reads as JSON with `aps`; the word is looked for first because reading costs more.
  private static func holdsPayload(_ value: JSONValue) -> Bool {
    guard value.range.count > 8, let text = value.string else { return false }
    let bytes = Array(text.utf8)
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"), text.contains("\"aps\"") else {
      return false
    }
    guard let document = try? JSONDocument(bytes) else { return false }
    return document.root["aps"]?.kind == .object
  }
}
