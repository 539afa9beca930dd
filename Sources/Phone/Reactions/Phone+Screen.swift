import Words

extension Phone {
  /// The app's code puts something over its page. Nothing is said where that works: the act itself was.
  public mutating func show(
    _ act: AppAct, about push: PushNumber?, at moment: Instant, switches: RuleSwitches,
    into out: inout PhoneTranscript
  ) {
    switch act {
    case .alertView(let dialog): screen.alertViews.append(dialog)
    case .dialog(let dialog): present(.dialog(dialog), dialog.line, push, moment, switches, &out)
    case .presents(let page): present(.page(page), page, push, moment, switches, &out)
    default: break
    }
  }

  /// UIKit presents one thing on the root view controller; a second one is refused, and only the log says so.
  private mutating func present(
    _ modal: AppScreen.Modal, _ text: String, _ push: PushNumber?, _ moment: Instant,
    _ switches: RuleSwitches, _ out: inout PhoneTranscript
  ) {
    guard screen.modal != nil else {
      screen.modal = modal
      return
    }
    let turn = Turn(at: moment, on: os, switches: switches, code: code, push: push)
    out.note(.life(.notPresented(text)), .stopped, rule: "app.modal", turn)
  }

  /// The person closes what lies on top.
  mutating func closeDialog(_ button: String?, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard app.isInFront, !screen.isFree else {
      out.note(.nothingThere, .stopped, rule: "belfry.dialog.none", turn)
      return
    }
    let buttons = screen.dialog?.buttons ?? []
    guard button.map(buttons.contains) ?? true else {
      out.note(.nothingThere, .stopped, rule: "belfry.dialog.button", turn)
      return
    }
    let text: String
    if let top = screen.alertViews.popLast() {
      text = top.line
    } else {
      text = screen.modal?.text ?? ""
      screen.modal = nil
    }
    out.add(
      .life(.dialogClosed(text, button: button ?? buttons.first)), rule: "app.dialog.closed", from: .user,
      to: .app, at: turn.at)
  }

  /// What the app is to find under `name`.
  mutating func save(_ text: String, as name: String, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard code != nil else {
      out.note(.nothingThere, .stopped, rule: "belfry.app.code", turn)
      return
    }
    save(text, as: name)
    out.add(.life(.saved(name, text)), rule: "app.saved", from: .user, to: .app, at: turn.at)
  }
}

extension AppScreen.Modal {
  /// What it says.
  fileprivate var text: String {
    switch self {
    case .dialog(let dialog): dialog.line
    case .page(let page): page
    }
  }
}
