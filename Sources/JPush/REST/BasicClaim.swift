import Language
import Payload

/// What a backend claims with `Authorization: Basic`: that it knows the master secret of an AppKey
/// (docs.jiguang.cn, REST API v3, authentication).
public struct BasicClaim: Hashable, Sendable {
  /// The AppKey; `group-` and the group's key for a push to a group of apps.
  public let key: String
  /// The master secret, for the edge to judge.
  public let secret: String

  /// The claim of a request; nil if it makes none that can be read.
  public init?(_ request: HTTPRequest) {
    guard let field = request.value(of: "authorization") else { return nil }
    let words = field.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "basic", let bytes = Base64.decode(String(words[1])),
      let text = String(validating: bytes, as: UTF8.self), let colon = text.firstIndex(of: ":")
    else { return nil }
    key = String(text[..<colon])
    secret = String(text[text.index(after: colon)...])
  }

  /// What the edge found out.
  public enum Verdict: Hashable, Sendable {
    case right
    case wrong
    /// Any master secret is to be taken.
    case unchecked
    /// The pair is not the one that Belfry printed.
    ///
    /// - Parameters:
    ///   - proof: what tells it from any other pair.
    ///   - isOwnKey: whether the AppKey is the right one.
    case foreign(proof: String, isOwnKey: Bool)
  }
}
