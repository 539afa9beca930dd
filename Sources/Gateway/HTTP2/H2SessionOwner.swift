/// Whoever a session tells of requests that are whole.
protocol H2SessionOwner: AnyObject {
  /// Stream `number` is a whole request.
  func take(_ stream: H2Stream, _ number: Int32)
}
