/// What the boxes are made of.
enum BorderChoice: String, CaseIterable, Sendable {
  case rounded
  case ascii
}
