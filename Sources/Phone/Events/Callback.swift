/// A call from iOS into the app's code.
public enum Callback: Hashable, Codable, Sendable {
  case willFinishLaunching(LaunchOptions)
  case didFinishLaunching(LaunchOptions)
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willTerminate
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  case willPresent(ApplicationState)
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  case didReceive(ResponseAction, ApplicationState)
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  case didReceiveRemoteNotification(ApplicationState)

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
    case .willPresent: "willPresent"
    case .didReceive: "didReceive"
    case .didReceiveRemoteNotification: "didReceiveRemoteNotification"
    }
  }

  /// The arguments that matter, as short text: application state, launch options, action.
  public var detail: String {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      options == .none ? "" : "launchOptions[.\(options.rawValue)]"
    case .willPresent(let state), .didReceiveRemoteNotification(let state): state.rawValue
    case .didReceive(.open, let state): state.rawValue
    case .didReceive(.dismiss, let state): "\(state.rawValue), dismiss"
    case .didReceive(.button(let identifier), let state): "\(state.rawValue), \(identifier)"
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground, .willTerminate: ""
    }
  }
}
