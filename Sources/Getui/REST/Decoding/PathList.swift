/// A list in a path, parted by commas.
enum PathList {
  static func texts(_ text: String, named name: String, most: Int) throws(GetuiRefusal) -> [String] {
    let texts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard texts.allSatisfy({ !$0.isEmpty }) else { throw GetuiRefusal(.empty(name)) }
    guard texts.count <= most else { throw GetuiRefusal(.size(name)) }
    guard Set(texts).count == texts.count else { throw GetuiRefusal(.duplicate(name)) }
    return texts
  }
}
