/// The dialogs that a key opens.
enum DialogName: String, CaseIterable, Sendable {
  case tags
  /// The tag that is picked, to be removed.
  case untag
  case alias
  case states
  case settings
  case tokens
  case phones
  case compose
  case palette
  case filter
  case export
  case log
  /// The expression of the audience view.
  case audience
}
