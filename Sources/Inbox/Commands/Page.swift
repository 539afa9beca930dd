/// What `view` brings to the front.
enum Page: String, CaseIterable, Sendable {
  case list
  case detail
  case why
  case raw
  case callbacks
  case whatif
}
