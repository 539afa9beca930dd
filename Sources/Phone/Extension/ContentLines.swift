import Payload

/// The three lines of a notification; empty where there is none.
public struct ContentLines: Hashable, Codable, Sendable {
  /// The title.
  public let title: String
  /// The subtitle.
  public let subtitle: String
  /// The body.
  public let body: String

  /// Lines with these texts.
  public init(title: String, subtitle: String, body: String) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }

  init(_ payload: APNsPayload) {
    let lines = payload.shownLines
    title = lines.title
    subtitle = lines.subtitle
    body = lines.body
  }

  /// The lines that say something, top one first.
  public var texts: [String] { [title, subtitle, body].filter { !$0.isEmpty } }
}
