import Foundation

/// Prints figures in one shape: what, minimum, median, p99, maximum, unit, and the budget it is held against.
enum Report {
  static func title(_ text: String) { print("\n\(text)\n\(String(repeating: "-", count: text.count))") }

  static func row(_ name: String, _ samples: Samples, unit: String, budget: String = "") {
    let numbers = [samples.minimum, samples.median, samples.p99, samples.maximum].map { number($0) }
    let text = zip(["min", "median", "p99", "max"], numbers).map { "\($0) \($1)" }.joined(separator: "  ")
    print(
      "\(pad(name, 34)) \(text)  \(unit)  n=\(samples.count)\(budget.isEmpty ? "" : "   budget \(budget)")")
  }

  static func fact(_ name: String, _ text: String, budget: String = "") {
    print("\(pad(name, 34)) \(text)\(budget.isEmpty ? "" : "   budget \(budget)")")
  }

  private static func number(_ value: Double) -> String {
    String(format: value >= 100 ? "%.0f" : value >= 1 ? "%.2f" : "%.4f", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text.count >= width ? text : text + String(repeating: " ", count: width - text.count)
  }
}
