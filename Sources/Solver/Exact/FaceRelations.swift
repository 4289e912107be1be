internal import LayNumbers

// Groups of variables that move together (SEMANTICS §4.5): connected by equations that always hold, and that cannot be
// split into equations that hold by themselves.
extension OpenFace {
  /// The group of each of `variables`, all ambiguous ones; after ``explore()``.
  ///
  /// The equations of the face are sums of its rows that cannot move. A row joins variables unless a part of it is an
  /// equation by itself: this is tested in as many random steps as it has parts.
  mutating func groups(of variables: [Int32]) -> [Int] {
    var sets = DisjointSets(count: rows.variables.count)
    var isOpen = [Bool](repeating: false, count: rows.variables.count)
    for variable in variables { isOpen[Int(variable)] = true }
    var samples: [[Rational]] = []
    for row in constantRows() {
      let blocks = blocks(of: row, isOpen, &sets)
      if blocks.count < 2 { continue }
      if blocks.count < 4 {
        // Of two or three parts none is constant, so no two of them can be.
        let moving = movingBlocks(blocks, &samples)
        for block in moving.dropFirst() { sets.join(moving[0].root, block.root) }
      } else {
        join(movingBlocks(blocks, &samples), &sets, &samples)
      }
    }
    return variables.map { sets.root(of: Int($0)) }
  }

  /// The rows that cannot move, as many as all others follow from.
  private func constantRows() -> [Int32] {
    var found = fixed.filter { isRow($0) }
    basis.forEachRow { if !isOrigin(of: $0) { found.append($0) } }
    return found.sorted()
  }

  private struct TermBlock {
    var root: Int
    var terms: [ExactRows.Term]
  }

  /// The terms of a row, grouped by their sets.
  private func blocks(of row: Int32, _ isOpen: [Bool], _ sets: inout DisjointSets) -> [TermBlock] {
    var terms: [(root: Int, term: ExactRows.Term)] = []
    for index in rows.termRange(row) where isOpen[Int(rows.terms[index].variable)] {
      terms.append((sets.root(of: Int(rows.terms[index].variable)), rows.terms[index]))
    }
    terms.sort { $0.root == $1.root ? $0.term.variable < $1.term.variable : $0.root < $1.root }
    var blocks: [TermBlock] = []
    for (root, term) in terms {
      if blocks.last?.root == root {
        blocks[blocks.count - 1].terms.append(term)
      } else {
        blocks.append(TermBlock(root: root, terms: [term]))
      }
    }
    return blocks
  }

  /// The blocks that are no equations by themselves.
  private mutating func movingBlocks(_ blocks: [TermBlock], _ samples: inout [[Rational]]) -> [TermBlock] {
    blocks.filter { block in
      if block.terms.count == 1 { return true }
      if !rate(of: block, 0, &samples).isZero { return true }
      return isUndecided(block.terms.map { ($0.variable, $0.coefficient) })
    }
  }

  /// The rate of a block in a random step.
  private mutating func rate(of block: TermBlock, _ number: Int, _ samples: inout [[Rational]]) -> Rational {
    while samples.count <= number {
      follow(generic(seed: UInt64(samples.count) + 1))
      samples.append(shifts)
    }
    var sum = Rational.zero
    for term in block.terms { sum += term.coefficient * samples[number][Int(term.variable)] }
    return sum
  }

  /// Joins blocks that an equation connects: each linearly dependent one, with those it depends on (Gaussian elimination
  /// of their rates).
  private mutating func join(_ blocks: [TermBlock], _ sets: inout DisjointSets, _ samples: inout [[Rational]]) {
    if blocks.count > OpenFace.blockLimit {
      for block in blocks.dropFirst() { sets.join(blocks[0].root, block.root) }
      return
    }
    // For each block of the basis, its rates and the combination of blocks that they are, in echelon form.
    var basis: [(pivot: Int, rates: [Rational], sum: [Rational])] = []
    for (number, block) in blocks.enumerated() {
      var rates: [Rational] = []
      for sample in blocks.indices { rates.append(rate(of: block, sample, &samples)) }
      var sum = [Rational](repeating: .zero, count: blocks.count)
      sum[number] = .one
      for entry in basis where !rates[entry.pivot].isZero {
        let factor = -rates[entry.pivot] / entry.rates[entry.pivot]
        for index in rates.indices { rates[index] += factor * entry.rates[index] }
        for index in sum.indices { sum[index] += factor * entry.sum[index] }
      }
      if let pivot = rates.firstIndex(where: { !$0.isZero }) {
        basis.append((pivot, rates, sum))
      } else {
        for other in sum.indices where !sum[other].isZero { sets.join(block.root, blocks[other].root) }
      }
    }
  }

  /// The largest number of moving parts of a row to examine; a row with more is taken for one equation.
  static var blockLimit: Int { 64 }
}
