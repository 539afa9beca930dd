import Getui
import JPush

/// The sign before the name of a connection, and its colour.
enum ConnectionSign {
  static func of(_ state: ConnectionState) -> (sign: Sign, role: Role) {
    switch state {
    case .loggedIn: (.online, .shown)
    case .closed: (.offline, .held)
    case .connecting, .setUp, .registered: (.connecting, .held)
    }
  }

  static func of(_ state: LinkState) -> (sign: Sign, role: Role) {
    switch state {
    case .up: (.online, .shown)
    case .closed: (.offline, .held)
    case .connecting, .loggingIn: (.connecting, .held)
    }
  }
}
