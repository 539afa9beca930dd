import Simulation

/// A service over which pushes reach a phone.
enum PushLine: String, CaseIterable, Sendable {
  case apns
  case jpush
  case getui

  /// The service's name, the same in every language.
  var name: String {
    switch self {
    case .apns: "APNs"
    case .jpush: "JPush"
    case .getui: "Getui"
    }
  }
}

extension SDKChoice {
  /// The vendors whose SDKs are in the app.
  var lines: [PushLine] {
    switch self {
    case .jpush: [.jpush]
    case .getui: [.getui]
    case .both: [.jpush, .getui]
    case .none: []
    }
  }
}
