import Phone
import Simulation

/// What the app itself shows: the screen that its code opened last, and what it put up over it. All of it ends with its
/// process.
struct AppFront: Hashable, Sendable {
  private var opened: String?
  private var modal: Modal?
  private var alertViews: [AppDialog] = []

  private enum Modal: Hashable, Sendable {
    case page(String)
    case dialog(AppDialog)
  }

  /// A screen, or none, without a dialog.
  init(screen: String? = nil) { opened = screen }

  /// The screen that fills the phone: a page that is presented lies over the one that was opened.
  var screen: String? { if case .page(let page) = modal { page } else { opened } }

  /// The dialog on top; alert views lie over each other.
  var dialog: AppDialog? {
    if let last = alertViews.last { return last }
    return if case .dialog(let dialog) = modal { dialog } else { nil }
  }

  /// Whether the app shows nothing of its own.
  var isEmpty: Bool { screen == nil && dialog == nil }

  /// Follows what happened on the phone. A screen that is opened covers all there was; of pages and dialogs that are
  /// presented, the first one stays.
  mutating func take(_ event: PhoneEvent) {
    switch event {
    case .acted(.navigates(let screen)): self = AppFront(screen: screen)
    case .acted(.presents(let page)): if modal == nil { modal = .page(page) }
    case .acted(.dialog(let dialog)): if modal == nil { modal = .dialog(dialog) }
    case .acted(.alertView(let dialog)): alertViews.append(dialog)
    case .life(.dialogClosed): if alertViews.popLast() == nil { modal = nil }
    case .app(_, let state) where !state.isAlive: self = AppFront()
    case .user(.removesApp), .profile: self = AppFront()
    default: break
    }
  }
}
