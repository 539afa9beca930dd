/// Exact whole numbers out of JSON's number text, without a detour over `Double`, which has 53 bits only.
enum JSONNumber {
  /// The value of a number that the reader has checked, or nil if it does not fit an `Int`, or if it has a fraction
  /// that may not be cut off.
  static func integer(_ text: ArraySlice<UInt8>, cuttingFraction: Bool) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let mantissaEnd = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.endIndex
    let mantissa = text[(isNegative ? text.startIndex + 1 : text.startIndex)..<mantissaEnd]
    let wholeDigits = (mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.endIndex) - mantissa.startIndex
    let digits = mantissa.lazy.filter { $0 != UInt8(ascii: ".") }.map { Int($0 - UInt8(ascii: "0")) }
    // Zero times any power of ten is zero; without this `0e999999` would be multiplied out.
    guard digits.contains(where: { $0 != 0 }) else { return 0 }
    let point = wholeDigits + exponent(text[mantissaEnd...].dropFirst())
    var value = 0
    var position = 0
    for digit in digits {
      if position < point {
        guard let next = appending(digit, to: value, isNegative) else { return nil }
        value = next
      } else if digit != 0, !cuttingFraction {
        return nil
      }
      position += 1
    }
    while position < point {
      guard let next = appending(0, to: value, isNegative) else { return nil }
      value = next
      position += 1
    }
    return value
  }

  private static func appending(_ digit: Int, to value: Int, _ isNegative: Bool) -> Int? {
    let (scaled, overflowed) = value.multipliedReportingOverflow(by: 10)
    let (sum, overflowedToo) =
      isNegative
      ? scaled.subtractingReportingOverflow(digit) : scaled.addingReportingOverflow(digit)
    return overflowed || overflowedToo ? nil : sum
  }

  /// The power of ten after the `e`. Held within bounds that no value survives anyway, so that it cannot overflow.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in text where byte >= UInt8(ascii: "0") {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1 << 40)
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}
