import APNs

/// What a client asks over the control socket.
public enum ControlRequest: Hashable, Sendable {
  /// Who is there.
  case hello
  /// A push for the phone, as a provider would send it; the body is the payload.
  case push(APNsPush)
  /// A transparent message for the app; the body is its JSON, or plain text that becomes the content.
  case message([UInt8], timeToLive: Int?)
  /// A command; the body is its line.
  case command(String)
  /// Whether a line is a command; it is not carried out.
  case check(String)
  /// Everything that happens from now on, as it happens.
  case tail
  /// A name for this moment.
  case mark
  /// The first arrival that a filter matches; the body is the filter.
  case wait(WaitTerms)
  /// The phone, the app on it and the connection, as they are.
  case state
  /// The inbox as it would look now; the body is lines of the face to run before.
  case picture(PictureTerms)

  /// The request's name in the header.
  var name: String {
    switch self {
    case .hello: "hello"
    case .push: "push"
    case .message: "message"
    case .command: "do"
    case .check: "check"
    case .tail: "tail"
    case .mark: "mark"
    case .wait: "wait"
    case .state: "state"
    case .picture: "shot"
    }
  }

  /// All names, for the answer to one that is none.
  static let names = ["hello", "push", "message", "do", "check", "tail", "mark", "wait", "state", "shot"]
}
