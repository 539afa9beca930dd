/// A set of measurements of one thing.
struct Samples {
  private var values: [Double]

  init(_ values: [Double] = []) { self.values = values.sorted() }

  var count: Int { values.count }
  var minimum: Double { values.first ?? .nan }
  var median: Double { at(0.5) }
  var maximum: Double { values.last ?? .nan }
  var p99: Double { at(0.99) }

  private func at(_ part: Double) -> Double {
    values.isEmpty ? .nan : values[min(values.count - 1, Int(Double(values.count) * part))]
  }
}
