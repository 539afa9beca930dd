/// A push that the service extension is busy with.
struct ExtensionRun: Codable, Sendable {
  /// The push as it came.
  let delivery: Delivery
  /// What the extension does with it.
  let setup: ExtensionSetup
}
