/// How the raw page shows a payload.
enum RawForm: String, CaseIterable, Sendable {
  /// Set out in lines, with colours.
  case pretty
  /// Byte for byte.
  case received
}
