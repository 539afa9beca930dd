/// How long things take between the SDK and the service.
///
/// The vendor publishes none of these but the lock of 20 s and the window of 10 s; they are Belfry's defaults, kept in
/// this one place. All in milliseconds.
public enum JPushTiming {
  /// From the app coming to the front to the first notification; late enough for observers added after the set-up.
  public static let start: Int64 = 10
  /// From connecting to a standing connection.
  public static let connect: Int64 = 120
  /// From the standing connection to the registration ID, the first time.
  public static let register: Int64 = 150
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
  /// After this long a call without an answer fails with 6002 and its lock is dropped
  /// (docs.jiguang.cn, iOS client error codes 6021 and 6022, for the lock).
  public static let lock: Int64 = 20_000
  /// The window in which so many calls are let through (docs.jiguang.cn, iOS client error code 6011).
  public static let rateWindow: Int64 = 10_000
}
