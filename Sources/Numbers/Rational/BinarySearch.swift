extension Array {
  /// The index of the first element for which `isBehind` returns true, in an array in which it is true for all that
  /// follow; the end if there is none.
  package func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
