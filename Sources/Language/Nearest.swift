/// Finds what was probably meant.
public enum Nearest {
  /// The candidate at the smallest edit distance to `word`, or nil if none is near enough to be worth saying.
  public static func word(to word: String, among candidates: Set<String>) -> String? {
    let allowed = max(1, min(3, word.count / 2))
    var best: (distance: Int, text: String)?
    for candidate in candidates.sorted() {
      let isBeginning = word.count >= 2 && candidate.hasPrefix(word)
      let distance = isBeginning ? 1 : distance(Array(word), Array(candidate))
      if distance <= allowed, distance < (best?.distance ?? .max) { best = (distance, candidate) }
    }
    return best?.text
  }

  /// Edits (insert, delete, replace, swap neighbours) that turn `a` into `b`.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, before[j - 2] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
