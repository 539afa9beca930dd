import Payload
import Words

/// Why a payload could not be read, with the place.
enum PayloadErrorText {
  /// `Line 3, column 5: …`.
  static func phrase(_ error: JSONError) -> Phrase {
    Phrase("face.raw.error", .count(error.place.line), .count(error.place.column), .phrase(error.reason))
  }
}
