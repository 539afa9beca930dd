/// One call of a REST service: a method, a path whose stars stand for any one part, and what they lead to.
public struct HTTPRoute<Call: Sendable>: Sendable {
  let method: String
  private let path: [String]
  let make: @Sendable ([String]) -> Call

  /// A call; `make` gets what stands in the places of the stars.
  public init(_ method: String, _ path: String, _ make: @escaping @Sendable ([String]) -> Call) {
    self.method = method
    self.path = path.split(separator: "/").map(String.init)
    self.make = make
  }

  /// A call whose path has no stars.
  public init(_ method: String, _ path: String, is call: Call) {
    self.init(method, path) { _ in call }
  }

  /// What stands in the places of the stars; nil if `parts` is another path.
  func places(in parts: ArraySlice<String>) -> [String]? {
    guard parts.count == path.count else { return nil }
    var places: [String] = []
    for (part, pattern) in zip(parts, path) {
      if pattern == "*" { places.append(part) } else if pattern != part { return nil }
    }
    return places
  }
}

extension Array {
  /// The call of `method` and the path's `parts`; of two that fit, the first.
  public func call<Call>(
    _ method: String, _ parts: ArraySlice<String>
  ) throws(HTTPRouteMiss) -> Call where Element == HTTPRoute<Call> {
    var miss = HTTPRouteMiss.path
    for route in self {
      guard let places = route.places(in: parts) else { continue }
      if route.method == method { return route.make(places) }
      miss = .method
    }
    throw miss
  }
}
