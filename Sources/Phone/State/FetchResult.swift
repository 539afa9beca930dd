/// `UIBackgroundFetchResult`: what the app hands to the completion handler of a silent push.
public enum FetchResult: String, Codable, Sendable {
  case newData
  case noData
  case failed
}
