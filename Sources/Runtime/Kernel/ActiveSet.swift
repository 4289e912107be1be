/// The exact solution of rows that hold as equations: as many as decide the variables, and whatever follows from them.
///
/// An equation with one variable that is not known gives it (Kahn 1962). Where every equation has two, a variable
/// becomes a symbol and the others are sums of symbols, until an equation of symbols alone solves for one. So what a
/// layout has in loops costs a symbol, and the rest costs nothing but arithmetic.
///
/// The tables are of all variables and are kept from one component to the next, so that nothing is allocated for
/// a component whose equations give one variable after the other.
struct ActiveSet<Number: ExactNumber>: Sendable {
  /// A number and multiples of symbols; symbols are variables.
  private struct Form {
    var constant: Number
    var symbols: [(symbol: Int32, coefficient: Number)] = []

    mutating func add(_ other: Form, times factor: Number) {
      constant += factor * other.constant
      for term in other.symbols { add(term.symbol, factor * term.coefficient) }
    }

    mutating func add(_ symbol: Int32, _ coefficient: Number) {
      if let index = symbols.firstIndex(where: { $0.symbol == symbol }) {
        symbols[index].coefficient += coefficient
        if symbols[index].coefficient.isZero { symbols.remove(at: index) }
      } else if !coefficient.isZero {
        symbols.append((symbol, coefficient))
      }
    }

    mutating func scale(by factor: Number) {
      constant = constant * factor
      for index in symbols.indices { symbols[index].coefficient = symbols[index].coefficient * factor }
    }
  }

  /// Of each variable its value, when ``run(_:for:in:at:)`` has said so.
  private(set) var values: [Number] = []
  /// Of each variable ``unknown``, ``isNumber``, or the index of its form.
  private var states: [Int32] = []
  /// Of each variable, where its rows end in ``incidences``, and begin where those of the variable before end.
  private var ends: [Int32] = []
  private var starts: [Int32] = []
  /// The rows of variables, as places among the rows solved.
  private var incidences: [Int32] = []
  private var rightSides: [Number] = []
  /// How many variables of each row are unknown.
  private var missing: [Int32] = []
  private var queue: [Int32] = []
  private var forms: [Form] = []
  /// What solved symbols are: sums of symbols that were not solved then.
  private var solved: [Int32: Form] = [:]
  private var solvedOrder: [Int32] = []
  private var isContradiction = false

  private static var unknown: Int32 { -2 }
  private static var isNumber: Int32 { -1 }
  /// Sums of more symbols are given up on: they would make the work grow faster than the rows.
  private static var symbolLimit: Int { 64 }

  /// Solves `rows` for `variables`, which are below `count`, at a size, trying to make symbols of the first ones. False
  /// if they do not decide the variables, or contradict each other.
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
          setForm(Form(constant: .zero, symbols: [(variable, .one)]), Int(variable), rows, store)
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
    }
    rightSides.removeAll(keepingCapacity: true)
    missing.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    if !forms.isEmpty { forms.removeAll(keepingCapacity: true) }
    if !solved.isEmpty { solved = [:] }
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

  /// The same where symbols take part.
  private mutating func useForms(_ place: Int, _ terms: Range<Int>, _ rows: [Int32], _ store: RowStore) {
    var rest = Form(constant: rightSides[place])
    var unknown: Int?
    for term in terms {
      let variable = store.variable(term).index
      switch states[variable] {
      case Self.isNumber: rest.constant += -Number.coefficient(term, in: store) * values[variable]
      case Self.unknown: unknown = term
      default: rest.add(forms[Int(states[variable])], times: -Number.coefficient(term, in: store))
      }
    }
    substituteSolved(&rest)
    if rest.symbols.count > Self.symbolLimit {
      isContradiction = true
    } else if let unknown {
      rest.scale(by: .one / Number.coefficient(unknown, in: store))
      setForm(rest, store.variable(unknown).index, rows, store)
    } else {
      solveSymbol(rest)
    }
  }

  private mutating func setNumber(_ number: Number, _ variable: Int, _ rows: [Int32], _ store: RowStore) {
    values[variable] = number
    states[variable] = Self.isNumber
    tellRows(of: variable, rows, store)
  }

  private mutating func setForm(_ form: Form, _ variable: Int, _ rows: [Int32], _ store: RowStore) {
    if form.symbols.isEmpty { return setNumber(form.constant, variable, rows, store) }
    states[variable] = Int32(truncatingIfNeeded: forms.count)
    forms.append(form)
    tellRows(of: variable, rows, store)
  }

  private mutating func tellRows(of variable: Int, _ rows: [Int32], _ store: RowStore) {
    for index in Int(starts[variable])..<Int(ends[variable]) {
      let row = incidences[index]
      missing[Int(row)] -= 1
      // With none missing it says something about symbols, unless it just gave this variable.
      if missing[Int(row)] == 1 || missing[Int(row)] == 0 && store.terms(of: Int(rows[Int(row)])).count > 1 {
        queue.append(row)
      }
    }
  }

  /// `rest` must be 0: solves for its last symbol.
  private mutating func solveSymbol(_ rest: Form) {
    guard let last = rest.symbols.last else {
      if !rest.constant.isZero { isContradiction = true }
      return
    }
    var form = rest
    form.symbols.removeLast()
    form.scale(by: -(.one / last.coefficient))
    solved[last.symbol] = form
    solvedOrder.append(last.symbol)
  }

  private func substituteSolved(_ form: inout Form) {
    var index = 0
    while index < form.symbols.count {
      guard let value = solved[form.symbols[index].symbol] else {
        index += 1
        continue
      }
      let coefficient = form.symbols.remove(at: index).coefficient
      form.add(value, times: coefficient)
      // A value may name symbols that were solved after it.
      index = 0
    }
  }

  /// Writes the values of the variables that are sums of symbols; false if some symbol is left.
  private mutating func finish(_ variables: [Int32]) -> Bool {
    for symbol in solvedOrder.reversed() {
      guard var form = solved[symbol] else { continue }
      substituteSolved(&form)
      solved[symbol] = form
    }
    for variable in variables where states[Int(variable)] != Self.isNumber {
      guard states[Int(variable)] >= 0 else { return false }
      var form = forms[Int(states[Int(variable)])]
      substituteSolved(&form)
      if !form.symbols.isEmpty { return false }
      values[Int(variable)] = form.constant
    }
    return true
  }
}
