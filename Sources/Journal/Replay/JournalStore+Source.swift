import APNs
import Language
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
    if case .adopt(.adopt(_, let target)) = command {
      return try self.command(adoptedBy: target, of: arrival)
    }
    if let exchange = try exchange(ofCommand: born) { return exchange.brought(push) ? command : nil }
    return command.sends(arrival) ? command : nil
  }

  /// The refused request that was adopted, and came again as `arrival`; nil where it is no longer known.
  private func command(adoptedBy target: Target?, of arrival: Arrival) throws(JournalError) -> WorldCommand? {
    var place = 1
    switch target {
    case .number(let number): return try command(of: PushNumber(number))
    case .text: return nil
    case .row(let row): place = row
    case nil: break
    }
    let refused = try arrivals(
      Filter([FilterTerm(.outcome([.refused]))]), in: 1..<arrival.number.value, limit: place,
      oldestFirst: false, now: arrival.at)
    guard place > 0, refused.count == place, let request = refused.last, request.vendor == arrival.vendor
    else { return nil }
    return try command(of: request.number)
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
