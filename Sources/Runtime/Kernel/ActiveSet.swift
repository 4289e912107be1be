/// The exact solution of rows that hold as equations: as many as decide the variables, and whatever follows from them.
///
/// An equation with one variable that is not known gives it (Kahn 1962). Where every equation has two, a variable
/// becomes a symbol and the others are sums of symbols, until an equation of symbols alone solves for one. So what a
/// layout has in loops costs a symbol, and the rest costs nothing but arithmetic.
struct ActiveSet {
  /// A number and multiples of symbols; symbols are variables.
  private struct Form {
    var constant: Rational
    var symbols: [(symbol: Int32, coefficient: Rational)] = []

    mutating func add(_ other: Form, times factor: Rational) {
      constant += factor * other.constant
      for term in other.symbols { add(term.symbol, factor * term.coefficient) }
    }

    mutating func add(_ symbol: Int32, _ coefficient: Rational) {
      if let index = symbols.firstIndex(where: { $0.symbol == symbol }) {
        symbols[index].coefficient += coefficient
        if symbols[index].coefficient.isZero { symbols.remove(at: index) }
      } else if !coefficient.isZero {
        symbols.append((symbol, coefficient))
      }
    }

    mutating func scale(by factor: Rational) {
      constant *= factor
      for index in symbols.indices { symbols[index].coefficient *= factor }
    }
  }

  private let rows: [EngineRow]
  /// The number of each variable of the rows among those of the component; that of the others means nothing.
  private let numbers: [Int32]
  private let rightSides: [Rational]
  /// How many variables of each row have no form yet.
  private var missing: [Int] = []
  /// The rows of each variable.
  private var rowsOfVariables: [[Int32]]
  private var forms: [Form?]
  /// What solved symbols are: sums of symbols that were not solved then.
  private var solved: [Int32: Form] = [:]
  private var solvedOrder: [Int32] = []
  private var queue: [Int] = []
  private var isContradiction = false

  /// Sums of more symbols are given up on: they would make the work grow faster than the rows.
  private static let symbolLimit = 64

  /// Solves `rows` for `variables` at a size, trying to make symbols of the first ones; `numbers` says of each variable
  /// of the system where it is among them. Nil if they do not decide the variables, or contradict each other.
  static func solve(
    _ rows: [EngineRow], for variables: [VariableID], numbers: [Int32], at size: ExactSize
  ) -> [(variable: VariableID, value: Rational)]? {
    var set = ActiveSet(rows, count: variables.count, numbers: numbers, at: size)
    set.run(variables)
    return set.isContradiction ? nil : set.values(of: variables)
  }

  private init(_ rows: [EngineRow], count: Int, numbers: [Int32], at size: ExactSize) {
    self.rows = rows
    self.numbers = numbers
    rightSides = rows.map { $0.rhs.value(at: size) }
    rowsOfVariables = Array(repeating: [], count: count)
    forms = Array(repeating: nil, count: count)
    for (index, row) in rows.enumerated() {
      missing.append(row.terms.count)
      for term in row.terms { rowsOfVariables[number(term.variable)].append(Int32(index)) }
      if row.terms.count <= 1 { queue.append(index) }
    }
  }

  private mutating func run(_ variables: [VariableID]) {
    var next = 0
    while !isContradiction {
      if let row = queue.popLast() {
        use(row)
      } else if next < variables.count {
        let variable = variables[next]
        next += 1
        if forms[number(variable)] == nil {
          setForm(Form(constant: .zero, symbols: [(variable.rawValue, .one)]), variable)
        }
      } else {
        return
      }
    }
  }

  private func number(_ variable: VariableID) -> Int { Int(numbers[variable.index]) }

  private mutating func use(_ row: Int) {
    var rest = Form(constant: rightSides[row])
    var unknown: EngineRow.Term?
    for term in rows[row].terms {
      if let form = forms[number(term.variable)] { rest.add(form, times: -term.coefficient) } else { unknown = term }
    }
    substituteSolved(&rest)
    if rest.symbols.count > ActiveSet.symbolLimit {
      isContradiction = true
    } else if let unknown {
      rest.scale(by: .one / unknown.coefficient)
      setForm(rest, unknown.variable)
    } else {
      solveSymbol(rest)
    }
  }

  private mutating func setForm(_ form: Form, _ variable: VariableID) {
    forms[number(variable)] = form
    for row in rowsOfVariables[number(variable)] {
      missing[Int(row)] -= 1
      // With none missing it says something about symbols, unless it just gave this variable.
      if missing[Int(row)] == 1 || missing[Int(row)] == 0 && rows[Int(row)].terms.count > 1 { queue.append(Int(row)) }
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

  private mutating func values(of variables: [VariableID]) -> [(variable: VariableID, value: Rational)]? {
    for symbol in solvedOrder.reversed() {
      guard var form = solved[symbol] else { continue }
      substituteSolved(&form)
      solved[symbol] = form
    }
    var values: [(variable: VariableID, value: Rational)] = []
    for variable in variables {
      guard var form = forms[number(variable)] else { return nil }
      substituteSolved(&form)
      if !form.symbols.isEmpty { return nil }
      values.append((variable, form.constant))
    }
    return values
  }
}
