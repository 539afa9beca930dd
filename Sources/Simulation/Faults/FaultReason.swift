import APNs
import Getui
import JPush

/// What a service can be made to answer, under its own name: `TooManyRequests`, `jpush-2002`, `getui-10005`.
public enum FaultReason: Hashable, Sendable {
  case apns(Refusal)
  case jpush(JPushCode)
  case getui(RESTCode)

  /// Reads a name; nil if no service answers so.
  public init?(_ name: String) {
    guard let reason = Self.named[name] else { return nil }
    self = reason
  }

  /// The name.
  public var name: String {
    switch self {
    case .apns(let refusal): refusal.rawValue
    case .jpush(let code): "jpush-\(code.rawValue)"
    case .getui(let code): "getui-\(code.rawValue)"
    }
  }

  /// Every answer but success, by vendor.
  public static let all: [FaultReason] =
    Refusal.allCases.map(FaultReason.apns) + JPushCode.allCases.filter { $0 != .ok }.map(FaultReason.jpush)
    + RESTCode.allCases.filter { $0 != .ok }.map(FaultReason.getui)

  private static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension FaultReason: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    guard let reason = FaultReason(try box.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: box, debugDescription: "no reason")
    }
    self = reason
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    try box.encode(name)
  }
}
