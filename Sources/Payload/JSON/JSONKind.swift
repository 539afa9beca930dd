/// What a JSON value is.
public enum JSONKind: UInt8, CaseIterable, Sendable {
  case object
  case array
  case string
  case number
  case boolean
  case null
}
