/// What a transparent message brings the app (docs.getui.com, iOS SDK API, 6).
public struct ReceivedMessage: Hashable, Codable, Sendable {
  /// `userInfo["payload"]`: the transmission as it was sent; nil for a silent APNs push without one.
  public let payload: String?
  /// `userInfo["_gmid_"]`; nil for a silent APNs push that did not come through Getui.
  public let copy: CopyID?
  /// YES over Getui's own connection, NO for a silent push of APNs.
  public let isFromGetui: Bool
  /// YES if the cid was offline when the message was sent.
  public let isOffline: Bool

  /// Whether a fetch completion handler comes with it: only with a push of APNs.
  public var hasHandler: Bool { !isFromGetui }

  /// The arguments as short text.
  var detail: String {
    let flags = "fromGetui=\(isFromGetui ? "YES" : "NO") offLine=\(isOffline ? "YES" : "NO")"
    return flags + (copy.map { " taskId=\($0.task.text)" } ?? "")
  }
}
