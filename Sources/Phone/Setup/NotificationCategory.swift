/// A kind of notification that the app registered: `UNNotificationCategory`.
public struct NotificationCategory: Hashable, Codable, Sendable {
  /// Its identifier, the payload's `category`.
  public let identifier: String
  /// Its buttons, first one first.
  public var actions: [NotificationAction]
  /// `customDismissAction`: the app is told when the person dismisses one.
  public var tellsDismissal: Bool
  /// `hiddenPreviewsShowTitle`, iOS 11 and later.
  public var showsHiddenTitle: Bool
  /// `hiddenPreviewsShowSubtitle`, iOS 11 and later.
  public var showsHiddenSubtitle: Bool
  /// `categorySummaryFormat`, iOS 12 to 14: `%u` is the count, `%@` the names.
  public var summaryFormat: String?

  /// A category.
  public init(
    _ identifier: String, actions: [NotificationAction] = [], tellsDismissal: Bool = false,
    showsHiddenTitle: Bool = false, showsHiddenSubtitle: Bool = false, summaryFormat: String? = nil
  ) {
    self.identifier = identifier
    self.actions = actions
    self.tellsDismissal = tellsDismissal
    self.showsHiddenTitle = showsHiddenTitle
    self.showsHiddenSubtitle = showsHiddenSubtitle
    self.summaryFormat = summaryFormat
  }
}
