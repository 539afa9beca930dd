import Payload
import Phone

/// `apns-topic`: the app's bundle id, for some push types with a suffix
/// (Apple, Sending notification requests to APNs).
enum TopicText {
  private static let suffixes: [(type: PushType, suffix: String)] = [
    (.voip, ".voip"), (.complication, ".complication"), (.fileprovider, ".pushkit.fileprovider"),
    (.location, ".location-query"), (.liveactivity, ".push-type.liveactivity"), (.pushtotalk, ".voip-ptt"),
    (.widgets, ".push-type.widgets"), (.controls, ".push-type.controls"),
  ]

  /// Whether the suffix is the one of `type`: a token is registered for one topic.
  static func isFor(_ type: PushType, _ topic: String) -> Bool {
    if type == .mdm { return true }
    return suffixes.first { topic.hasSuffix($0.suffix) }?.type == suffixes.first { $0.type == type }?.type
  }

  /// The topic without a suffix.
  static func bundleID(in topic: String) -> String {
    guard let suffix = suffixes.first(where: { topic.hasSuffix($0.suffix) })?.suffix else { return topic }
    return String(topic.dropLast(suffix.count))
  }

  /// What a token's topic has after the bundle id.
  static func suffix(of kind: TokenKind) -> String {
    switch kind {
    case .device: ""
    case .voip: ".voip"
    case .complication: ".complication"
    case .fileprovider: ".pushkit.fileprovider"
    case .location: ".location-query"
    case .pushToTalk: ".voip-ptt"
    case .widgets: ".push-type.widgets"
    case .controls: ".push-type.controls"
    case .activityStart, .activity: ".push-type.liveactivity"
    }
  }

  /// The kind of token that a push of `type` goes to.
  static func kind(for type: PushType) -> TokenKind {
    switch type {
    case .alert, .background, .mdm: .device
    case .voip: .voip
    case .complication: .complication
    case .fileprovider: .fileprovider
    case .location: .location
    case .liveactivity: .activityStart
    case .pushtotalk: .pushToTalk
    case .widgets: .widgets
    case .controls: .controls
    }
  }
}
