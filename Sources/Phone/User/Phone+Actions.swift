import Language
import Words

extension Phone {
  /// Buttons that iOS 8 and 9 show at most, in the long form of an alert.
  private static let oldLimit = 4

  /// The buttons that the phone shows for `entry`, in the order of its category.
  ///
  /// None before iOS 8, and no more than four on iOS 8 and 9; a button for text is none before iOS 9.
  public func buttons(of entry: NotificationEntry) -> [NotificationAction] {
    guard os >= OSVersion(8), let category = setup.category(entry.payload.category) else { return [] }
    if os >= OSVersion(10) { return category.actions }
    let known = category.actions.filter { !$0.takesText || os >= OSVersion(9) }
    return Array(known.prefix(Self.oldLimit))
  }

  /// The button `identifier` of `entry`; tells where there is none.
  func button(
    _ identifier: String, of entry: NotificationEntry, _ turn: Turn, _ out: inout PhoneTranscript
  ) -> NotificationAction? {
    if let button = buttons(of: entry).first(where: { $0.identifier == identifier }) { return button }
    let isKnown = setup.category(entry.payload.category)?.actions.contains { $0.identifier == identifier }
    out.note(
      .nothingThere, .stopped, rule: isKnown == true ? "ios.action.version" : "ios.action.none", turn)
    return nil
  }

  /// The person writes `text` under a button for it, and sends it.
  mutating func reply(
    _ target: Target, _ text: String, _ action: String?, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    guard let (entry, turn) = find(target, turn, &out) else { return }
    let fields = buttons(of: entry).filter(\.takesText)
    guard let button = fields.first(where: { action == nil || $0.identifier == action }) else {
      out.note(.nothingThere, .stopped, rule: "ios.action.no-text", turn)
      return
    }
    press(button, .reply(button.identifier, text: text), of: entry, turn, &out)
  }

  /// The person chooses `button`: it opens the app, or runs its code behind.
  mutating func press(
    _ button: NotificationAction, _ action: ResponseAction, of entry: NotificationEntry, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    out.act(.taps(action), rule: button.isForeground ? "ios.action.front" : "ios.action", turn)
    if button.needsUnlock || button.isForeground { unlockFirst(turn, &out) }
    if button.isForeground || !turn.switches[.backgroundActionKeepsEntry] {
      takeOut(entry, .opened, rule: "ios.action.removed", turn, &out)
    } else {
      takeDown(entry)
    }
    let response = NotificationResponse(action, to: entry, turn.switches)
    if button.isForeground {
      bringToFront(.response(response), turn, &out)
    } else {
      respondBehind(response, rule: "ios.action.behind", turn, &out)
    }
  }

  /// The person follows the app's own link in Settings, or in the options of a notification.
  mutating func tapSettings(_ target: Target?, _ turn: Turn, _ out: inout PhoneTranscript) {
    var turn = turn
    if let target {
      guard let (_, about) = find(target, turn, &out) else { return }
      turn = about
    }
    guard os >= OSVersion(12), setup.delegate != .none, setup.methods.contains(.openSettings) else {
      out.note(.nothingThere, .stopped, rule: "ios.settings.none", turn)
      return
    }
    out.act(.tapsSettings, rule: "ios.settings", turn)
    if !app.isAlive, setup.delegate == .late {
      bringToFront(.icon, turn, &out)
      out.note(.life(.responseLost), .stopped, rule: "ios.tap.late", turn)
    } else {
      bringToFront(.settings(fromNotification: target != nil), turn, &out)
    }
  }
}
