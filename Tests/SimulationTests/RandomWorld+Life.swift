import Phone

extension RandomWorld {
  /// A command of the lock, the list and the app's own calls, with any values.
  mutating func anyLifeCommand() -> LifeCommand {
    switch below(10) {
    case 0: .reply(target(), text: text(), action: optional { $0.text() })
    case 1: .openLook(target())
    case 2: .tapSettings(optional { $0.target() })
    case 3: .clearGroup(target())
    case 4: .removesDelivered(pick([["all"], [text()], [text(), text()], []]))
    case 5: .iconBadge(number())
    case 6: .category(text(), anyCategoryChange())
    case 7: pick([.grouping(pick(Grouping.allCases)), .summaryTimes([below(1440)])])
    case 8: .scenes(below(2) == 0)
    default: pick([.lock, .unlock, .restart, .discardScene, .closeLook, .listsDelivered])
    }
  }

  /// The same as people have it: a category that pushes name.
  mutating func likelyLifeCommand() -> LifeCommand {
    switch below(3) {
    case 0: .category("ORDER", .action(NotificationAction("TRACK", isForeground: below(2) == 0)))
    case 1: .category("ORDER", .action(NotificationAction("REPLY", takesText: true)))
    default: pick([.category("ORDER", .tellsDismissal(true)), .lock, .unlock, .closeLook])
    }
  }

  private mutating func anyCategoryChange() -> CategoryChange {
    switch below(6) {
    case 0:
      .action(
        NotificationAction(
          "a" + text(), title: optional { $0.text() }, isForeground: below(2) == 0,
          needsUnlock: below(2) == 0,
          isDestructive: below(2) == 0, takesText: below(2) == 0))
    case 1: .tellsDismissal(below(2) == 0)
    case 2: .showsHiddenTitle(below(2) == 0)
    case 3: .showsHiddenSubtitle(below(2) == 0)
    case 4: .summary(text())
    default: .remove
    }
  }
}
