import Phone
import Simulation

/// What the app itself shows: the screen that its code opened last, and a dialog over it. Both end with its process.
struct AppFront: Hashable, Sendable {
  private(set) var screen: String?
  private(set) var dialog: String?

  /// A screen, or none, without a dialog.
  init(screen: String? = nil) { self.screen = screen }

  /// Whether the app shows nothing of its own.
  var isEmpty: Bool { screen == nil && dialog == nil }

  /// Follows what happened on the phone. A new screen covers a dialog; a new dialog takes the place of the old one.
  mutating func take(_ event: PhoneEvent) {
    switch event {
    case .acted(.navigates(let screen)): self = AppFront(screen: screen)
    case .acted(.dialog(let text)): dialog = text
    case .app(_, let state) where !state.isAlive: self = AppFront()
    case .user(.removesApp), .profile: self = AppFront()
    default: break
    }
  }
}
