/// What a piece of the face means; a theme says how it looks.
enum Role: Int, CaseIterable, Sendable {
  case background
  case raised
  case selection
  case button
  case border
  case focus
  case text
  case dim
  case strong
  case title
  case link
  case info
  case error
  case match
  case key
  case shown
  case list
  case quiet
  case woke
  case held
  case dropped
  case refused
  case done
  case unread
  case badge
  case sdk
  case party
  case documented
  case measured
  case reported
  case assumed
  case jsonName
  case jsonString
  case jsonNumber
  case jsonWord
  /// The phone's screen.
  case phone
  /// What the screen is set in.
  case phoneFrame
  /// A notification on it.
  case phoneBanner
  /// The number on an icon.
  case phoneBadge

  /// How theme files write it.
  var name: String {
    switch self {
    case .jsonName: "json.name"
    case .jsonString: "json.string"
    case .jsonNumber: "json.number"
    case .jsonWord: "json.word"
    case .phoneFrame: "phone.frame"
    case .phoneBanner: "phone.banner"
    case .phoneBadge: "phone.badge"
    default: "\(self)"
    }
  }
}
