/// A setting of the face with its new value.
enum Setting: Hashable, Sendable {
  case bell(Bool)
  case language(LanguageChoice)
  case clock(Bool)
  case ambiguous(AmbiguousChoice)
  case borders(BorderChoice)
  case mouse(Bool)
  case followFocus(Bool)
  case hints(Bool)
}
