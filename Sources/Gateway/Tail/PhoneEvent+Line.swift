import Phone

extension PhoneEvent {
  var line: EventLine {
    switch self {
    case .arrived(let tracks, let app):
      EventLine("arrived") {
        $0.add("tracks", tracks.map(\.rawValue))
        $0.add("app", app.rawValue)
      }
    case .callback(let callback):
      EventLine("callback") {
        $0.add("name", callback.name)
        $0.add("with", callback.detail.isEmpty ? nil : callback.detail)
      }
    case .answered(let answer): answer.line
    case .profile(let name, let count):
      EventLine("profile") {
        $0.add("name", name)
        $0.add("reactions", count)
      }
    case .acted(let act): act.line
    case .completion(let fault): EventLine("completion") { $0.add("fault", fault.rawValue) }
    case .shown(let options): EventLine("shown") { $0.add("as", options.names) }
    case .sound(let sound):
      EventLine("sound") { sound.fill(&$0) }
    case .badge(let change):
      EventLine("badge") {
        $0.add("from", change.from)
        $0.add("to", change.to)
        $0.add("cause", change.cause.rawValue)
      }
    case .badgeKept(let number, let reason):
      EventLine("badgeKept") {
        $0.add("number", number)
        $0.add("reason", reason.rawValue)
      }
    case .removed(let reason):
      EventLine("removed") {
        $0.add("reason", reason.name)
        if case .replaced(let push) = reason { $0.add("by", push.value) }
      }
    case .restored: EventLine("restored")
    case .bannerEnded: EventLine("bannerEnded")
    case .dropped(let track, let reason):
      EventLine("dropped") {
        $0.add("track", track.rawValue)
        $0.add("reason", reason.rawValue)
      }
    case .reworded(let lines):
      EventLine("reworded") {
        $0.add("title", lines.title)
        $0.add("subtitle", lines.subtitle)
        $0.add("body", lines.body)
      }
    case .concealed(let hidden): EventLine("concealed") { $0.add("lines", hidden.names) }
    case .withheld(let options, let reason):
      EventLine("withheld") {
        $0.add("options", options.names)
        $0.add("reason", reason.rawValue)
      }
    case .held(let reason): EventLine("held") { $0.add("waits-for", reason.rawValue) }
    case .released: EventLine("released")
    case .ignored(let path): EventLine("ignored") { $0.add("path", path) }
    case .tooNew(let path, let since):
      EventLine("tooNew") {
        $0.add("path", path)
        $0.add("since", since.text)
      }
    case .extensionMissing: EventLine("extensionMissing")
    case .service(let event): event.line
    case .stillRuns: EventLine("stillRuns")
    case .local(let event): event.line
    case .call(let event): event.line
    case .activity(let event): event.line
    case .channel(let event): event.line
    case .app(let from, let to):
      EventLine("app") {
        $0.add("from", from.rawValue)
        $0.add("to", to.rawValue)
      }
    case .presents(let options): EventLine("presents") { $0.add("options", options.names) }
    case .set(let setting): EventLine("set") { $0.add("setting", setting.text) }
    case .user(let action): action.line
    case .network(let isOn): EventLine("network") { $0.add("on", isOn) }
    case .life(let event): event.line
    case .nothingThere: EventLine("nothingThere")
    case .asks(let request): EventLine("asks") { $0.add("for", request.rawValue) }
    case .built(let id, let environment):
      EventLine("built") {
        $0.add("bundle", id)
        $0.add("environment", environment.rawValue)
      }
    case .token(let kind, let text):
      EventLine("token") {
        $0.add("of", kind.name)
        $0.add("token", text)
      }
    }
  }
}

extension PlayedSound {
  /// Adds the sound's name and, where it breaks through, its volume.
  func fill(_ object: inout JSONObject) {
    switch self {
    case .standard: object.add("name", "default")
    case .named(let name): object.add("name", name)
    case .critical(let name, let volume):
      object.add("name", name)
      object.add("critical", true)
      object.add("volume", fraction: volume)
    }
  }
}

extension AppAnswer {
  fileprivate var line: EventLine {
    EventLine("answered") {
      switch self {
      case .present(let options):
        $0.add("to", "willPresent")
        $0.add("options", options.names)
      case .done: $0.add("to", "didReceive")
      case .fetch(let result):
        $0.add("to", "didReceiveRemoteNotification")
        $0.add("result", result.rawValue)
      }
    }
  }
}

extension RemovalReason {
  fileprivate var name: String {
    switch self {
    case .opened: "opened"
    case .dismissed: "dismissed"
    case .cleared: "cleared"
    case .badgeZero: "badgeZero"
    case .replaced: "replaced"
    case .byApp: "byApp"
    case .unlocked: "unlocked"
    case .overflow: "overflow"
    case .streamCleared: "streamCleared"
    case .appRemoved: "appRemoved"
    }
  }
}

extension UserAction {
  fileprivate var line: EventLine {
    switch self {
    case .taps(let action):
      EventLine("user") {
        $0.add("does", "taps")
        $0.add("action", action.identifier)
        $0.add("text", action.userText)
      }
    case .dismisses: EventLine("user") { $0.add("does", "dismisses") }
    case .clearsAll: EventLine("user") { $0.add("does", "clearsAll") }
    case .tapsIcon: EventLine("user") { $0.add("does", "tapsIcon") }
    case .leavesApp: EventLine("user") { $0.add("does", "leavesApp") }
    case .swipesAppAway: EventLine("user") { $0.add("does", "swipesAppAway") }
    case .swipesBannerAway: EventLine("user") { $0.add("does", "swipesBannerAway") }
    case .turnsNetwork(let isOn):
      EventLine("user") {
        $0.add("does", "turnsNetwork")
        $0.add("on", isOn)
      }
    case .takesBack: EventLine("user") { $0.add("does", "takesBack") }
    case .locksPhone: EventLine("user") { $0.add("does", "locksPhone") }
    case .unlocksPhone: EventLine("user") { $0.add("does", "unlocksPhone") }
    case .restartsPhone: EventLine("user") { $0.add("does", "restartsPhone") }
    case .clearsGroup: EventLine("user") { $0.add("does", "clearsGroup") }
    case .opensLook: EventLine("user") { $0.add("does", "opensLook") }
    case .closesLook: EventLine("user") { $0.add("does", "closesLook") }
    case .tapsSettings: EventLine("user") { $0.add("does", "tapsSettings") }
    case .installsApp: EventLine("user") { $0.add("does", "installsApp") }
    case .removesApp: EventLine("user") { $0.add("does", "removesApp") }
    }
  }
}
