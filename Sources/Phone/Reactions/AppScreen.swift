/// What the app has put over its own page.
public struct AppScreen: Hashable, Codable, Sendable {
  /// What one view controller presents on another: at most one thing.
  public enum Modal: Hashable, Codable, Sendable {
    /// `UIAlertController`.
    case dialog(AppDialog)
    /// A page.
    case page(String)
  }

  /// What is presented; nil where the app's own page is free.
  public internal(set) var modal: Modal?
  /// Each `UIAlertView` in its turn, the newest last and on top: the older ones come back after it.
  public internal(set) var alertViews: [AppDialog] = []

  /// Whether nothing lies over the app's page.
  public var isFree: Bool { modal == nil && alertViews.isEmpty }

  /// The dialog on top.
  public var dialog: AppDialog? {
    if let last = alertViews.last { return last }
    return if case .dialog(let dialog) = modal { dialog } else { nil }
  }
}
