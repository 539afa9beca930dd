extension Phone {
  /// Another phone with the same app on it, set the same way, on which nothing has happened yet.
  public func another(in state: AppState) -> Phone {
    var phone = Phone(app: state, os: os, tokens: tokens)
    phone.setup = setup
    phone.permission = permission
    phone.code = code
    phone.presents = presents
    phone.conditions = conditions
    return phone
  }

  /// The same phone with tokens of its own.
  public func with(_ tokens: PhoneTokens) -> Phone {
    var phone = self
    phone.tokens = tokens
    return phone
  }
}
