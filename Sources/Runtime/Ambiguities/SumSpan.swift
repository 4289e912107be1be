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
    guard let first = sum.parts.first, let last = sum.parts.last else { return (sum, FaceSum()) }
    var end = last.row
    fit(end)
    for part in sum.parts { amounts[Int(part.row)] = part.amount }
    var rest: [FaceSum.Part] = []
    var labels: [Int32: Rational] = [:]
    var row = first.row
    while row <= end {
      defer { row += 1 }
      let amount = amounts[Int(row)]
      if amount.isZero { continue }
      amounts[Int(row)] = .zero
      guard let entry = basis[row] else {
        rest.append(FaceSum.Part(row: row, amount: amount))
        continue
      }
      let factor = amount / entry.rest.parts[0].amount
      // Parts before the first part of an entry do not change.
      end = max(end, entry.rest.parts[entry.rest.parts.count - 1].row)
      fit(end)
      for part in entry.rest.parts.dropFirst() { amounts[Int(part.row)] -= factor * part.amount }
      for part in entry.labels.parts { labels[part.row, default: .zero] += factor * part.amount }
    }
    let parts = labels.filter { !$0.value.isZero }.map { FaceSum.Part(row: $0.key, amount: $0.value) }
    return (FaceSum(unsorted: rest), FaceSum(unsorted: parts))
  }

  private mutating func fit(_ row: Int32) {
    while amounts.count <= Int(row) { amounts.append(.zero) }
  }

  /// Adds a sum with the remainder `reduced`, which is not empty.
  mutating func add(_ reduced: Reduced, labelled label: Int32) {
    guard let first = reduced.rest.parts.first else { return }
    var labels = FaceSum(label)
    labels.add(reduced.labels, times: -1)
    basis[first.row] = (reduced.rest, labels)
  }
}
