/// One statement of a profile: its line, and what stands between braces after it.
struct ProfileBlock {
  let head: ProfilePiece
  /// The parts between the braces; nil where there are none.
  let body: [ProfilePiece]?
}
