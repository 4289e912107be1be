package import LayNumbers

/// The rows of one component at one size of the root, in exact numbers and with variables numbered from 0. The memory is
/// reused for the next component.
package struct ExactRows: Sendable {
  /// A program without rows.
  package init() {}

  package struct Term: Sendable {
    package var variable: Int32
    package var coefficient: Rational

    /// The product of a coefficient and a variable.
    package init(variable: Int32, coefficient: Rational) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The numbers of the rows in the store; -1 for added ones.
  package private(set) var ids: [Int32] = []
  private(set) var relations: [Relation] = []
  /// The priorities in the kernel's order; ``ExactRows/idle`` for a row that holds a variable without costs.
  package private(set) var priorities: [Float] = []
  /// The right sides at the size.
  package private(set) var rightSides: [Rational] = []
  /// The first term of each row; one element more than there are rows.
  private(set) var starts: [Int32] = [0]
  package private(set) var terms: [Term] = []
  /// The numbers of the variables in the store.
  package private(set) var variables: [Int32] = []

  static var idle: Float { -2 }

  /// The number of rows.
  package var count: Int { ids.count }

  /// Removes everything, for another component with these variables.
  package mutating func begin(_ variables: [Int32]) {
    ids.removeAll(keepingCapacity: true)
    relations.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    rightSides.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    starts.append(0)
    self.variables = variables
  }

  /// Adds a row of the component; `numbers` has the index in ``variables`` of each variable of the store.
  package mutating func append(_ id: Int32, of store: RowStore, _ numbers: [Int32], at size: ExactSize) {
    let row = Int(id)
    for term in store.terms(of: row) {
      terms.append(Term(variable: numbers[store.variable(term).index], coefficient: store.coefficient(term)))
    }
    let rightSide = store.rightSide(of: row).value(at: size)
    finish(id, store.relation(of: row), store.level(of: row).kernelPriority, rightSide)
  }

  /// Adds the left side of an equation that has no number outside.
  package mutating func append(_ left: [Term]) {
    terms += left
    finish(-1, .equal, ExactRows.idle, .zero)
  }

  /// Adds a row that holds a variable at 0. Returns its number.
  mutating func appendIdle(_ variable: Int32) -> Int32 {
    terms.append(Term(variable: variable, coefficient: .one))
    finish(-1, .equal, ExactRows.idle, .zero)
    return Int32(truncatingIfNeeded: count - 1)
  }

  /// Adds a row that holds a variable at a chosen value. Returns its number.
  package mutating func appendChoice(_ variable: Int32, _ value: Rational) -> Int32 {
    terms.append(Term(variable: variable, coefficient: .one))
    finish(-1, .equal, ExactRows.idle, value)
    return Int32(truncatingIfNeeded: count - 1)
  }

  private mutating func finish(_ id: Int32, _ relation: Relation, _ priority: Float, _ rightSide: Rational) {
    ids.append(id)
    relations.append(relation)
    priorities.append(priority)
    rightSides.append(rightSide)
    starts.append(Int32(truncatingIfNeeded: terms.count))
  }

  /// A copy without spare capacity: a check that continues with the next component keeps the capacity of the largest.
  var compacted: ExactRows {
    var copy = self
    copy.ids = ids.compacted
    copy.relations = relations.compacted
    copy.priorities = priorities.compacted
    copy.rightSides = rightSides.compacted
    copy.starts = starts.compacted
    copy.terms = terms.compacted
    copy.variables = variables.compacted
    return copy
  }

  /// The number here of a variable of this component, by linear search.
  func number(of variable: VariableID) -> Int32? {
    variables.firstIndex(of: variable.rawValue).map { Int32(truncatingIfNeeded: $0) }
  }

  /// The range of a row's terms.
  @inline(__always) package func termRange(_ row: Int32) -> Range<Int> {
    Int(starts[Int(row)])..<Int(starts[Int(row) + 1])
  }

  /// True if a row costs nothing and must hold as an equation.
  @inline(__always) package func isEquation(_ row: Int32) -> Bool {
    priorities[Int(row)] == KernelRow.required && relations[Int(row)] == .equal
  }

  /// The left side of a row.
  package func left(of row: Int32, _ values: [Rational]) -> Rational {
    var sum = Rational.zero
    for index in termRange(row) {
      let value = values[Int(terms[index].variable)]
      if !value.isZero { sum += terms[index].coefficient * value }
    }
    return sum
  }
}

/// The rows of each variable of a component.
struct RowsOfVariables: Sendable {
  private var starts: [Int32]
  private var list: [Int32]

  init(_ rows: ExactRows) {
    starts = Array(repeating: 0, count: rows.variables.count + 1)
    for term in rows.terms { starts[Int(term.variable) + 1] += 1 }
    for variable in rows.variables.indices { starts[variable + 1] += starts[variable] }
    list = Array(repeating: 0, count: rows.terms.count)
    var ends = starts
    for row in 0..<Int32(truncatingIfNeeded: rows.count) {
      for index in rows.termRange(row) {
        let variable = Int(rows.terms[index].variable)
        list[Int(ends[variable])] = row
        ends[variable] += 1
      }
    }
  }

  func rows(of variable: Int) -> ArraySlice<Int32> { list[Int(starts[variable])..<Int(starts[variable + 1])] }
}

/// Amounts of which hardly any sum is 0, the same in every run: a linear congruential generator.
struct GenericAmounts {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Rational {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Rational(Int(state >> 44) + 1)
  }
}

extension Array {
  /// A copy without spare capacity.
  var compacted: [Element] { map { $0 } }

  /// Sets every one of `count` elements to one value, in the existing memory.
  mutating func refill(with value: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(value, count: count))
  }
}
