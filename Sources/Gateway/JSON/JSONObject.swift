/// Writes one JSON object on one line, its members in the order they are added.
///
/// Text is escaped so far that the line is safe to print: no control, bidi or line-separating character stands in it as it
/// is, whatever a payload says. A nil leaves its member out.
public struct JSONObject: Sendable {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]
  private var isEmpty = true

  /// An object without members.
  public init() { bytes.reserveCapacity(256) }

  /// The object and a line feed.
  public var line: [UInt8] { bytes + [UInt8(ascii: "}"), UInt8(ascii: "\n")] }

  /// The object as text, without a line feed.
  public var text: String { String(decoding: bytes + [UInt8(ascii: "}")], as: UTF8.self) }

  /// Adds a text.
  public mutating func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    open(key)
    write(text)
  }

  /// Adds a whole number.
  public mutating func add(_ key: StaticString, _ number: (some FixedWidthInteger)?) {
    guard let number else { return }
    open(key)
    bytes += String(number).utf8
  }

  /// Adds a fraction.
  public mutating func add(_ key: StaticString, fraction: Double?) {
    guard let fraction, fraction.isFinite else { return }
    open(key)
    bytes += fraction.description.utf8
  }

  /// Adds true or false.
  public mutating func add(_ key: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    open(key)
    bytes += (flag ? "true" : "false").utf8
  }

  /// Adds a list of texts.
  public mutating func add(_ key: StaticString, _ texts: [String]?) {
    guard let texts else { return }
    open(key)
    list(texts) { $0.write($1) }
  }

  /// Adds an object.
  public mutating func add(_ key: StaticString, _ object: JSONObject?) {
    guard let object else { return }
    open(key)
    nest(object)
  }

  /// Adds a list of objects.
  public mutating func add(_ key: StaticString, _ objects: [JSONObject]?) {
    guard let objects else { return }
    open(key)
    list(objects) { $0.nest($1) }
  }

  private mutating func open(_ key: StaticString) {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes += $0 }
    bytes += "\":".utf8
  }

  private mutating func list<Item>(_ items: [Item], _ write: (inout JSONObject, Item) -> Void) {
    bytes.append(UInt8(ascii: "["))
    for (place, item) in items.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      write(&self, item)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func nest(_ object: JSONObject) {
    bytes += object.bytes
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case _ where UnprintableScalar.matches(scalar): escape(scalar)
      case _ where scalar.isASCII: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default:
        if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      bytes += "\\u".utf8
      bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
      bytes += digits.utf8
    }
  }
}
