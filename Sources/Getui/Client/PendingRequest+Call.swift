extension PendingRequest.Question {
  /// Its sequence number, or the id of the message that it sends.
  public var sequenceNumber: String? {
    switch self {
    case .setTags(_, let number), .queryTags(let number), .bind(_, let number), .unbind(_, let number, _),
      .activity(_, let number), .controls(_, let number), .upstream(let number):
      number
    case .pushMode: nil
    }
  }

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
