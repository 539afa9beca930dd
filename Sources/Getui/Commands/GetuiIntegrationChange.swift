/// One thing that the app's code does differently.
public enum GetuiIntegrationChange: Hashable, Sendable {
  case startsAtLaunch(Bool)
  case registersRemoteNotifications(Bool)
  case receiver(GetuiIntegration.Receiver)
  case handler(GetuiIntegration.HandlerUse)
  case serviceExtension(GetuiIntegration.Extension)
  case allowsPlainHTTP(Bool)
  case reportsTaps(Bool)
}

extension GetuiIntegration {
  /// Takes over one change.
  mutating func apply(_ change: GetuiIntegrationChange) {
    switch change {
    case .startsAtLaunch(let value): startsAtLaunch = value
    case .registersRemoteNotifications(let value): registersRemoteNotifications = value
    case .receiver(let value): receiver = value
    case .handler(let value): handler = value
    case .serviceExtension(let value): serviceExtension = value
    case .allowsPlainHTTP(let value): allowsPlainHTTP = value
    case .reportsTaps(let value): reportsTaps = value
    }
  }
}
