import Phone

/// A change of the phone that others on it follow.
enum PhoneChange {
  case app(AppState)
  case network(isOn: Bool)
}
