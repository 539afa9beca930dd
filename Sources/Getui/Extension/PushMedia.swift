import Payload

/// One item of `multimedia` (docs.getui.com, REST v2, common parameters, iOS).
public struct PushMedia: Hashable, Sendable {
  /// `multimedia.type`, with the limits of the extension (docs.getui.com, iOS SDK API, 29.1).
  public enum Kind: Int, CaseIterable, Sendable {
    case image = 1
    case audio = 2
    case video = 3

    /// The largest file, in bytes.
    public var sizeLimit: Int {
      switch self {
      case .image: 10 << 20
      case .audio: 5 << 20
      case .video: 50 << 20
      }
    }

    /// The longest download, in milliseconds.
    public var timeLimit: Int64 {
      switch self {
      case .image: 120_000
      case .audio: 60_000
      case .video: 180_000
      }
    }
  }

  /// The most items of one push (pinzi, C# client for REST v2).
  public static let most = 3

  /// Where it is.
  public let url: String
  /// What it is.
  public let kind: Kind
  /// Whether a cellular network leaves it alone.
  public let onlyWiFi: Bool

  /// The items of a payload; what cannot be read is left out.
  public static func items(in payload: [UInt8]) -> [PushMedia] {
    guard let list = (try? JSONDocument(payload))?.root["multimedia"] else { return [] }
    return list.items.compactMap { item in
      guard let url = item["url"]?.string, let kind = item["type"]?.integer.flatMap(Kind.init(rawValue:))
      else {
        return nil
      }
      return PushMedia(url: url, kind: kind, onlyWiFi: item["only_wifi"]?.bool ?? false)
    }
  }

  /// What the extension makes of the address before it asks the network.
  func addressCode(allowsPlainHTTP: Bool) -> MediaCode? {
    guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !url.contains("%") else { return .unreachable }
    if url.hasPrefix("https://") { return nil }
    if url.hasPrefix("http://") { return allowsPlainHTTP ? nil : .plainHTTP }
    return .unreachable
  }
}
