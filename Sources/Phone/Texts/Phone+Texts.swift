import Payload
import Words

extension Phone {
  /// The lines that a person reads of an entry, but for what `hiddenText` hides.
  public func lines(of entry: NotificationEntry) -> ContentLines {
    entry.lines ?? ContentLines(entry.payload)
  }

  /// The lines of an entry that the phone does not show as it is now: Show Previews, and a phone that was not unlocked
  /// since it started. A category may keep the title and the subtitle, iOS 11 and later.
  public func hiddenText(of entry: NotificationEntry) -> HiddenText { hiddenText(of: entry.payload) }

  func hiddenText(of payload: APNsPayload) -> HiddenText {
    guard hidesText else { return [] }
    guard os.major >= 11, let category = setup.category(payload.category) else { return .all }
    var hidden: HiddenText = .body
    if !category.showsHiddenTitle { hidden.insert(.title) }
    if !category.showsHiddenSubtitle { hidden.insert(.subtitle) }
    return hidden
  }

  private var hidesText: Bool {
    if !conditions.isUnlockedSinceBoot { return true }
    switch conditions.previews {
    case .always: return false
    case .whenUnlocked: return conditions.isLocked
    case .never: return true
    }
  }

  /// The lines of a push in the app's own words, and the rule that makes them so; nil where they read as they were
  /// sent.
  func ownLines(of payload: APNsPayload) -> (lines: ContentLines, rule: RuleID)? {
    let strings =
      setup.strings.isEmpty ? nil : StringsChoice.table(for: conditions.language, in: setup.strings)
    guard strings != nil || os.major < 10, let alert = payload.alert else { return nil }
    let table = strings ?? [:]
    let knowsTitle = os >= OSVersion(8, 2)
    let lines = ContentLines(
      title: knowsTitle ? alert.title?.shown { table[$0] } ?? "" : "",
      subtitle: os.major >= 10 ? alert.subtitle?.shown { table[$0] } ?? "" : "",
      body: alert.body?.shown { table[$0] } ?? "")
    guard lines != ContentLines(payload) else { return nil }
    let isTranslated = [alert.title, alert.subtitle, alert.body].contains { line in
      line?.key.map { table[$0] != nil } == true
    }
    return (lines, isTranslated ? "ios.loc" : "ios.key.since")
  }
}
