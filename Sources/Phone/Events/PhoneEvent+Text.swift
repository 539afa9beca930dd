import Words

extension PhoneEvent {
  /// The event in a few words; callbacks and options under Apple's own spelling.
  public var phrase: Phrase {
    switch self {
    case .arrived(let tracks, _):
      tracks.isEmpty
        ? Phrase("phone.event.arrived.nothing")
        : Phrase("phone.event.arrived", .text(tracks.map(\.name).joined(separator: " + ")))
    case .callback(let callback): Phrase("phone.event.plain", .text(callback.text))
    case .answered(let answer): Phrase("phone.event.plain", .text(answer.text))
    case .profile(let name, let count): Phrase("phone.event.profile", .text(name), .count(count))
    case .acted(let act): act.phrase
    case .completion(let fault): Phrase(WordID("phone.completion.\(fault.rawValue)"))
    case .shown(let options): Phrase("phone.event.shown", .text(options.names.joined(separator: ", ")))
    case .sound(let sound): Phrase("phone.event.plain", .text(sound.text))
    case .badge(let change): Phrase("phone.event.badge", .count(change.from), .count(change.to))
    case .badgeKept(let number, _): Phrase("phone.event.badge.kept", .count(number))
    case .removed(let reason): reason.phrase
    case .restored: Phrase("phone.event.restored")
    case .bannerEnded: Phrase("phone.event.banner.ended")
    case .dropped(_, let reason): Phrase("phone.event.dropped", .phrase(reason.phrase))
    case .reworded(let lines):
      Phrase("phone.event.reworded", .text(lines.texts.joined(separator: " · ")))
    case .concealed: Phrase("phone.event.concealed")
    case .withheld(let options, let reason):
      Phrase(
        "phone.event.withheld", .text(options.names.joined(separator: ", ")), .phrase(reason.phrase))
    case .held(let reason): Phrase("phone.event.held", .phrase(reason.phrase))
    case .released: Phrase("phone.event.released")
    case .ignored(let path): Phrase("phone.event.ignored", .text(path))
    case .tooNew(let path, let since): Phrase("phone.event.new", .text(path), .text(since.name))
    case .extensionMissing: Phrase("phone.event.extension")
    case .service(let event): event.phrase
    case .stillRuns: Phrase("phone.event.runs")
    case .local(let event): event.phrase
    case .call(let event): event.phrase
    case .activity(let event): event.phrase
    case .channel(let event): event.phrase
    case .app(let from, let to):
      Phrase("phone.event.app", .phrase(from.phrase), .phrase(to.phrase))
    case .presents(let options): Phrase("phone.event.presents", .text(options.text))
    case .set(let setting): Phrase("phone.event.plain", .text(setting.text))
    case .user(let action): action.phrase
    case .network(let isOn): Phrase(isOn ? "phone.event.network.on" : "phone.event.network.off")
    case .life(let event): event.phrase
    case .nothingThere: Phrase("phone.event.nothing")
    case .asks(let request): Phrase("phone.event.plain", .text(request.rawValue))
    case .built(let id, let environment):
      Phrase("phone.event.built", .text(id), .text(environment.rawValue))
    case .token(let kind, let text): Phrase("phone.event.token", .text(kind.name), .text(text))
    }
  }
}

extension TrackKind {
  /// The payload's own word for the track.
  fileprivate var name: String {
    switch self {
    case .visible: "alert"
    case .background: "content-available"
    }
  }
}

extension Callback {
  /// Name and arguments, such as `willPresent(active)`.
  public var text: String { detail.isEmpty ? name : "\(name)(\(detail))" }
}

extension AppAnswer {
  /// The answer as the app writes it.
  public var text: String {
    switch self {
    case .present(let options): options.text
    case .done: "completionHandler()"
    case .fetch(let result): ".\(result.rawValue)"
    }
  }
}

extension PresentationOptions {
  /// The options as the app writes them: `[.banner, .sound]`.
  public var text: String { "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]" }
}

extension PlayedSound {
  /// The sound's sign and name.
  public var text: String {
    switch self {
    case .standard: "♪ default"
    case .named(let name): "♪ \(name)"
    case .critical(let name, _): "♪! \(name)"
    }
  }
}

extension AppState {
  /// The state in words: "in the background".
  public var phrase: Phrase { Phrase(WordID("app.state.\(rawValue)")) }
}

extension DropReason {
  /// The reason in a few words.
  public var phrase: Phrase { Phrase(WordID("phone.drop.\(rawValue)")) }
}

extension HoldReason {
  /// What it waits for, in a few words.
  public var phrase: Phrase { Phrase(WordID("phone.hold.\(rawValue)")) }
}

extension OSVersion {
  /// The version that brought something, without a `.0` that nobody writes.
  fileprivate var name: String { minor == 0 ? String(major) : text }
}

extension RemovalReason {
  /// How it left the list, in a few words.
  public var phrase: Phrase {
    switch self {
    case .opened: Phrase("phone.removed.opened")
    case .dismissed: Phrase("phone.removed.dismissed")
    case .cleared: Phrase("phone.removed.cleared")
    case .badgeZero: Phrase("phone.removed.badgeZero")
    case .replaced(let number): Phrase("phone.removed.replaced", .count(number.value))
    case .byApp: Phrase("phone.removed.byApp")
    case .unlocked: Phrase("phone.removed.unlocked")
    case .overflow: Phrase("phone.removed.overflow")
    case .streamCleared: Phrase("phone.removed.streamCleared")
    case .appRemoved: Phrase("phone.removed.appRemoved")
    }
  }
}

extension UserAction {
  /// What the person does, in a few words.
  public var phrase: Phrase {
    switch self {
    case .taps(.button(let identifier)): Phrase("user.chooses", .text(identifier))
    case .taps(.reply(_, let text)): Phrase("user.replies", .text(text))
    case .taps: Phrase("user.taps")
    case .dismisses: Phrase("user.dismisses")
    case .clearsAll: Phrase("user.clearsAll")
    case .tapsIcon: Phrase("user.tapsIcon")
    case .leavesApp: Phrase("user.leavesApp")
    case .swipesAppAway: Phrase("user.swipesAppAway")
    case .swipesBannerAway: Phrase("user.swipesBannerAway")
    case .turnsNetwork(let isOn): Phrase(isOn ? "user.network.on" : "user.network.off")
    case .takesBack: Phrase("user.takesBack")
    case .locksPhone: Phrase("user.locksPhone")
    case .unlocksPhone: Phrase("user.unlocksPhone")
    case .restartsPhone: Phrase("user.restartsPhone")
    case .clearsGroup: Phrase("user.clearsGroup")
    case .opensLook: Phrase("user.opensLook")
    case .closesLook: Phrase("user.closesLook")
    case .tapsSettings: Phrase("user.tapsSettings")
    case .installsApp: Phrase("user.installsApp")
    case .removesApp: Phrase("user.removesApp")
    }
  }
}
