package import LaySolver

/// The partition of a system into components: variables connected by rows, and those rows. W and H are parameters, which
/// connect nothing (SEMANTICS §4.2).
package struct Partition {
  /// The variables and rows of one part, in order.
  package struct Part: Hashable {
    package var variables: [VariableID] = []
    package var rows: [RowID] = []

    /// The index of `variable` among the variables; nil for one of another part.
    func position(of variable: VariableID) -> Int? {
      var (low, high) = (0, variables.count)
      while low < high {
        let middle = (low + high) / 2
        if variables[middle].rawValue < variable.rawValue { low = middle + 1 } else { high = middle }
      }
      return low < variables.count && variables[low] == variable ? low : nil
    }
  }

  /// The parts, in the order of their first rows; then those without rows.
  package private(set) var parts: [Part] = []

  package init(variableCount: Int, rows: [EngineRow?]) {
    var sets = DisjointSets(count: variableCount)
    for row in rows {
      guard let row, let first = row.terms.first else { continue }
      for term in row.terms.dropFirst() { sets.join(first.variable.index, term.variable.index) }
    }
    var partOfRoot = [Int?](repeating: nil, count: variableCount)
    for (index, row) in rows.enumerated() {
      guard let row else { continue }
      guard let root = row.terms.first.map({ sets.root(of: $0.variable.index) }) else {
        // Constants on both sides: true or false by itself.
        parts.append(Part(rows: [RowID(index)]))
        continue
      }
      let part = number(of: root, &partOfRoot)
      parts[part].rows.append(RowID(index))
    }
    for variable in 0..<variableCount {
      let part = number(of: sets.root(of: variable), &partOfRoot)
      parts[part].variables.append(VariableID(variable))
    }
  }

  private mutating func number(of root: Int, _ partOfRoot: inout [Int?]) -> Int {
    if let part = partOfRoot[root] { return part }
    partOfRoot[root] = parts.count
    parts.append(Part())
    return parts.count - 1
  }
}
