import Phone

/// Which phones there are, and which of them is looked at.
public enum FleetCommand: Hashable, Sendable {
  /// More phones like the first one, their apps in a state; they have registered and were opened before.
  case add(Int, AppState)
  /// A phone is thrown away. Its number is not given out again.
  case remove(PhoneNumber)
  /// The face shows this phone, and commands without an address are for it.
  case use(PhoneNumber)

  /// The most phones that one command adds.
  public static let most = 100_000
}
