import Phone

/// One copy of a push that the service is to send now.
public struct GetuiWork: Hashable, Sendable {
  /// The task.
  public let task: TaskID
  /// The phone it goes to, where the client is known.
  public let phone: PhoneNumber
  /// Where the client is in the register.
  let place: Int
}
