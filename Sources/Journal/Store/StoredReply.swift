import APNs
import Phone
import Simulation

/// What a service answered to a push: kept, because a trace derived again later may follow newer rules.
public struct StoredReply: Hashable, Sendable {
  /// The command that was answered.
  public let command: UInt64
  /// The HTTP status.
  public let status: Int
  /// The reason; empty where it was taken.
  public let reason: String
  /// The id that the answer gave: `apns-id`.
  public let id: String

  /// The reply that `entry` stands for; nil if it is none.
  public init?(_ entry: TraceEntry) {
    command = entry.number.command
    switch entry.event {
    case .apns(.accepted(let apnsID)): (status, reason, id) = (200, "", apnsID)
    case .apns(.refused(let refusal)): (status, reason, id) = (refusal.status, refusal.rawValue, "")
    default: return nil
    }
  }

  private init?(line: Substring.UTF8View) {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard parts.count == 4, let command = UInt64(String(parts[0]) ?? ""),
      let status = Int(String(parts[1]) ?? "")
    else { return nil }
    self.command = command
    self.status = status
    reason = String(parts[2]) ?? ""
    id = String(parts[3]) ?? ""
  }

  /// Replies as one blob: a line each, their four parts between tabs.
  static func write(_ replies: [StoredReply]) -> [UInt8] {
    var text = ""
    for reply in replies {
      text += "\(reply.command)\t\(reply.status)\t\(reply.reason)\t\(reply.id)\n"
    }
    return Array(text.utf8)
  }

  static func read(_ bytes: [UInt8]) -> [StoredReply] {
    String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n"))
      .compactMap { StoredReply(line: $0) }
  }
}
