/// What the SDK or the service does later. A job whose token is no longer current does nothing.
public enum JPushJob: Hashable, Codable, Sendable {
  /// The connection takes its next step.
  case proceed(token: UInt32)
  /// The service's answer to a call reaches the phone.
  case reply(call: UInt32)
  /// A call has waited as long as it may.
  case timeout(call: UInt32)
  /// The SDK hands over an answer that it gave by itself.
  case complete(SDKAnswer, process: UInt32)
  /// The SDK hands over the answer of `setPushEnable:completion:`.
  case pushEnableAnswered(process: UInt32)
  /// A block that waits for the registration ID has waited as long as it may.
  case identify(call: UInt32)
  /// The service looks for kept messages of the device whose time has passed.
  case expire
}
