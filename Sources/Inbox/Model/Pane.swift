/// The three panes.
enum Pane: CaseIterable, Sendable {
  case list
  case detail
  case callbacks

  /// The pane that `step` leads to; the last one leads nowhere further.
  func moved(_ step: FocusStep) -> Pane {
    switch (self, step) {
    case (.list, .next): .detail
    case (.detail, .next), (.callbacks, .next): .callbacks
    case (.callbacks, .previous): .detail
    case (.detail, .previous), (.list, .previous): .list
    }
  }
}
