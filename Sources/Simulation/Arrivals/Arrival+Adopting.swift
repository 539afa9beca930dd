extension Arrival {
  /// The rules that refuse a request for a name that nobody here has.
  private static let rules: Set<String> = [
    "apns.token.unknown", "apns.topic.token", "jpush.rest.1003", "jpush.rest.1004", "jpush.rest.1008",
    "jpush.rest.1011", "jpush.rest.3001", "jpush.rest.7004", "jpush.rest.7008", "jpush.rest.8101",
    "getui.rest.20001",
  ]

  /// Whether it was refused for what `adopt` may take on; `World.canAdopt` tells whether it is that and nothing else.
  public var mayBeAdopted: Bool { outcome == .refused && Self.rules.contains(rule.name) }
}
