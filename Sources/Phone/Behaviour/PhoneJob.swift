/// What a phone does later.
public enum PhoneJob: Codable, Sendable {
  /// The time of a banner is up; a newer one may have taken its place.
  case bannerEnds
  /// The app calls the completion handler of an open call.
  case answer(Int, AppAnswer)
  /// The time for the completion handler of an open call is up.
  case answerLimit(Int)
  /// The Scheduled Summary comes, unless its time was changed.
  case summary
  /// A service extension answers, or its time is up.
  case service(ExtensionJob)
  /// A local notification fires.
  case local(LocalJob)
  /// A watchdog looks after a call.
  case call(CallJob)
  /// A date of a Live Activity has come.
  case activity(ActivityJob)
}
