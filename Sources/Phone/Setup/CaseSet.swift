/// A set of cases of a small enumeration, kept as bits: it is asked in every push, so it hashes nothing.
public struct CaseSet<Element: SmallCase>: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  /// A set of `elements`.
  public init(arrayLiteral elements: Element...) { for element in elements { insert(element) } }

  /// A set of `elements`.
  public init(_ elements: some Sequence<Element>) { for element in elements { insert(element) } }

  /// Whether it holds `element`.
  public func contains(_ element: Element) -> Bool { bits & (1 << element.place) != 0 }

  /// Puts `element` in.
  public mutating func insert(_ element: Element) { bits |= 1 << element.place }

  /// Takes `element` out.
  public mutating func remove(_ element: Element) { bits &= ~(1 << element.place) }

  /// Whether it holds `element`.
  public subscript(element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }

  /// Whether it holds nothing.
  public var isEmpty: Bool { bits == 0 }

  /// What it holds, in the order of the enumeration.
  public var elements: [Element] { Element.allCases.filter(contains) }
}

extension CaseSet: Codable {
  /// Reads the cases.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Element].self))
  }

  /// Writes the cases, so that a later order of the enumeration reads them right.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}
