import Phone

extension WorldCommand {
  /// The phone it is for; nil where it concerns the world as a whole.
  public var phone: PhoneNumber? {
    switch self {
    case .phone(let phone, _), .jpush(let phone, _), .getui(let phone, _), .apns(let phone, _),
      .sdk(let phone, _), .stream(let phone, _), .profile(let phone, _):
      phone
    case .adopt(.adopt(let phone, _)): phone
    case .jpushService, .getuiService, .fleet, .reset, .clock, .serviceClock, .setRule, .fault,
      .adopt(.byItself):
      nil
    }
  }

  /// The same command for `phone`.
  public func addressed(to phone: PhoneNumber) -> WorldCommand {
    switch self {
    case .phone(_, let command): .phone(phone, command)
    case .jpush(_, let command): .jpush(phone, command)
    case .getui(_, let command): .getui(phone, command)
    case .apns(_, let command): .apns(phone, command)
    case .sdk(_, let choice): .sdk(phone, choice)
    case .stream(_, let place): .stream(phone, place)
    case .profile(_, let bytes): .profile(phone, bytes)
    case .adopt(.adopt(_, let target)): .adopt(.adopt(phone, target))
    case .jpushService, .getuiService, .fleet, .reset, .clock, .serviceClock, .setRule, .fault,
      .adopt(.byItself):
      self
    }
  }
}
