import Language
import Words

extension Phone {
  /// Does what `command` says.
  mutating func perform(_ command: LifeCommand, _ turn: Turn, _ out: inout PhoneTranscript) {
    switch command {
    case .lock: lock(turn, &out)
    case .unlock: unlock(turn, &out)
    case .restart: restart(turn, &out)
    case .scenes(let isOn): setScenes(isOn, turn, &out)
    case .discardScene: discardScene(turn, &out)
    case .category(let name, let change):
      setup.change(name, change)
      out.add(.life(.category(name, change)), rule: "ios.category", from: .app, to: .system, at: turn.at)
    case .reply(let target, let text, let action): reply(target, text, action, turn, &out)
    case .openLook(let target): openLook(target, turn, &out)
    case .closeLook: closeLook(turn, &out)
    case .tapSettings(let target): tapSettings(target, turn, &out)
    case .clearGroup(let target): clearGroup(target, turn, &out)
    case .grouping(let how):
      centre.grouping = how
      out.note(.life(.grouping(how)), rule: "ios.group", turn)
    case .summaryTimes(let minutes): setSummaryTimes(minutes, turn, &out)
    case .removesDelivered(let identifiers): appRemoves(identifiers, turn, &out)
    case .listsDelivered: appLists(turn, &out)
    case .asks(let types): ask(for: types, turn, &out)
    case .registers: register(rule: "ios.register", turn, &out)
    case .saves(let name, let text): save(text, as: name, turn, &out)
    case .closeDialog(let button): closeDialog(button, turn, &out)
    case .iconBadge(let number): appSetsIconBadge(number, turn, &out)
    }
  }
}

extension AppSetup {
  /// Changes the category `identifier`; a change to one that is not there registers it.
  mutating func change(_ identifier: String, _ change: CategoryChange) {
    guard change != .remove else {
      categories.removeAll { $0.identifier == identifier }
      return
    }
    if let index = categories.firstIndex(where: { $0.identifier == identifier }) {
      categories[index].apply(change)
    } else {
      var category = NotificationCategory(identifier)
      category.apply(change)
      categories.append(category)
    }
  }
}

extension NotificationCategory {
  fileprivate mutating func apply(_ change: CategoryChange) {
    switch change {
    case .action(let action):
      if let index = actions.firstIndex(where: { $0.identifier == action.identifier }) {
        actions[index] = action
      } else {
        actions.append(action)
      }
    case .tellsDismissal(let isOn): tellsDismissal = isOn
    case .showsHiddenTitle(let isOn): showsHiddenTitle = isOn
    case .showsHiddenSubtitle(let isOn): showsHiddenSubtitle = isOn
    case .summary(let format): summaryFormat = format.isEmpty ? nil : format
    case .remove: break
    }
  }
}
