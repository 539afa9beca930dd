/// Where a part of a filter stands, and whether any of its word was quoted: `sound:"none"` is a sound of that name.
struct FilterPlace {
  let column: Int
  let isQuoted: Bool
}
