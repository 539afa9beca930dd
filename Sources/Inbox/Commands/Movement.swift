/// One step through rows or lines.
enum Movement: String, CaseIterable, Sendable {
  case up
  case down
  case pageUp = "page-up"
  case pageDown = "page-down"
  case first
  case last
}
