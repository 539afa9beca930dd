/// The dialogs that a key opens.
enum DialogName: String, CaseIterable, Sendable {
  case tags
  case alias
  case states
  case settings
  case tokens
  case compose
  case palette
  case filter
  case log
}
