import Payload

/// How large a part of a push is that has a limit: the whole object, braces included (docs.jiguang.cn, push API v3).
public struct JPushSize: Hashable, Sendable {
  /// `ios` or `message`.
  public let name: String
  /// Bytes as sent.
  public let bytes: Int
  /// The most there may be.
  public let limit: Int

  /// Whether it is refused with 1005.
  var isTooLarge: Bool { bytes > limit }

  /// The parts that `push` has; none of what is no push.
  public static func parts(of push: JSONValue) -> [JPushSize] {
    let ios = push["notification"].flatMap { $0.given("ios") }
    return [
      ios.map { JPushSize(name: "ios", bytes: $0.range.count, limit: 2000) },
      push.given("message").map { JPushSize(name: "message", bytes: $0.range.count, limit: 4000) },
    ].compactMap { $0 }
  }
}
