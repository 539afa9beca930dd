/// What changes about a category of the app.
public enum CategoryChange: Hashable, Codable, Sendable {
  /// It has this button; one of the same identifier gives way.
  case action(NotificationAction)
  /// `customDismissAction`.
  case tellsDismissal(Bool)
  /// `hiddenPreviewsShowTitle`.
  case showsHiddenTitle(Bool)
  /// `hiddenPreviewsShowSubtitle`.
  case showsHiddenSubtitle(Bool)
  /// `categorySummaryFormat`.
  case summary(String)
  /// The app does not register it any more.
  case remove

  /// The word that commands name it by.
  public var name: String {
    switch self {
    case .action: "action"
    case .tellsDismissal: "dismiss"
    case .showsHiddenTitle: "hidden-title"
    case .showsHiddenSubtitle: "hidden-subtitle"
    case .summary: "summary"
    case .remove: "remove"
    }
  }
}
