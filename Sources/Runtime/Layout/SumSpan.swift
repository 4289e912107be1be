/// Sums that are linearly independent, each with a label: which others are combinations of them (Gaussian elimination).
struct SumSpan {
  /// What is left of a sum, and how much of each label was taken away.
  typealias Reduced = (rest: FaceSum, labels: FaceSum)

  /// By its first part, what is left of a sum, and what it is a combination of.
  private var basis: [Int32: Reduced] = [:]
  /// Room for the amounts of a sum while it is reduced; all 0 between.
  private var amounts: [Rational] = []

  /// How many sums there are.
  var count: Int { basis.count }

  /// A sum less as much as follows from those that are there.
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
      // What comes before the first part of an entry stays what it is.
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

  /// Adds a sum of which `reduced` is left: not nothing.
  mutating func add(_ reduced: Reduced, labelled label: Int32) {
    guard let first = reduced.rest.parts.first else { return }
    var labels = FaceSum(label)
    labels.add(reduced.labels, times: -1)
    basis[first.row] = (reduced.rest, labels)
  }
}
