import Getui
import Phone
import Simulation
import Words

/// The audience view.
extension Model {
  /// Asks whom another expression means.
  mutating func ask(_ text: String) {
    audience.question.text = text
    audience.list = PickList()
  }

  /// Lists those who are not meant, or those who are again.
  mutating func switchOthers() {
    guard view == .audience else {
      notice = .problem(Phrase("face.audience.closed"))
      return
    }
    audience.question.listsOthers.toggle()
    audience.list = PickList()
  }

  /// Sends with another of Getui's strategies.
  mutating func changeStrategy(to choice: StrategyChoice?) {
    guard view == .audience else {
      notice = .problem(Phrase("face.audience.closed"))
      return
    }
    let all = PushStrategy.allCases
    let now = all.firstIndex(of: audience.question.strategy) ?? 0
    audience.question.strategy = choice?.strategy ?? all[(now + 1) % all.count]
    audience.question.vendor = .getui
  }

  /// Asks the other vendor.
  mutating func changeAudienceVendor() {
    audience.question.vendor = audience.question.vendor == .getui ? .jpush : .getui
    audience.list = PickList()
  }

  /// Picks the device so many rows further down.
  mutating func moveInAudience(by rows: Int) {
    let total = snapshot.audience?.total ?? 0
    let now = audience.list.picked(of: total) ?? 0
    audience.list.pick(now + min(max(rows, -total), total), of: total)
  }
}
