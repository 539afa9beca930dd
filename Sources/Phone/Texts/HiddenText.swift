/// The lines of a notification that the lock screen does not show.
public struct HiddenText: OptionSet, Hashable, Codable, Sendable {
  /// The lines as bits.
  public let rawValue: UInt8

  /// Lines from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The title.
  public static let title = HiddenText(rawValue: 1)
  /// The subtitle.
  public static let subtitle = HiddenText(rawValue: 2)
  /// The body, in whose place “Notification” stands.
  public static let body = HiddenText(rawValue: 4)

  /// Everything.
  public static let all: HiddenText = [.title, .subtitle, .body]

  /// The lines' names, top one first.
  public var names: [String] {
    [(HiddenText.title, "title"), (.subtitle, "subtitle"), (.body, "body")].filter { contains($0.0) }.map(\.1)
  }
}
