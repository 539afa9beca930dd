extension Phone {
  /// The list as the phone shows it, part by part; the newest group first in each, and in the summary the most
  /// relevant (Apple, `relevanceScore`).
  ///
  /// One group for each notification before iOS 12, which knew no stacks, and where grouping is off.
  public var groups: [NotificationGroup] {
    ListSection.allCases.flatMap { section in
      var list = Array(centre.entries.filter { self.section(of: $0) == section }.reversed())
      if section == .summary || section == .upcoming { list = Self.byRelevance(list) }
      return stacks(of: list, in: section)
    }
  }

  /// The part of the list that `entry` stands in.
  func section(of entry: NotificationEntry) -> ListSection {
    switch entry.summary {
    case .waits: .upcoming
    case .came: .summary
    case nil: centre.isHistory(entry) ? .history : .new
    }
  }

  private func stacks(of list: [NotificationEntry], in section: ListSection) -> [NotificationGroup] {
    guard os >= OSVersion(12), centre.grouping != .off else {
      return list.map {
        NotificationGroup(thread: thread($0), entries: [$0], summary: nil, section: section)
      }
    }
    var order: [String] = []
    var members: [String: [NotificationEntry]] = [:]
    for entry in list {
      let key = centre.grouping == .byApp ? "" : thread(entry)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(entry)
    }
    return order.map { key in
      let entries = members[key] ?? []
      return NotificationGroup(
        thread: key, entries: entries, summary: summary(of: entries), section: section)
    }
  }

  private func thread(_ entry: NotificationEntry) -> String { entry.payload.threadID ?? "" }

  /// The category of the newest decides the wording, on the versions that ask it.
  private func summary(of entries: [NotificationEntry]) -> GroupSummary? {
    let asks = os >= OSVersion(12) && os < OSVersion(15)
    let category = asks ? setup.category(entries.first?.payload.category) : nil
    return GroupSummary(Array(entries.dropFirst()), format: category?.summaryFormat)
  }

  /// The highest `relevance-score` first; those of one score as they stand.
  static func byRelevance(_ list: [NotificationEntry]) -> [NotificationEntry] {
    list.enumerated()
      .map { (entry: $0.element, score: $0.element.payload.relevanceScore ?? 0, place: $0.offset) }
      .sorted { ($1.score, $0.place) < ($0.score, $1.place) }
      .map(\.entry)
  }
}
