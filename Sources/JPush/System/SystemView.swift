import Phone

/// What iOS knows that a call of the SDK asks for.
public struct SystemView: Sendable {
  /// The iOS version.
  public var os: OSVersion
  /// The local notifications that wait.
  public var pending: [LocalRequest]
  /// The identifiers in the list.
  public var delivered: [String]
  /// What the person allowed the app.
  public var status: AuthorizationStatus
  /// When the app sets the notification center's delegate.
  public var delegate: DelegateSetting
  /// The local notification that fired last; nil where none has.
  public var newest: LocalContent?

  /// What `phone` knows.
  public init(_ phone: Phone, newest: LocalContent?) {
    os = phone.os
    pending = phone.local.pending
    delivered = phone.centre.entries.map(\.identifier)
    status = phone.permission.status
    delegate = phone.setup.delegate
    self.newest = newest
  }

  /// Whether the newer interface of iOS is there.
  var isNew: Bool { os >= OSVersion(10) }

  /// The identifiers of what waits under a key of the older calls.
  func identifiers(withKey key: String) -> [String] {
    pending.filter { $0.content.info.contains { $0.name == LegacyNotification.keyName && $0.value == key } }
      .map(\.identifier)
  }
}
