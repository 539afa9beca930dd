import Payload

/// `apns-topic`: the app's bundle id, for some push types with a suffix
/// (Apple, Sending notification requests to APNs).
enum TopicText {
  private static let suffixes: [(type: PushType, suffix: String)] = [
    (.voip, ".voip"), (.complication, ".complication"), (.fileprovider, ".pushkit.fileprovider"),
    (.location, ".location-query"), (.liveactivity, ".push-type.liveactivity"), (.pushtotalk, ".voip-ptt"),
    (.widgets, ".push-type.widgets"), (.controls, ".push-type.controls"),
  ]

  /// Whether it could be a bundle id: letters, digits, hyphens and dots (Apple, CFBundleIdentifier).
  static func isWellFormed(_ topic: String) -> Bool {
    !topic.isEmpty
      && topic.utf8.allSatisfy { byte in
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      }
  }

  /// Whether the suffix is the one of `type`: a token is registered for one topic.
  static func isFor(_ type: PushType, _ topic: String) -> Bool {
    if type == .mdm { return true }
    return suffixes.first { topic.hasSuffix($0.suffix) }?.type == suffixes.first { $0.type == type }?.type
  }
}
