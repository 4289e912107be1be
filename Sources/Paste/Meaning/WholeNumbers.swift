/// Whole numbers, whose division has no remainder in Swift and Objective-C.
enum WholeNumbers {
  /// True if a variable with the type, or with none, has a whole number if its value is one.
  static func isWhole(_ type: String) -> Bool { type.isEmpty || isWholeType(type) }

  static func isWholeType(_ type: String) -> Bool {
    ["Int", "UInt", "NSInteger", "NSUInteger", "int", "long", "short", "unsigned"].contains(type)
  }

  /// The number of an expression of whole numbers; nil for other expressions. `lookUp` returns those of names.
  static func value(of expression: Expression, _ lookUp: (Expression) -> Int?) -> Int? {
    switch expression {
    case .number(let text): return Int(text)
    case .prefix("-", let operand): return value(of: operand, lookUp).map { 0 - $0 }
    case .name, .member: return lookUp(expression)
    case .call(.name("Int"), let arguments):
      return arguments.count == 1 ? value(of: arguments[0].value, lookUp) : nil
    case .binary(let left, let sign, let right):
      guard let first = value(of: left, lookUp), let second = value(of: right, lookUp) else { return nil }
      return result(first, sign, second)
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

/// The constants of the types in a text: `Metrics.gap`.
struct Statics: Sendable {
  /// Their values, by the last two names of their paths.
  private(set) var values: [String: Expression] = [:]
  private var wholeNumbers: [String: Int] = [:]

  /// Adds a constant of a type.
  mutating func add(_ declaration: Declaration, of type: String) {
    guard var value = declaration.value else { return }
    var whole: Int?
    if WholeNumbers.isWhole(declaration.type) {
      whole = WholeNumbers.value(of: value) { wholeNumber($0, in: type) }
      if let whole, WholeNumbers.divides(value) { value = Expression(whole: whole) }
    }
    for key in ["\(type).\(declaration.name)", "Self.\(declaration.name)"] {
      values[key] = value
      wholeNumbers[key] = whole
    }
  }

  /// The whole number of `Metrics.gap`, or of `gap` inside `type`; nil for other constants.
  func wholeNumber(_ expression: Expression, in type: String = "") -> Int? {
    switch expression {
    case .member(.name(let type)?, let name), .member(.member(_, let type)?, let name): wholeNumbers["\(type).\(name)"]
    case .name(let name): wholeNumbers["\(type).\(name)"]
    default: nil
    }
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
