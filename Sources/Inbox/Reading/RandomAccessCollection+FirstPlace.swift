extension RandomAccessCollection where Index == Int {
  /// The first place whose element `belongs`, in a collection whose last part does and whose first does not.
  func firstPlace(_ belongs: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
