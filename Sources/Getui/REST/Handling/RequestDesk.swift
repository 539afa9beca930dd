import Phone

/// What the service knows about the request that it is answering.
struct RequestDesk {
  /// The `appId` in the path.
  let appID: String
  /// Whether it was written as a command.
  let isTrusted: Bool
  let credential: GetuiCredential
  let form: GetuiReply.Form
  let moment: Instant
}
