/// What `set` changes.
struct Settings: Hashable, Sendable {
  var bell = false
  var language = LanguageChoice.auto
  var clock = true
  var ambiguous = AmbiguousChoice.auto
  var borders = BorderChoice.rounded
  var mouse = true
  var followFocus = false
  var hints = true
}
