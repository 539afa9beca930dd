import Payload

/// Reads requests; null counts as left out.
extension JSONValue {
  /// The value of `key`; nil if it is missing or null.
  func given(_ key: String) -> JSONValue? {
    guard let found = self[key], found.kind != .null else { return nil }
    return found
  }

  /// Whether there is a value under `key`.
  func has(_ key: String) -> Bool { given(key) != nil }

  /// The text under `key`; nil if it is missing.
  func text(_ key: String) throws(JPushRefusal) -> String? {
    guard let found = given(key) else { return nil }
    guard let text = found.string else { throw JPushRefusal(.invalid, at: key) }
    return text
  }

  /// The texts of an array.
  func texts(_ fault: JPushCode = .invalid) throws(JPushRefusal) -> [String] {
    guard kind == .array else { throw JPushRefusal(fault) }
    var texts: [String] = []
    for item in items {
      guard let text = item.string else { throw JPushRefusal(fault) }
      texts.append(text)
    }
    return texts
  }

  /// - Throws: 1009 for a key that is none of `keys`.
  func allowOnly(_ keys: [String]) throws(JPushRefusal) {
    for member in members where !keys.contains(member.key) {
      throw JPushRefusal(.unsupportedKey, at: member.key)
    }
  }
}
