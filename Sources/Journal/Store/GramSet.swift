/// The grams of one row, each once.
///
/// The library's own set hashes so that nobody can foresee it, which took as long as the rest of the index. Here an odd
/// number that is drawn at the start scatters the grams: nobody can foresee that either.
struct GramSet {
  private static let mixer = UInt64.random(in: .min ... .max) | 1

  /// Grams; 0 is a free place. There are always as many free ones as taken.
  private var places = [UInt64](repeating: 0, count: 512)
  private var shift: UInt64 = 64 - 9
  private var count = 0

  /// Adds a gram, which is never 0; false if it is there already.
  mutating func insert(_ gram: UInt64) -> Bool {
    if count * 2 >= places.count { grow() }
    let place = place(of: gram)
    guard places[place] == 0 else { return false }
    places[place] = gram
    count += 1
    return true
  }

  /// Where `gram` is, or belongs.
  private func place(of gram: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: (gram &* Self.mixer) >> shift)
    while places[place] != 0, places[place] != gram { place = (place + 1) & (places.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: old.count * 2)
    shift -= 1
    for gram in old where gram != 0 { places[place(of: gram)] = gram }
  }
}
