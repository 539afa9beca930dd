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
    if case .number(let number) = target { return try command(of: PushNumber(number)) }
    // Without a number the command does not say which one it meant: the newest that was sent again and says the same.
    let refused = try arrivals(
      Filter([FilterTerm(.mark(.resent)), FilterTerm(.source([.vendor(arrival.vendor)]))]),
      in: 1..<arrival.number.value, limit: Self.mostAdopted, oldestFirst: false, now: arrival.at)
    guard let request = refused.first(where: { $0.says(arrival) }) ?? refused.first else { return nil }
    return try command(of: request.number)
  }

  /// Refused requests that are looked through for one that was adopted.
  private static let mostAdopted = 128
}

extension Arrival {
  /// Whether both say the same to a person.
  fileprivate func says(_ other: Arrival) -> Bool {
    title == other.title && subtitle == other.subtitle && body == other.body
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
