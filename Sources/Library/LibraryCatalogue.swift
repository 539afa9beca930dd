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

  /// Apps of public articles, each as it is written there and as it was meant.
  public static let profiles = [
    LibraryProfile("mejpush") { PackageResources.mejpush_profile },
    LibraryProfile("mejpush-as-meant") { PackageResources.mejpush_as_meant_profile },
    LibraryProfile("jpush-category") { PackageResources.jpush_category_profile },
    LibraryProfile("jpush-category-as-meant") { PackageResources.jpush_category_as_meant_profile },
    LibraryProfile("getui-tvm") { PackageResources.getui_tvm_profile },
    LibraryProfile("getui-tvm-as-meant") { PackageResources.getui_tvm_as_meant_profile },
  ]
}
