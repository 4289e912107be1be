internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The span of linearly independent sums with labels, which tests sums for dependence (Gaussian elimination).
struct SumSpan {
  /// The remainder of a sum, and the multiples of labels subtracted from it.
  typealias Reduced = (rest: FaceSum, labels: FaceSum)

  /// The remainder of each sum by its first part, with the sum's combination of labels.
  private var basis: [Int32: Reduced] = [:]
  /// Work space for a sum that is being reduced; all 0 between calls.
  private var amounts: [Rational] = []

  /// The number of sums.
  var count: Int { basis.count }

  /// Reduces a sum by those of the span; the rest is empty if it is a combination of them.
  mutating func reduced(_ sum: FaceSum) -> Reduced {
    guard let first = sum.entries.first, let last = sum.entries.last else { return (sum, FaceSum()) }
    var end = last.key
    fit(end)
    for part in sum.entries { amounts[Int(part.key)] = part.amount }
    var rest: [FaceSum.Entry] = []
    var labels: [Int32: Rational] = [:]
    var row = first.key
    while row <= end {
      defer { row += 1 }
      let amount = amounts[Int(row)]
      if amount.isZero { continue }
      amounts[Int(row)] = .zero
      guard let entry = basis[row] else {
        rest.append(FaceSum.Entry(row, amount))
        continue
      }
      let factor = amount / entry.rest.entries[0].amount
      // Parts before the first part of an entry do not change.
      end = max(end, entry.rest.entries[entry.rest.entries.count - 1].key)
      fit(end)
      for part in entry.rest.entries.dropFirst() { amounts[Int(part.key)] -= factor * part.amount }
      for part in entry.labels.entries { labels[part.key, default: .zero] += factor * part.amount }
    }
    let parts = labels.filter { !$0.value.isZero }.map { FaceSum.Entry($0.key, $0.value) }
    return (FaceSum(unsorted: rest), FaceSum(unsorted: parts))
  }

  private mutating func fit(_ row: Int32) {
    while amounts.count <= Int(row) { amounts.append(.zero) }
  }

  /// Adds a sum with the remainder `reduced`, which is not empty.
  mutating func add(_ reduced: Reduced, labelled label: Int32) {
    guard let first = reduced.rest.entries.first else { return }
    var labels = FaceSum(label)
    labels.add(reduced.labels, times: -1)
    basis[first.key] = (reduced.rest, labels)
  }
}
