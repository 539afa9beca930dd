/// What CallKit asks the app to do with a call: `provider(_:perform:)`.
public enum CallAction: String, Codable, Sendable {
  case answer = "CXAnswerCallAction"
  case end = "CXEndCallAction"
}
