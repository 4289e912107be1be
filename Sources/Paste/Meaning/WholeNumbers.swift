/// The variables that hold whole numbers, whose division has no remainder in Swift and Objective-C.
struct WholeNumbers: Sendable {
  private var values: [String: Int] = [:]

  /// The number of a variable; nil for other variables.
  subscript(_ name: String) -> Int? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// True if a variable with the type, or with none, has a whole number if its value is one.
  static func isWhole(_ type: String) -> Bool { type.isEmpty || isWholeType(type) }

  static func isWholeType(_ type: String) -> Bool {
    ["Int", "UInt", "NSInteger", "NSUInteger", "int", "long", "short", "unsigned"].contains(type)
  }

  /// The number of an expression of whole numbers; nil for other expressions.
  func value(of expression: Expression) -> Int? {
    switch expression {
    case .number(let text): return Int(text)
    case .prefix("-", let operand): return value(of: operand).map { 0 - $0 }
    case .name(let name), .member(.name("self")?, let name): return values[name]
    case .call(.name("Int"), let arguments):
      return arguments.count == 1 ? value(of: arguments[0].value) : nil
    case .binary(let left, let sign, let right):
      guard let first = value(of: left), let second = value(of: right) else { return nil }
      return WholeNumbers.result(first, sign, second)
    default: return nil
    }
  }

  private static func result(_ first: Int, _ sign: String, _ second: Int) -> Int? {
    guard abs(first) < 1_000_000_000, abs(second) < 1_000_000_000 else { return nil }
    switch sign {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    case "/": return second == 0 ? nil : first / second
    case "%": return second == 0 ? nil : first % second
    default: return nil
    }
  }

  /// The number of an expression that divides whole numbers; other expressions as they are.
  func divided(_ expression: Expression) -> Expression {
    guard WholeNumbers.divides(expression), let value = value(of: expression) else { return expression }
    return Expression(whole: value)
  }

  /// True if an expression has a division.
  static func divides(_ expression: Expression) -> Bool {
    switch expression {
    case .binary(let left, let sign, let right): sign == "/" || sign == "%" || divides(left) || divides(right)
    case .prefix(_, let operand): divides(operand)
    case .call(.name("Int"), let arguments): arguments.contains { divides($0.value) }
    default: false
    }
  }
}

extension Translator {
  /// The number of an expression that divides whole numbers; nil for other expressions.
  func wholeQuotient(_ expression: Expression) -> Int? {
    WholeNumbers.divides(expression) ? wholeNumbers.value(of: expression) : nil
  }
}

extension Expression {
  /// A whole number.
  init(whole value: Int) {
    let digits = Expression.number(String(value.magnitude))
    self = value < 0 ? .prefix("-", digits) : digits
  }
}

extension Amount {
  /// A whole number.
  init(_ value: Int) { self.init(text: String(value.magnitude), isNegative: value < 0) }
}

/// The digits of a number without a point that no other digit than 0 follows: `8` for `8.0`.
func plainNumber(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
