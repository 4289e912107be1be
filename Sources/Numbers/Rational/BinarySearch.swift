extension RandomAccessCollection {
  /// The index of the first element for which `isBehind` returns true, in a collection in which it is true for all that
  /// follow; the end if there is none.
  @inlinable package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
