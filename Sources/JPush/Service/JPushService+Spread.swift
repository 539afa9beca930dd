import Phone

/// `big_push_duration`: a push goes out over so many minutes, an even share each
/// (docs.jiguang.cn, push API v3, options).
extension JPushService {
  /// Sends the first share, and puts the next one down for a minute later.
  mutating func begin(
    spreading id: String, over minutes: Int, _ places: [Int], at moment: Instant
  ) -> [JPushWork] {
    let parts = min(minutes, places.count)
    return send(id, places, share: (places.count + parts - 1) / parts, at: moment)
  }

  /// Sends the shares that are due at `moment` of its clock.
  mutating func spreadDue(at moment: Instant) -> [JPushWork] {
    var work: [JPushWork] = []
    while let (due, part) = spread.takeNext(dueBy: moment) {
      guard let record = messages[part.message], !record.isWithdrawn,
        let places = try? targets(of: record.push, at: due)
      else { continue }
      work += send(part.message, places.filter { $0 >= part.from }, share: part.share, at: due)
    }
    return work
  }

  private mutating func send(
    _ id: String, _ places: [Int], share: Int, at moment: Instant
  ) -> [JPushWork] {
    let now = places.prefix(share)
    if now.count < places.count, let last = now.last {
      spread.add(
        SpreadPart(message: id, from: last + 1, share: share), at: moment.after(milliseconds: 60_000))
    }
    return work(id, Array(now))
  }
}
