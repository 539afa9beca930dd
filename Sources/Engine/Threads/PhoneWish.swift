import Phone

/// A wish to see what happened on a phone up to a command.
struct PhoneWish: Hashable, Sendable {
  let phone: PhoneNumber
  let command: UInt64
}
