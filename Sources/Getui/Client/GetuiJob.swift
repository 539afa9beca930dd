/// What the SDK does later. A job whose token is no longer current does nothing.
public enum GetuiJob: Hashable, Codable, Sendable {
  /// The connection takes its next step.
  case proceed(token: UInt32)
  /// The service's answer to a call reaches the phone.
  case reply(call: UInt32)
  /// The SDK hands over an answer that it gave by itself.
  case answer(GetuiCallback, process: UInt32)
  /// The system cuts the connection of an app in the background.
  case graceEnds(token: UInt32)
  /// The fetch completion handler of a push should have been called by now.
  case handlerDue(process: UInt32, push: Int)
  /// The service extension has finished, or has run out of time.
  case extensionEnds(ExtensionRun)
}
