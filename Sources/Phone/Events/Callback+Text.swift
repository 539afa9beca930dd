extension Callback {
  /// The name a developer searches for: the part of the selector that tells it apart.
  public var name: String {
    switch self {
    case .willFinishLaunching: "willFinishLaunching"
    case .didFinishLaunching: "didFinishLaunching"
    case .willEnterForeground: "willEnterForeground"
    case .didBecomeActive: "didBecomeActive"
    case .willResignActive: "willResignActive"
    case .didEnterBackground: "didEnterBackground"
    case .willTerminate: "willTerminate"
    case .configurationForConnecting: "configurationForConnecting"
    case .sceneWillConnect: "sceneWillConnectTo"
    case .sceneWillEnterForeground: "sceneWillEnterForeground"
    case .sceneDidBecomeActive: "sceneDidBecomeActive"
    case .sceneWillResignActive: "sceneWillResignActive"
    case .sceneDidEnterBackground: "sceneDidEnterBackground"
    case .sceneDidDisconnect: "sceneDidDisconnect"
    case .willPresent: "willPresent"
    case .didReceive: "didReceive"
    case .openSettings: "openSettingsFor"
    case .didReceiveRemoteNotification, .didReceiveRemote: "didReceiveRemoteNotification"
    case .didReceiveLocal: "didReceiveLocalNotification"
    case .handleAction: "handleActionWithIdentifier"
    case .didRegisterForRemoteNotifications: "didRegisterForRemoteNotifications"
    case .didFailToRegister: "didFailToRegisterForRemoteNotifications"
    case .didRegisterUserNotificationSettings: "didRegisterUserNotificationSettings"
    case .didUpdatePushCredentials: "pushRegistry didUpdate"
    case .didReceiveIncomingPush: "didReceiveIncomingPush"
    case .performCallAction: "providerPerform"
    case .activityUpdates: "activityUpdates"
    case .incomingPushResult: "incomingPushResult"
    }
  }

  /// The arguments that matter, as short text: application state, launch and connection options, action.
  public var detail: String {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options.text
    case .sceneWillConnect(let options): options.text
    case .willPresent(let state), .didReceiveRemoteNotification(let state), .didReceiveLocal(let state):
      state.rawValue
    case .didReceiveRemote(let state): "\(state.rawValue), no fetchCompletionHandler"
    case .didReceive(let action, let state, let inScene):
      state.rawValue + action.argument + (inScene ? ", targetScene" : "")
    case .handleAction(let action, let source, let state):
      "\(state.rawValue)\(action.argument), \(source == .remote ? "forRemoteNotification" : "forLocalNotification")"
    case .didRegisterForRemoteNotifications(let token), .didUpdatePushCredentials(let token):
      "\(token.prefix(8))…"
    case .openSettings(let fromNotification): fromNotification ? "notification" : "nil"
    case .didReceiveIncomingPush(.plain): "for: .voIP"
    case .didReceiveIncomingPush(.completion): "for: .voIP, completion"
    case .didReceiveIncomingPush(.metadata(let mustReport)): "metadata.mustReport \(mustReport)"
    case .performCallAction(let action): action.rawValue
    case .incomingPushResult(let channel): channel
    case .didFailToRegister(let fault): fault.message
    case .activityUpdates, .didRegisterUserNotificationSettings, .willEnterForeground, .didBecomeActive,
      .willResignActive, .didEnterBackground,
      .willTerminate,
      .configurationForConnecting, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect:
      ""
    }
  }

  /// Whether it shows the app the notification that a later or earlier call is about as well: launch and connection
  /// options are a second view of the same response, not a second push.
  public var isSecondView: Bool {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options != .none
    case .sceneWillConnect(let options): options != .none
    default: false
    }
  }
}

extension LaunchOptions {
  fileprivate var text: String { self == .none ? "" : "launchOptions[.\(rawValue)]" }
}

extension ConnectionOptions {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .notificationResponse(let action): "connectionOptions.notificationResponse\(action.argument)"
    }
  }
}

extension ResponseAction {
  /// What follows the state in an argument list; a plain tap needs no word.
  fileprivate var argument: String {
    switch self {
    case .open: ""
    case .dismiss: ", dismiss"
    case .button(let identifier): ", \(identifier)"
    case .reply(let identifier, let text): ", \(identifier), userText \"\(text)\""
    }
  }
}
