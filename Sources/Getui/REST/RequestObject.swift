import Payload

/// A JSON object of a request, read member by member; what is wrong is said in the service's words.
struct RequestObject {
  private let value: JSONValue

  /// `name` is what the object is called in an error.
  init(_ value: JSONValue, _ name: String) throws(GetuiRefusal) {
    guard value.kind == .object else { throw GetuiRefusal(.type(name)) }
    self.value = value
  }

  /// The members, in order.
  var members: JSONMembers { value.members }

  /// The value of `key`; nil if it is missing or null.
  subscript(key: String) -> JSONValue? {
    guard let found = value[key], found.kind != .null else { return nil }
    return found
  }

  /// Whether there is a value under `key`.
  func has(_ key: String) -> Bool { self[key] != nil }

  /// The text under `key`; nil if it is missing.
  ///
  /// - Parameter longest: the most characters.
  func text(_ key: String, longest: Int = .max) throws(GetuiRefusal) -> String? {
    guard let found = self[key] else { return nil }
    guard let text = found.string else { throw GetuiRefusal(.type(key)) }
    guard text.count <= longest else { throw GetuiRefusal(.size(key)) }
    return text
  }

  /// The text under `key`, which must be there and not be empty.
  func requiredText(_ key: String, longest: Int = .max) throws(GetuiRefusal) -> String {
    guard let text = try text(key, longest: longest) else { throw GetuiRefusal(.missing(key)) }
    guard !text.isEmpty else { throw GetuiRefusal(.empty(key)) }
    return text
  }

  /// The whole number under `key`, within `range`; nil if it is missing.
  func number(_ key: String, in range: ClosedRange<Int>) throws(GetuiRefusal) -> Int? {
    guard let found = self[key] else { return nil }
    guard let number = found.integer else { throw GetuiRefusal(.type(key)) }
    guard range.contains(number) else { throw GetuiRefusal(.invalid(key)) }
    return number
  }

  /// The truth value under `key`; false if it is missing.
  func flag(_ key: String) throws(GetuiRefusal) -> Bool {
    guard let found = self[key] else { return false }
    guard let flag = found.bool else { throw GetuiRefusal(.type(key)) }
    return flag
  }

  /// The object under `key`; nil if it is missing.
  func object(_ key: String) throws(GetuiRefusal) -> RequestObject? {
    guard let found = self[key] else { return nil }
    return try RequestObject(found, key)
  }

  /// The object under `key`, which must be there.
  func requiredObject(_ key: String) throws(GetuiRefusal) -> RequestObject {
    guard let found = try object(key) else { throw GetuiRefusal(.missing(key)) }
    return found
  }

  /// The objects of the list under `key`, which must be there.
  func objects(_ key: String, most: Int) throws(GetuiRefusal) -> [RequestObject] {
    var objects: [RequestObject] = []
    for item in try items(key, most: most) { objects.append(try RequestObject(item, key)) }
    return objects
  }

  /// The texts of the list under `key`, which must be there; none is empty and none stands twice.
  func texts(_ key: String, most: Int) throws(GetuiRefusal) -> [String] {
    var texts: [String] = []
    var seen: Set<String> = []
    for item in try items(key, most: most) {
      guard let text = item.string else { throw GetuiRefusal(.type(key)) }
      guard !text.isEmpty else { throw GetuiRefusal(.empty(key)) }
      guard seen.insert(text).inserted else { throw GetuiRefusal(.duplicate(key)) }
      texts.append(text)
    }
    return texts
  }

  private func items(_ key: String, most: Int) throws(GetuiRefusal) -> JSONItems {
    guard let found = self[key] else { throw GetuiRefusal(.missing(key)) }
    guard found.kind == .array else { throw GetuiRefusal(.type(key)) }
    guard found.count > 0 else { throw GetuiRefusal(.empty(key)) }
    guard found.count <= most else { throw GetuiRefusal(.size(key)) }
    return found.items
  }
}
