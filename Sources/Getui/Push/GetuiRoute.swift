/// What the service does with one copy of a push for one client.
public struct GetuiRoute: Sendable {
  /// The ids of the copy; nil if the task is not known.
  public var copy: CopyID?
  /// Whether the push has something for the app's code.
  public var hasText = false
  /// What goes over Getui's connection now.
  public var message: GetuiMessage?
  /// What goes to APNs now.
  public var apns: GetuiAPNsPush?
  /// Whether a copy is kept for the next login.
  public var isKept = false
  /// Why nothing goes out and nothing is kept.
  public var standstill: Standstill?
}
