import Words

extension Phone {
  /// Sees to it that the Scheduled Summary comes, now that something waits for it.
  mutating func timeSummary(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard summaryDue == nil, let due = nextSummary(after: turn.at) else { return }
    summaryDue = due
    out.later(.summary, at: due)
  }

  /// The person sets the times of the summary; what waits comes with the next of them.
  mutating func setSummaryTimes(_ minutes: [Int], _ turn: Turn, _ out: inout PhoneTranscript) {
    conditions.summaryTimes = minutes
    out.add(
      .life(.summaryTimes(minutes)), rule: "ios.summary.times", from: .user, to: .system, at: turn.at)
    guard summaryDue != nil else { return }
    summaryDue = nil
    timeSummary(turn, &out)
  }

  /// It is the time of a summary; an older plan may have been given up.
  mutating func summaryComes(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard summaryDue == turn.at else { return }
    summaryDue = nil
    for entry in Self.byRelevance(centre.summaryComes().reversed()) {
      var about = turn
      about.push = entry.number
      out.show(.life(.summarised), .info, rule: "ios.summary.comes", about)
    }
  }

  private func nextSummary(after moment: Instant) -> Instant? {
    conditions.summaryTimes
      .compactMap { CalendarMatch(.every, minute: $0).next(after: moment, offset: local.offset) }
      .min()
  }
}
