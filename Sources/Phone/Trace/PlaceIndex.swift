/// Where something of each phone stands in a list, by the phone's number.
///
/// Phones are counted from 1 without gaps, so a plain array holds it in a tenth of what a dictionary takes.
public struct PlaceIndex: Sendable {
  private var places: [Int32] = []

  /// Nothing stands anywhere.
  public init() {}

  /// The place for `phone`; nil where there is none.
  public subscript(phone: PhoneNumber) -> Int? {
    get {
      let number = phone.value
      return places.indices.contains(number) && places[number] >= 0 ? Int(places[number]) : nil
    }
    set {
      let number = phone.value
      guard number >= 0, number <= Int32.max else { return }
      while places.count <= number { places.append(-1) }
      places[number] = newValue.map { Int32($0) } ?? -1
    }
  }
}
