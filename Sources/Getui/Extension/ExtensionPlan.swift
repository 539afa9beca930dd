/// How the service extension will end, and when.
struct ExtensionPlan {
  let end: ExtensionRun.End
  let milliseconds: Int64

  /// Whether it ends before iOS ends it.
  var isInTime: Bool { milliseconds < GetuiTiming.extensionTime }
}
