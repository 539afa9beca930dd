import Payload

/// A call into the app, as its code sees it.
struct CalledApp {
  let callback: String
  let state: ApplicationState?
  let action: String?
  let identifier: String?
  let userInfo: JSONValue?
  let memory: Set<String>

  /// The value of `userInfo` at `path`: the member of that whole name, or else down member by member.
  func value(at path: String) -> JSONValue? {
    guard let userInfo else { return nil }
    if let value = userInfo[path] { return value }
    var at = userInfo
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let next = Self.opened(at)[String(name)] else { return nil }
      at = next
    }
    return at
  }

  /// The JSON in a text: messages of vendors often carry it that way, and apps read it.
  private static func opened(_ value: JSONValue) -> JSONValue {
    guard let text = value.string, let document = try? JSONDocument(Array(text.utf8)) else { return value }
    return document.root
  }

  /// `text` with every `{key.path}` replaced as the usual format functions would: a missing value is `(null)`.
  func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += Self.text(of: value(at: String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func text(of value: JSONValue?) -> String {
    guard let value else { return "(null)" }
    return value.string ?? value.text
  }
}
