import JPush
import Phone

/// What the status bar and the dialogs say about the phone.
struct PhoneFacts: Hashable, Sendable {
  var phone = PhoneNumber(1)
  var app = AppState.notRunning
  var os = OSVersion(17)
  var network = true
  /// The number on the icon.
  var badge = 0
  /// JPush's copy of it; nil while the device is not registered there.
  var serverBadge: Int?
  var connection = ConnectionState.closed
  var alias: String?
  var tags: [String] = []
  /// The SDK's latest answer to a tag or alias call.
  var answer: SDKAnswer?
}
