extension APNsPayload {
  /// What the push says.
  public struct Alert: Hashable, Sendable {
    /// The title; nil lets iOS show the app's name.
    public let title: AlertText?
    /// The line below the title, iOS 10 and later.
    public let subtitle: AlertText?
    /// The text; all there is when `alert` is a plain string.
    public let body: AlertText?
    /// What to show while the app starts; of no use with today's launch screens.
    public let launchImage: String?
    /// The key for the button of the alerts of iOS up to 9.
    public let actionLocKey: String?
    /// The button of a Safari website push.
    public let action: String?
    /// The name in a group's summary, iOS 12 to 14.
    public let summaryArg: String?
    /// How many things this push stands for in a group's summary, iOS 12 to 14.
    public let summaryArgCount: Int?

    /// Whether there is anything to read. An alert without text is taken as no alert; that is assumed.
    public var hasText: Bool {
      !(title?.shown ?? "").isEmpty || !(subtitle?.shown ?? "").isEmpty || !(body?.shown ?? "").isEmpty
    }

    /// Reads a string or an object; nil for every other kind.
    init?(_ value: JSONValue) {
      switch value.kind {
      case .string: self.init(body: AlertText(literal: value.string))
      case .object: self.init(JSONFields<AlertKey>(value))
      default: return nil
      }
    }

    private init(body: AlertText) {
      self.body = body
      title = nil
      subtitle = nil
      launchImage = nil
      actionLocKey = nil
      action = nil
      summaryArg = nil
      summaryArgCount = nil
    }

    private init(_ fields: JSONFields<AlertKey>) {
      title = AlertText(fields[.title], key: fields[.titleLocKey], arguments: fields[.titleLocArgs])
      subtitle = AlertText(
        fields[.subtitle], key: fields[.subtitleLocKey], arguments: fields[.subtitleLocArgs])
      body = AlertText(fields[.body], key: fields[.locKey], arguments: fields[.locArgs])
      launchImage = fields.string(.launchImage)
      actionLocKey = fields.string(.actionLocKey)
      action = fields.string(.action)
      summaryArg = fields.string(.summaryArg)
      summaryArgCount = fields[.summaryArgCount]?.integer
    }
  }
}
