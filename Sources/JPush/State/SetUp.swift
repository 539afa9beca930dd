/// The arguments of `setupWithOption:appKey:channel:apsForProduction:` (docs.jiguang.cn, iOS SDK API, set-up).
public struct SetUp: Hashable, Codable, Sendable {
  /// The app's key in the portal.
  public let appKey: String
  /// Where the app was published; for statistics only.
  public let channel: String?
  /// `apsForProduction`. Which of Apple's two worlds the token belongs to, the signing profile decides
  /// (github.com/jpush/jpush-react-native issue 357).
  public let isForProduction: Bool
  /// The advertising identifier of the longer form.
  public let advertisingID: String?

  /// The call's name as the vendor spells it.
  var name: String {
    "setupWithOption:appKey:channel:apsForProduction:"
      + (advertisingID == nil ? "" : "advertisingIdentifier:")
  }

  /// The arguments as short text.
  var detail: String {
    "\(appKey) channel:\(channel ?? "nil") apsForProduction:\(isForProduction ? "YES" : "NO")"
  }
}
