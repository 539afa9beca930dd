/// Collects names while a closure is asked for them.
final class NameList {
  private(set) var names: [String] = []

  func add(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}
