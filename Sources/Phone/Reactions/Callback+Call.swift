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
