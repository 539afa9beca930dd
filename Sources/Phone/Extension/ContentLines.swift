import Payload

/// The three lines of a notification; empty where there is none.
public struct ContentLines: Hashable, Codable, Sendable {
  /// The title.
  public let title: String
  /// The subtitle.
  public let subtitle: String
  /// The body.
  public let body: String

  init(_ payload: APNsPayload) {
    let lines = payload.shownLines
    title = lines.title
    subtitle = lines.subtitle
    body = lines.body
  }
}
