import Payload

extension Callback {
  /// `applicationState` as the callback reads it, where it matters.
  var state: ApplicationState? {
    switch self {
    case .willPresent(let state), .didReceiveRemoteNotification(let state), .didReceive(_, let state, _),
      .didReceiveRemote(let state), .didReceiveLocal(let state), .handleAction(_, _, let state):
      state
    default: nil
    }
  }

  /// `response.actionIdentifier`.
  var action: String? {
    switch self {
    case .didReceive(let action, _, _), .handleAction(let action, _, _): action.identifier
    default: nil
    }
  }
}

extension Callback {
  /// What `launchOptions` hold, where there are any.
  var launch: LaunchOptions? {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options
    default: nil
    }
  }

  /// The arguments under their names, where they are not those of a notification.
  var arguments: JSONValue? {
    switch self {
    case .didRegisterForRemoteNotifications(let token): Self.object("deviceToken", token)
    case .didFailToRegister(let fault): Self.object("error", fault.message)
    default: nil
    }
  }

  private static func object(_ name: String, _ text: String) -> JSONValue? {
    (try? JSONDocument(JSONTree.object([.init(name, .string(text))]).bytes))?.root
  }
}
