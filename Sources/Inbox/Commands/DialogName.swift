/// The dialogs that a key opens.
enum DialogName: String, CaseIterable, Sendable {
  case tags
  case alias
  case states
  case settings
  case compose
  case palette
  case filter
  case log
}
