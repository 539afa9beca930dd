import Getui
import JPush
import Payload

/// A call of a vendor's SDK into the app, for the app's own code.
struct SDKCall {
  /// The vendor's name for it, as far as it tells the call apart.
  let name: String
  /// What it carries; nil for what the push that it is about says.
  let userInfo: [UInt8]?

  /// The call that an event tells of; nil where it tells of none.
  init?(_ event: Event) {
    switch event {
    case .jpush(.connection(let state)): self.init(state.callback)
    case .jpush(.messageDelivered): self.init(Self.message)
    case .jpush(.registrationFailed): self.init(Self.failedRegister)
    case .jpush(.registrationIDAnswered(let code, let id)):
      var members: [JSONTree.Member] = [.init("resCode", .number(code.rawValue))]
      if let id { members.append(.init("registrationID", .string(id))) }
      self.init(Self.registrationID, JSONTree.object(members).bytes)
    case .getui(.callback(let callback)):
      // The blocks of the service extension run in another process.
      switch callback {
      case .attachmentsComplete, .complete: return nil
      default: self.init(callback.shortName, callback.userInfo)
      }
    default: return nil
    }
  }

  private init(_ name: String, _ userInfo: [UInt8]? = nil) {
    self.name = name
    self.userInfo = userInfo
  }

  /// JPush's call for a custom message.
  static let message = "networkDidReceiveMessage"

  /// JPush's call for a registration that failed.
  static let failedRegister = "networkFailedRegister"

  /// The block of JPush's call for the registration ID.
  static let registrationID = "registrationIDCompletionHandler"
}

extension ConnectionState {
  /// The SDK's notification, without the words that all of them share: `networkDidLogin`.
  var callback: String {
    let name = notificationName.dropFirst(4).dropLast("Notification".count)
    return "n" + name.dropFirst()
  }
}

extension GetuiCallback {
  /// The arguments that an app reads.
  fileprivate var userInfo: [UInt8]? {
    if case .didRegisterClient(let id) = self {
      return JSONTree.object([.init("clientId", .string(id.text))]).bytes
    }
    return message?.userInfo
  }

  fileprivate var message: ReceivedMessage? {
    switch self {
    case .didReceivePayloadData(let message), .didReceiveSlience(let message): message
    default: nil
    }
  }
}

extension ReceivedMessage {
  /// The arguments under their names; the payload is text, as it was sent.
  fileprivate var userInfo: [UInt8] {
    var members: [JSONTree.Member] = []
    if let payload { members.append(.init("payload", .string(payload))) }
    members.append(.init("fromGetui", .bool(isFromGetui)))
    members.append(.init("offLine", .bool(isOffline)))
    if let copy { members.append(.init("taskId", .string(copy.task.text))) }
    return JSONTree.object(members).bytes
  }
}
