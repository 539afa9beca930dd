/// A text of a notification's content that code may change.
public enum ContentField: String, Codable, CaseIterable, Sendable {
  case title
  case subtitle
  case body
  case sound
  case category
  case thread
}
