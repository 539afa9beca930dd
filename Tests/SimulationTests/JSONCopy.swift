import Foundation

/// A value as it comes back from being stored.
enum JSONCopy {
  static func of<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
