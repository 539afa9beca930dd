extension JPushApp {
  /// What the service answers to a call of the SDK because of how it stands to the app; nil lets it answer as it should.
  ///
  /// The vendor names the codes and not what brings them about.
  func code(for request: SDKRequest) -> SDKCode? {
    if isBlacklisted { return .blacklisted }
    if isFailing { return request == .getAllTags ? .readingTagsFailed : .serverFailed }
    return isBusy ? .busy : nil
  }
}
