/// An object whose members are replaced one by one; what is not touched stays as it was written.
public struct JSONObjectEdit {
  private var members: [(key: String, text: String)] = []

  /// The members of `object`; none if it is nil or no object.
  public init(_ object: JSONValue?) {
    members = object?.members.map { ($0.key, $0.value.text) } ?? []
  }

  /// Puts `text`, which is JSON, in the place of the member `key`, or behind all others; nil takes the member away.
  public mutating func set(_ key: String, _ text: String?) {
    let place = members.firstIndex { $0.key == key }
    guard let text else {
      members.removeAll { $0.key == key }
      return
    }
    guard let place else {
      members.append((key, text))
      return
    }
    members[place].text = text
    members = members.enumerated().filter { $0.offset <= place || $0.element.key != key }.map(\.element)
  }

  /// Puts the string `text` in the place of the member `key`.
  public mutating func set(_ key: String, string text: String) { set(key, JSONQuote.quoted(text)) }

  /// The object as JSON.
  public var text: String {
    "{" + members.map { JSONQuote.quoted($0.key) + ":" + $0.text }.joined(separator: ",") + "}"
  }
}
