/// Sums that are linearly independent, each with a label: which others are combinations of them (Gaussian elimination).
struct SumSpan {
  /// What is left of a sum, and how much of each label was taken away.
  typealias Reduced = (rest: FaceSum, labels: FaceSum)

  /// By its first part, what is left of a sum, and what it is a combination of.
  private var basis: [Int32: Reduced] = [:]

  /// How many sums there are.
  var count: Int { basis.count }

  /// A sum less as much as follows from those that are there.
  func reduced(_ sum: FaceSum) -> Reduced {
    var (rest, labels) = (sum, FaceSum())
    var next = 0
    while next < rest.parts.count {
      let part = rest.parts[next]
      guard let entry = basis[part.row] else {
        next += 1
        continue
      }
      let factor = part.amount / entry.rest.parts[0].amount
      // What comes before the first part of an entry stays what it is.
      rest.add(entry.rest, times: -factor)
      labels.add(entry.labels, times: factor)
    }
    return (rest, labels)
  }

  /// Adds a sum of which `reduced` is left: not nothing.
  mutating func add(_ reduced: Reduced, labelled label: Int32) {
    guard let first = reduced.rest.parts.first else { return }
    var labels = FaceSum(label)
    labels.add(reduced.labels, times: -1)
    basis[first.row] = (reduced.rest, labels)
  }
}
