import APNs
import Phone
import Simulation

extension JournalStore {
  /// The command that brought `push`; nil where the journal does not reach back to it, and for what no command sent: a
  /// local notification, or a push that the service had kept or scheduled.
  ///
  /// The history knows the newest command at the moment of an arrival, whether that command brought it or not.
  public func command(of push: PushNumber) throws(JournalError) -> WorldCommand? {
    guard let arrival = try arrival(push), let born = try born(push),
      let command = try command(born)?.command
    else { return nil }
    if let exchange = try exchange(ofCommand: born) { return exchange.brought(push) ? command : nil }
    return command.sends(arrival) ? command : nil
  }
}

extension WorldCommand {
  fileprivate func sends(_ arrival: Arrival) -> Bool {
    switch self {
    case .apns(_, .push(let push)): arrival.vendor == "apns" && push.body == arrival.payload
    case .stream: arrival.origin == .stream
    case .jpush(_, .message): arrival.vendor == "jpush" && arrival.kind == .message
    case .jpushService(.request): arrival.vendor == "jpush"
    case .getui(_, .push), .getuiService(.request): arrival.vendor == "getui"
    default: false
    }
  }
}
