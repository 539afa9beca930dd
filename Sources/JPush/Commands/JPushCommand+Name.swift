extension JPushCommand {
  /// The call's name as the vendor spells it.
  public var name: String {
    switch self {
    case .call(let request, _): request.name
    case .setBadge: "setBadge"
    case .resetBadge: "resetBadge"
    case .filterValidTags: "filterValidTags"
    case .registrationID: "registrationID"
    case .registrationIDCompletionHandler: "registrationIDCompletionHandler"
    case .note(let note): note.name
    case .handleRemoteNotification: "handleRemoteNotification"
    case .system(let call): call.name
    case .extensionCall(let call): call.name
    case .fails: "kJPFServiceErrorNotification"
    case .integrate: "setupWithOption"
    case .geofence: "jpushGeofenceIdentifer"
    case .setPushEnable: "setPushEnable"
    case .message: "message"
    }
  }
}
