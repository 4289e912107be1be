internal import LayNumbers

/// The exact solution of rows that hold as equations: as many as determine the variables, and the values that follow from
/// them.
///
/// An equation with one unknown variable gives its value (Kahn 1962). Where every equation has two, a variable becomes a
/// symbol and the others are sums of symbols, until an equation of symbols alone solves for one. So each cycle of a
/// layout costs a symbol, and the rest costs nothing but arithmetic.
///
/// The tables are of all variables and are kept from one component to the next, so that nothing is allocated for
/// a component whose equations give one variable after the other.
struct ActiveSet<Number: ExactNumber>: Sendable {
  /// A number and multiples of symbols, which are variables: a run of ``symbols``.
  private struct Form {
    var constant: Number
    var start: Int32
    var count: Int32
  }

  private struct Symbol {
    var variable: Int32
    var coefficient: Number
  }

  /// The value of each variable, valid when ``run(_:for:in:at:)`` returned true.
  private(set) var values: [Number] = []
  /// The state of each variable: ``unknown``, ``isNumber``, or the index of its form.
  private var states: [Int32] = []
  /// The end of each variable's run of ``incidences``, and below it the start.
  private var ends: [Int32] = []
  private var starts: [Int32] = []
  /// The rows of variables, as indices into the rows solved.
  private var incidences: [Int32] = []
  private var rightSides: [Number] = []
  /// The number of unknown variables of each row.
  private var missing: [Int32] = []
  private var queue: [Int32] = []
  private var forms: [Form] = []
  private var symbols: [Symbol] = []
  /// The sum being built.
  private var rest: [Symbol] = []
  private var restConstant = Number.zero
  /// The form of each variable that was solved for as a symbol, a sum of symbols that were not solved then; or -1.
  private var solved: [Int32] = []
  private var solvedOrder: [Int32] = []
  private var isContradiction = false

  private static var unknown: Int32 { -2 }
  private static var isNumber: Int32 { -1 }
  /// The largest number of symbols in a sum; a sum of more fails, since the work would grow faster than the rows.
  private static var symbolLimit: Int { 64 }

  /// Solves `rows` for `variables`, which are below `count`, at a size, trying to make symbols of the first ones. Returns
  /// false if the rows do not determine the variables, or contradict each other.
  mutating func run(
    _ rows: [Int32], for variables: [Int32], in store: RowStore, count: Int, at size: ExactSize
  ) -> Bool {
    prepare(rows, variables, store, count)
    let (width, height) = (Number(size.width), Number(size.height))
    for row in rows { rightSides.append(Number.rightSide(of: Int(row), in: store, width, height)) }
    var next = 0
    while !isContradiction {
      if let row = queue.popLast() {
        use(Int(row), rows, store)
      } else if next < variables.count {
        let variable = variables[next]
        next += 1
        if states[Int(variable)] == Self.unknown {
          rest.removeAll(keepingCapacity: true)
          restConstant = .zero
          rest.append(Symbol(variable: variable, coefficient: .one))
          setRest(Int(variable), rows, store)
        }
      } else {
        return finish(variables)
      }
    }
    return false
  }

  private mutating func prepare(_ rows: [Int32], _ variables: [Int32], _ store: RowStore, _ count: Int) {
    if values.count < count {
      let more = count - values.count
      values += Array(repeating: .zero, count: more)
      states += Array(repeating: Self.unknown, count: more)
      ends += Array(repeating: 0, count: more)
      starts += Array(repeating: 0, count: more)
      solved += Array(repeating: -1, count: more)
    }
    rightSides.removeAll(keepingCapacity: true)
    missing.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    forms.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    for symbol in solvedOrder { solved[Int(symbol)] = -1 }
    solvedOrder.removeAll(keepingCapacity: true)
    isContradiction = false
    for variable in variables {
      states[Int(variable)] = Self.unknown
      ends[Int(variable)] = 0
    }
    for row in rows { for term in store.terms(of: Int(row)) { ends[store.variable(term).index] += 1 } }
    var total: Int32 = 0
    for variable in variables {
      starts[Int(variable)] = total
      total += ends[Int(variable)]
      ends[Int(variable)] = starts[Int(variable)]
    }
    while incidences.count < Int(total) { incidences.append(0) }
    for (place, row) in rows.enumerated() {
      let terms = store.terms(of: Int(row))
      missing.append(Int32(truncatingIfNeeded: terms.count))
      if terms.count <= 1 { queue.append(Int32(truncatingIfNeeded: place)) }
      for term in terms {
        let variable = store.variable(term).index
        incidences[Int(ends[variable])] = Int32(truncatingIfNeeded: place)
        ends[variable] += 1
      }
    }
  }

  private mutating func use(_ place: Int, _ rows: [Int32], _ store: RowStore) {
    let terms = store.terms(of: Int(rows[place]))
    var rest = rightSides[place]
    var unknown: Int?
    for term in terms {
      let variable = store.variable(term).index
      switch states[variable] {
      case Self.isNumber: rest += -Number.coefficient(term, in: store) * values[variable]
      case Self.unknown: unknown = term
      default: return useForms(place, terms, rows, store)
      }
    }
    if let unknown {
      let variable = store.variable(unknown).index
      setNumber(rest / Number.coefficient(unknown, in: store), variable, rows, store)
    } else if !rest.isZero {
      isContradiction = true
    }
  }

  /// Uses an equation that has symbols.
  private mutating func useForms(_ place: Int, _ terms: Range<Int>, _ rows: [Int32], _ store: RowStore) {
    rest.removeAll(keepingCapacity: true)
    restConstant = rightSides[place]
    var unknown: Int?
    for term in terms {
      let variable = store.variable(term).index
      switch states[variable] {
      case Self.isNumber: restConstant += -Number.coefficient(term, in: store) * values[variable]
      case Self.unknown: unknown = term
      default: addForm(Int(states[variable]), times: -Number.coefficient(term, in: store))
      }
    }
    substituteSolved()
    if rest.count > Self.symbolLimit {
      isContradiction = true
    } else if let unknown {
      scaleRest(by: .one / Number.coefficient(unknown, in: store))
      setRest(store.variable(unknown).index, rows, store)
    } else {
      solveSymbol()
    }
  }

  private mutating func setNumber(_ number: Number, _ variable: Int, _ rows: [Int32], _ store: RowStore) {
    values[variable] = number
    states[variable] = Self.isNumber
    tellRows(of: variable, rows, store)
  }

  /// Sets a variable to the sum that was built.
  private mutating func setRest(_ variable: Int, _ rows: [Int32], _ store: RowStore) {
    if rest.isEmpty { return setNumber(restConstant, variable, rows, store) }
    states[variable] = keepRest()
    tellRows(of: variable, rows, store)
  }

  private mutating func tellRows(of variable: Int, _ rows: [Int32], _ store: RowStore) {
    for index in Int(starts[variable])..<Int(ends[variable]) {
      let row = incidences[index]
      missing[Int(row)] -= 1
      // With none missing it is an equation of symbols, unless it just gave this variable.
      if missing[Int(row)] == 1 || missing[Int(row)] == 0 && store.terms(of: Int(rows[Int(row)])).count > 1 {
        queue.append(row)
      }
    }
  }

  /// Solves the equation "the sum that was built is 0" for its last symbol.
  private mutating func solveSymbol() {
    guard let last = rest.popLast() else {
      if !restConstant.isZero { isContradiction = true }
      return
    }
    scaleRest(by: -(.one / last.coefficient))
    solved[Int(last.variable)] = keepRest()
    solvedOrder.append(last.variable)
  }

  /// Writes the values of the variables that are sums of symbols; returns false if some symbol is unsolved.
  private mutating func finish(_ variables: [Int32]) -> Bool {
    for symbol in solvedOrder.reversed() {
      loadForm(Int(solved[Int(symbol)]))
      solved[Int(symbol)] = keepRest()
    }
    for variable in variables where states[Int(variable)] != Self.isNumber {
      guard states[Int(variable)] >= 0 else { return false }
      loadForm(Int(states[Int(variable)]))
      if !rest.isEmpty { return false }
      values[Int(variable)] = restConstant
    }
    return true
  }
}

// MARK: - Sums of symbols

extension ActiveSet {
  /// Builds the current sum of a form, with solved symbols substituted.
  private mutating func loadForm(_ form: Int) {
    rest.removeAll(keepingCapacity: true)
    restConstant = .zero
    addForm(form, times: .one)
    substituteSolved()
  }

  private mutating func addForm(_ index: Int, times factor: Number) {
    let form = forms[index]
    restConstant += factor * form.constant
    for symbol in Int(form.start)..<Int(form.start + form.count) {
      addSymbol(symbols[symbol].variable, factor * symbols[symbol].coefficient)
    }
  }

  private mutating func addSymbol(_ variable: Int32, _ coefficient: Number) {
    if let index = rest.firstIndex(where: { $0.variable == variable }) {
      rest[index].coefficient += coefficient
      if rest[index].coefficient.isZero { rest.remove(at: index) }
    } else if !coefficient.isZero {
      rest.append(Symbol(variable: variable, coefficient: coefficient))
    }
  }

  private mutating func scaleRest(by factor: Number) {
    restConstant = restConstant * factor
    for index in rest.indices { rest[index].coefficient = rest[index].coefficient * factor }
  }

  /// Stores the sum that was built as a form; returns its index.
  private mutating func keepRest() -> Int32 {
    forms.append(
      Form(
        constant: restConstant, start: Int32(truncatingIfNeeded: symbols.count),
        count: Int32(truncatingIfNeeded: rest.count)))
    for index in rest.indices { symbols.append(rest[index]) }
    return Int32(truncatingIfNeeded: forms.count - 1)
  }

  private mutating func substituteSolved() {
    var index = 0
    while index < rest.count {
      let value = solved[Int(rest[index].variable)]
      if value < 0 {
        index += 1
        continue
      }
      addForm(Int(value), times: rest.remove(at: index).coefficient)
      // A value may name symbols that were solved after it.
      index = 0
    }
  }
}
