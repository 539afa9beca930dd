/// A language Belfry speaks to people.
public enum Tongue: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case chinese = "zh"
}
