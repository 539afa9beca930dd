import Payload

/// `notification.ios`, made ready so that one push costs no JSON work per device
/// (docs.jiguang.cn, push API v3, notification, iOS).
public struct IOSNotification: Hashable, Codable, Sendable {
  /// What it says about the badge; nil leaves the icon and the service's copy alone.
  public let badge: ServerBadge.Change?
  /// Whether it only wakes the app.
  public let isSilent: Bool
  /// The beginning of the payload, up to where the badge goes.
  private let front: [UInt8]
  private let frontHasMembers: Bool
  /// What stands beside `aps`, with a comma in front; empty where there is nothing.
  private let extras: [UInt8]

  /// A notification.
  ///
  /// - Parameters:
  ///   - aps: the members of `aps`, the badge left out.
  ///   - extras: what goes beside `aps`; the system's own keys win over those of the same name.
  init(aps: [JSONTree.Member], badge: ServerBadge.Change?, isSilent: Bool, extras: [JSONTree.Member]) {
    self.badge = badge
    self.isSilent = isSilent
    front = Array(#"{"aps":"#.utf8) + JSONTree.object(aps).bytes.dropLast()
    frontHasMembers = !aps.isEmpty
    let own = extras.filter { $0.key != "aps" && !$0.key.hasPrefix("_j_") }
    self.extras =
      own.isEmpty ? [] : [UInt8(ascii: ",")] + JSONTree.object(own).bytes.dropFirst().dropLast()
  }

  /// What one device receives: its own badge, the ids, the extras at the top level.
  ///
  /// - Parameters:
  ///   - badge: the number after the change; nil where the push has none.
  ///   - messageID: `msg_id`, which stands in the payload as a number.
  ///   - device: the numeric id of the device.
  func body(badge: Int?, messageID: String, device: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(front.count + extras.count + 128)
    bytes += front
    if let badge { bytes += "\(frontHasMembers ? "," : "")\"badge\":\(badge)".utf8 }
    bytes += #"},"_j_msgid":\#(messageID),"_j_uid":\#(device),"_j_business":1"#.utf8
    bytes += extras
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
