/// The files that come with the program.
public enum LibraryCatalogue {
  /// Payloads, the plainest first.
  public static let samples = [
    LibrarySample("alert") { PackageResources.alert_apns },
    LibrarySample("parcel") { PackageResources.parcel_apns },
    LibrarySample("chat-zh") { PackageResources.chat_zh_apns },
    LibrarySample("silent") { PackageResources.silent_apns },
    LibrarySample("alert-and-silent") { PackageResources.alert_and_silent_apns },
    LibrarySample("badge-zero") { PackageResources.badge_zero_apns },
    LibrarySample("time-sensitive") { PackageResources.time_sensitive_apns },
    LibrarySample("jpush") { PackageResources.jpush_apns },
    LibrarySample("mistakes") { PackageResources.mistakes_apns },
  ]
}
