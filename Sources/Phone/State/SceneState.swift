/// What iOS keeps of the app's one scene, iOS 13 and later. It is kept up for an app without scenes as well, so that
/// scenes can be turned on at any moment.
public struct SceneState: Hashable, Codable, Sendable {
  /// Whether there is a session: it outlives the process, and goes when the person swipes the app away.
  public internal(set) var hasSession: Bool
  /// Whether the scene is connected in this process.
  public internal(set) var isConnected: Bool

  /// The scene of an app that was put into `state`: a living process has shown its scene before, and an app that iOS
  /// ended was running once.
  init(posedAs state: AppState) {
    hasSession = state != .swipedAway
    isConnected = state.isAlive
  }

  /// The scene of an app that has never run.
  init() {
    hasSession = false
    isConnected = false
  }
}
