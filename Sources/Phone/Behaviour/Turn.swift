/// What all steps of one handling share.
struct Turn {
  /// When.
  let at: Instant
  /// The answers to open points.
  let switches: RuleSwitches
  /// The push that it is about.
  var push: PushNumber?
}
