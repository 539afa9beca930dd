/// `filterValidTags:` (docs.jiguang.cn, iOS SDK API, tags and alias).
public enum TagFilter {
  /// The valid ones among `tags`, each once, in their order, and 1000 of them at most.
  ///
  /// An NSSet has no order; the vendor returns "the leading ones" all the same.
  public static func valid(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    var kept: [String] = []
    for tag in tags where kept.count < TagCheck.mostTags {
      if seen.insert(tag).inserted, TagCheck.check(tag).code == .ok { kept.append(tag) }
    }
    return kept
  }
}
