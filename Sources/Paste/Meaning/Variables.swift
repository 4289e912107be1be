// Variables that get another value after their declaration.

extension Translator {
  /// Gives a variable of the text a new value, with `=` or a sign such as `+=`; false for other targets.
  mutating func reassign(_ name: String, _ sign: String, _ value: Expression) -> Bool {
    guard let index = scopes.lastIndex(where: { $0[name] != nil }), let old = scopes[index][name] else { return false }
    var new = value
    switch old {
    case .value(let current):
      if sign != "=" {
        guard isNumber(current) else { return false }
        new = .binary(current, String(sign.dropLast()), value)
      }
    case .typed(let type):
      guard sign == "=", Translator.numberTypes.contains(type) else { return false }
    default: return false
    }
    var frozen = frozen(new, in: index)
    if case .name(name) = frozen { return false }
    if case .binary(let left, let sign, let right) = frozen { frozen = Expression.folded(left, sign, right) }
    let whole = wholeNumbers[name] == nil && !old.isWhole ? nil : wholeNumbers.value(of: frozen)
    wholeNumbers[name] = whole
    // The caller of the function sees the value too, but the order of the functions is unknown.
    let place = functionBase.map { max(index, $0) } ?? index
    scopes[place][name] = .value(whole.map { Expression(whole: $0) } ?? frozen)
    return true
  }

  /// The types of numbers.
  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "NSInteger", "NSUInteger", "TimeInterval",
  ]

  /// Declares a variable with a value, which later assignments to other variables do not change.
  mutating func declareValue(_ name: String, _ value: Expression, _ type: String) {
    let isWhole = isObjectiveC ? WholeNumbers.isWholeType(type) : WholeNumbers.isWhole(type)
    wholeNumbers[name] = isWhole ? wholeNumbers.value(of: value) : nil
    let divided = isWhole ? wholeNumbers.divided(value) : value
    declare(name, .value(reassignments.names.isEmpty ? divided : frozen(divided, in: scopes.count - 1)))
  }

  /// Removes the value `nil` of a variable that gets a view.
  mutating func forgetNothing(_ name: String) {
    guard let index = scopes.lastIndex(where: { $0[name] != nil }), case .value(.name("nil"))? = scopes[index][name]
    else { return }
    scopes[index][name] = nil
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
    guard let place = scopes.lastIndex(where: { $0[plain] != nil }), case .value(let found)? = scopes[place][plain],
      place > index || reassignments.names.contains(plain)
    else { return value }
    if found.lastName == plain { return .name(plain) }
    // The variable may be of a type with fractions.
    if case .number(let text) = found, isObjectiveC, wholeNumbers[plain] == nil { return .number(withPoint(text)) }
    return frozen(found, index, &budget)
  }
}

private func withPoint(_ text: String) -> String { text.utf8.contains(0x2E) ? text : "\(text).0" }

extension Translator.Binding {
  /// True for a variable of a whole type without a value.
  fileprivate var isWhole: Bool {
    if case .typed(let type) = self { WholeNumbers.isWholeType(type) } else { false }
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
