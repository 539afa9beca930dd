import Payload

/// `push_channel.ios`, made ready so that one push costs no JSON work per client
/// (docs.getui.com, REST v2, common parameters, iOS).
public struct IOSChannel: Hashable, Codable, Sendable {
  /// `type`.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case notify
    case voip
    case liveActivity = "liveactivity"
  }

  /// `type`.
  public let kind: Kind
  /// Whether it only wakes the app.
  public let isSilent: Bool
  /// `auto_badge`; it overrides `aps.badge`.
  public let autoBadge: CountChange?
  /// `apns-collapse-id`.
  public let collapseID: String?
  /// `laId`.
  public let activityID: String?
  /// The beginning of the payload, up to where the badge goes.
  private let front: [UInt8]
  private let frontHasMembers: Bool
  private let badge: Int?
  private let isMutable: Bool
  /// What stands between the end of `aps` and the ids of the copy.
  private let middle: [UInt8]

  /// The channel of these parts.
  ///
  /// - Parameters:
  ///   - aps: the members of `aps`, the badge left out.
  ///   - badge: `aps.badge`.
  ///   - rest: what stands beside `aps`, in the order in which the phone gets it.
  init(
    kind: Kind, aps: [JSONTree.Member], badge: Int?, isSilent: Bool, isMutable: Bool, rest: [JSONTree.Member],
    autoBadge: CountChange?, collapseID: String?, activityID: String?
  ) {
    self.kind = kind
    self.isSilent = isSilent
    self.autoBadge = autoBadge
    self.collapseID = collapseID
    self.activityID = activityID
    self.badge = badge
    self.isMutable = isMutable
    front = Array(#"{"aps":"#.utf8) + JSONTree.object(aps).bytes.dropLast()
    frontHasMembers = !aps.isEmpty
    middle = rest.isEmpty ? [] : [UInt8(ascii: ",")] + JSONTree.object(rest).bytes.dropFirst().dropLast()
  }

  /// What the phone receives.
  ///
  /// The order of the members and the keys beside `aps`, `payload` and `_gmid_` are Belfry's; the vendor does not
  /// publish them.
  ///
  /// - Parameters:
  ///   - count: the service's count after `auto_badge`; nil where the push has none.
  ///   - copy: the ids of the copy.
  func body(count: Int?, copy: CopyID) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(front.count + middle.count + 192)
    bytes += front
    var needsComma = frontHasMembers
    if let badge = count ?? badge {
      bytes += (needsComma ? #","badge":"# : #""badge":"#).utf8
      bytes += String(badge).utf8
      needsComma = true
    }
    if isMutable { bytes += (needsComma ? #","mutable-content":1"# : #""mutable-content":1"#).utf8 }
    bytes.append(UInt8(ascii: "}"))
    bytes += middle
    bytes += #","_gmid_":""#.utf8
    copy.write(to: &bytes)
    bytes += #""}"#.utf8
    return bytes
  }

  /// `apns-push-type`.
  var pushType: PushType {
    switch kind {
    case .notify: isSilent ? .background : .alert
    case .voip: .voip
    case .liveActivity: .liveactivity
    }
  }

  /// `apns-priority`: 5 for a push that only wakes the app, which is all APNs takes for it.
  var priority: Int { isSilent ? 5 : 10 }
}
