/// How long things take between the SDK and the service, in milliseconds.
///
/// The vendor publishes none of these but the gap between alias calls and the time-out of a receipt; they are Belfry's
/// defaults, kept in this one place.
public enum GetuiTiming {
  /// From the start of the SDK to the first attempt.
  public static let start: Int64 = 10
  /// From connecting to a standing connection.
  public static let connect: Int64 = 120
  /// To the login.
  public static let logIn: Int64 = 90
  /// From a call to the service's answer.
  public static let roundTrip: Int64 = 80
  /// From a call to an answer that the SDK gives by itself.
  public static let local: Int64 = 1
  /// The first wait after a failed attempt; each further one doubles.
  public static let firstBackOff: Int64 = 1_000
  /// The longest wait between two attempts.
  public static let lastBackOff: Int64 = 60_000
  /// The gap between two alias calls must be greater than this (docs.getui.com, iOS SDK API, code 30001).
  public static let aliasGap: Int64 = 5_000
  /// How long the system leaves the connection of an app in the background that never called `runBackgroundEnable:`.
  public static let grace: Int64 = 10_000
  /// After this long without a call the fetch completion handler counts as forgotten.
  public static let handlerPatience: Int64 = 30_000
  /// How long the service extension may run (Apple, UNNotificationServiceExtension: about 30 s).
  public static let extensionTime: Int64 = 30_000
  /// The longest wait for a receipt of the extension (docs.getui.com, iOS SDK API, 29.2).
  public static let extensionReceipt: Int64 = 5_000
}
