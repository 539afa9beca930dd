/// Which way the focus goes through the panes.
enum FocusStep: String, CaseIterable, Sendable {
  case next
  case previous
}
