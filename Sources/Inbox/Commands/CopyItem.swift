/// What `copy` hands to the clipboard.
enum CopyItem: String, CaseIterable, Sendable {
  /// The payload as received.
  case raw
  /// The row as one line of text; all marked rows where there are marks.
  case row
  /// The last command, as the command log shows it.
  case command
  /// What fills the screen, as text for other tools: the what-if table in Markdown.
  case view
}
