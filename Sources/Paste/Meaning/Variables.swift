// Variables that get another value after their declaration.

extension Translator {
  /// Gives a variable of the text a new value, with `=` or a sign such as `+=`; false for other targets.
  func reassign(_ name: String, _ sign: String, _ value: Expression) -> Bool {
    guard let index = scopes.lastIndex(where: { $0[name] != nil }), let old = scopes[index][name] else { return false }
    guard let new = newValue(of: old, sign, value) else { return false }
    var frozen = frozen(new, in: index)
    if case .name(name) = frozen { return false }
    if case .binary(let left, let sign, let right) = frozen { frozen = Expression.folded(left, sign, right) }
    let whole = scopes[index].wholeNumber(name) == nil && !old.isWhole ? nil : wholeNumber(of: frozen)
    scopes[placeInFunction(index)].set(name, whole.map { Expression(whole: $0) } ?? frozen, whole: whole)
    return true
  }

  /// Lets the variable of a view name another view, as `first = second` does; false for other values.
  func rename(_ name: String, to value: Expression) throws(Reason) -> Bool {
    guard let other = variable(resolved(value)), case .view(let new)? = binding(other), other != name else {
      return false
    }
    guard let index = scopes.lastIndex(where: { $0[name] != nil }) else {
      // It may be a property of the class besides.
      scopes[functionBase ?? 0][name] = .view(new)
      return false
    }
    guard case .view(let old)? = scopes[index][name], new != old else { return false }
    guard reassignments.isLocal(name) else {
      throw Reason("'\(name)' is then another name of '\(other)': use one of them")
    }
    scopes[placeInFunction(index)][name] = .view(new)
    return true
  }

  /// The value of a variable after an assignment; nil if the variable holds no value that can be replaced.
  private func newValue(of old: Binding, _ sign: String, _ value: Expression) -> Expression? {
    switch old {
    case .value(let current):
      if sign == "=" { return value }
      return isNumber(current) ? .binary(current, String(sign.dropLast()), value) : nil
    case .typed(let type): return sign == "=" && Translator.numberTypes.contains(type) ? value : nil
    case .unknown: return sign == "=" ? value : nil
    default: return nil
    }
  }

  /// The scope for a new value of a variable of the scope at `index`. The caller of the function sees the value too, but the
  /// order of the functions is unknown.
  private func placeInFunction(_ index: Int) -> Int { functionBase.map { max(index, $0) } ?? index }

  /// The types of numbers.
  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "NSInteger", "NSUInteger", "TimeInterval",
  ]

  /// Declares a variable with a value, which later assignments to other variables do not change.
  func declareValue(_ name: String, _ value: Expression, _ type: String) {
    let isWhole = isObjectiveC ? WholeNumbers.isWholeType(type) : WholeNumbers.isWhole(type)
    let whole = isWhole ? wholeNumber(of: value) : nil
    let divided = whole.flatMap { WholeNumbers.divides(value) ? Expression(whole: $0) : nil } ?? value
    let held = reassignments.names.isEmpty ? divided : frozen(divided, in: scopes.count - 1)
    scopes[scopes.count - 1].set(name, held, whole: whole)
    if type.isEmpty, case .list = value, hasWholeNumbers(value) {
      scopes[scopes.count - 1].noteWholeNumbers(name)
    }
  }

  /// Removes the value of a variable that gets a view, if it is `nil` or unknown.
  func forgetNil(_ name: String) {
    guard let index = scopes.lastIndex(where: { $0[name] != nil }) else { return }
    switch scopes[index][name] {
    case .value(.name("nil"))?, .unknown?: scopes[index][name] = nil
    default: break
    }
  }

  // MARK: Unknown values

  /// Marks the variables that statements assign to as unknown, for statements that are not translated.
  func markAssigned(_ statements: [Statement]) {
    let assigned = assignments(in: statements)
    for name in assigned.names {
      guard let index = scopes.lastIndex(where: { $0[name] != nil }), let old = scopes[index][name] else { continue }
      guard loses(old, name, assigned) else { continue }
      let isWhole = old.isWhole || scopes[index].wholeNumber(name) != nil
      scopes[placeInFunction(index)][name] = .unknown(isWhole: isWhole)
    }
  }

  /// True if a variable loses its meaning when code that is not translated assigns to it.
  private func loses(_ binding: Binding, _ name: String, _ assigned: Reassignments) -> Bool {
    switch binding {
    case .value: true
    // A variable that gets a new view, and a property, still name the view.
    case .view, .guide: assigned.renamed.contains(name) && reassignments.isLocal(name)
    case .constraints: assigned.replaced.contains(name)
    case .typed, .maker, .unknown: false
    }
  }

  /// Hides a number outside of the function at the cursor behind its parameter.
  func shadow(_ name: String) {
    switch binding(name) {
    case .value?, .constraints?, .unknown?: declare(name, .typed(""))
    default: break
    }
  }

  /// Refuses a variable whose value depends on code that is not translated.
  func requireKnown(_ name: String) throws(Reason) {
    guard case .unknown? = binding(plainName(name)) else { return }
    throw Reason("the value of '\(plainName(name))' depends on code that is not translated")
  }

  /// True if another function than the one at the cursor may give a variable another value.
  func isChangedElsewhere(_ name: String) -> Bool {
    let name = plainName(name)
    guard reassignments.outside.contains(name), let index = scopes.lastIndex(where: { $0[name] != nil }) else {
      return false
    }
    return index < functionBase ?? scopes.count
  }

  // MARK: Values

  /// A value in which variables that change later, or that end before the scope at `index`, are replaced by their values.
  private func frozen(_ value: Expression, in index: Int) -> Expression {
    var budget = Translator.frozenParts
    let frozen = frozen(value, index, &budget)
    return budget > 0 ? frozen : .other
  }

  /// The maximum number of operands and operators in a value that replaces a name.
  private static let frozenParts = 128

  private func frozen(_ value: Expression, _ index: Int, _ budget: inout Int) -> Expression {
    budget -= 1
    guard budget > 0 else { return .other }
    switch value {
    case .name(let name), .member(.name("self")?, let name): return frozen(name, value, index, &budget)
    case .member(let base?, let name): return .member(frozen(base, index, &budget), name)
    case .prefix(let sign, let operand): return .prefix(sign, frozen(operand, index, &budget))
    case .binary(let left, let sign, let right):
      return .binary(frozen(left, index, &budget), sign, frozen(right, index, &budget))
    case .choice(let condition, let first, let second):
      return .choice(condition, frozen(first, index, &budget), frozen(second, index, &budget))
    case .list(let items): return .list(items.map { frozen($0, index, &budget) })
    case .call(let called, let arguments):
      return .call(
        called,
        arguments.map { Expression.Argument(label: $0.label, value: frozen($0.value, index, &budget)) })
    default: return value
    }
  }

  /// The value of a name that changes or ends; other names as they are.
  private func frozen(_ name: String, _ value: Expression, _ index: Int, _ budget: inout Int) -> Expression {
    let plain = plainName(name)
    if case .unknown? = binding(plain) { return .other }
    guard let place = scopes.lastIndex(where: { $0[plain] != nil }), case .value(let found)? = scopes[place][plain],
      place > index || reassignments.names.contains(plain)
    else { return value }
    if found.lastName == plain { return .name(plain) }
    // The variable may be of a type with fractions.
    if case .number(let text) = found, isObjectiveC, scopes[place].wholeNumber(plain) == nil {
      return .number(withPoint(text))
    }
    return frozen(found, index, &budget)
  }
}

private func withPoint(_ text: String) -> String { text.utf8.contains(0x2E) ? text : "\(text).0" }

extension Translator.Binding {
  /// True for a variable of a whole type whose value is missing.
  fileprivate var isWhole: Bool {
    switch self {
    case .typed(let type): WholeNumbers.isWholeType(type)
    case .unknown(let isWhole): isWhole
    default: false
    }
  }
}

extension Expression {
  /// An operation, or its result for small whole numbers.
  fileprivate static func folded(_ left: Expression, _ sign: String, _ right: Expression) -> Expression {
    if case .number(let a) = left, case .number(let b) = right, let first = Int(plainNumber(a)),
      let second = Int(plainNumber(b)), first < 1_000_000, second < 1_000_000
    {
      switch sign {
      case "+": return Expression(whole: first + second)
      case "-": return Expression(whole: first - second)
      case "*": return Expression(whole: first * second)
      default: break
      }
    }
    return .binary(left, sign, right)
  }
}
