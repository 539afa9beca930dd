extension PendingRequest.Question {
  /// The call that asked, under the vendor's own name.
  public var call: String {
    switch self {
    case .setTags: "setTags:andSequenceNum:"
    case .queryTags: "queryTag:"
    case .bind: "bindAlias:andSequenceNum:"
    case .unbind: "unbindAlias:andSequenceNum:andIsSelf:"
    case .pushMode: "setPushModeForOff:"
    case .activity: "registerLiveActivity:"
    case .controls: "registerControlsTokens:sequenceNum:"
    case .upstream: "sendMessage:taskId:error:"
    }
  }
}
