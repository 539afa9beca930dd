import Payload

/// The colour of a JSON value: string and number are told apart at a glance.
enum ValueRole {
  static func of(_ value: JSONValue) -> Role {
    switch value.kind {
    case .string: .jsonString
    case .number: .jsonNumber
    case .boolean, .null: .jsonWord
    case .object, .array: .text
    }
  }
}
