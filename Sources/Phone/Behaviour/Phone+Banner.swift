import Words

extension Phone {
  /// How long a banner stays, in milliseconds. Nobody documents it; about five seconds are assumed.
  static let bannerTime: Int64 = 5_000

  /// Shows `entry` on the screen in place of what is there.
  mutating func raiseBanner(
    _ entry: NotificationEntry, isInList: Bool, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    if let old = centre.banner, !old.isInList { lower(old, rule: "ios.banner.next", turn, &out) }
    let until = turn.at.after(milliseconds: Self.bannerTime)
    centre.banner = BannerOnScreen(entry: entry, isInList: isInList, until: until)
    if !bannerIsTimed {
      bannerIsTimed = true
      out.later(.bannerEnds, at: until)
    }
  }

  /// Does what the phone wanted to do at this moment.
  public mutating func run(
    _ job: PhoneJob, at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    switch job {
    case .bannerEnds:
      bannerIsTimed = false
      guard let banner = centre.banner else { return }
      if banner.until > moment {
        bannerIsTimed = true
        out.later(.bannerEnds, at: banner.until)
      } else {
        lower(banner, rule: "ios.banner.time", Turn(at: moment, on: os, switches: switches, code: code), &out)
        centre.banner = nil
      }
    case .answer(let call, let answer): answerLater(call, answer, moment, switches, &out)
    case .answerLimit(let call): answerTimeEnds(call, moment, switches, &out)
    case .summary: summaryComes(Turn(at: moment, on: os, switches: switches, code: code), &out)
    case .service(let job): run(job, Turn(at: moment, on: os, switches: switches, code: code), &out)
    case .local(let job): run(job, Turn(at: moment, on: os, switches: switches, code: code), &out)
    case .call(let job): run(job, Turn(at: moment, on: os, switches: switches, code: code), &out)
    case .activity(let job): run(job, Turn(at: moment, on: os, switches: switches, code: code), &out)
    }
  }

  private func lower(
    _ banner: BannerOnScreen, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    var about = turn
    about.push = banner.entry.number
    out.show(.bannerEnded, .info, rule: rule, about)
  }

  /// The person swipes the banner up.
  mutating func swipeBannerAway(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard let banner = centre.banner else {
      out.note(.nothingThere, .stopped, rule: "ios.banner.none", turn)
      return
    }
    var about = turn
    about.push = banner.entry.number
    out.act(.swipesBannerAway, rule: "ios.banner.away", about)
    lower(banner, rule: "ios.banner.away", turn, &out)
    centre.banner = nil
  }
}
