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

  /// How theme files write it. Spelt out: asking Swift for the name of a case costs a start more than all of drawing.
  var name: String {
    switch self {
    case .background: "background"
    case .raised: "raised"
    case .selection: "selection"
    case .button: "button"
    case .border: "border"
    case .focus: "focus"
    case .text: "text"
    case .dim: "dim"
    case .strong: "strong"
    case .title: "title"
    case .link: "link"
    case .info: "info"
    case .error: "error"
    case .match: "match"
    case .key: "key"
    case .shown: "shown"
    case .list: "list"
    case .quiet: "quiet"
    case .woke: "woke"
    case .held: "held"
    case .dropped: "dropped"
    case .refused: "refused"
    case .done: "done"
    case .unread: "unread"
    case .badge: "badge"
    case .sdk: "sdk"
    case .party: "party"
    case .documented: "documented"
    case .measured: "measured"
    case .reported: "reported"
    case .assumed: "assumed"
    case .jsonName: "json.name"
    case .jsonString: "json.string"
    case .jsonNumber: "json.number"
    case .jsonWord: "json.word"
    case .phone: "phone"
    case .phoneFrame: "phone.frame"
    case .phoneBanner: "phone.banner"
    case .phoneBadge: "phone.badge"
    }
  }
}
