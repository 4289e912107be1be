/// An expression of Swift or Objective-C. A message `[a b:c d:e]` is a call of the member `b`, whose first argument has no
/// label.
indirect enum Expression: Sendable {
  case name(String)
  /// A number in decimal digits, without a sign. One with a point in the text has one here: `8.0`.
  case number(String)
  case string(String)
  /// `.leading` without a base has nil.
  case member(Expression?, String)
  case call(Expression, [Argument])
  case list([Expression])
  case dictionary([Entry])
  case prefix(String, Expression)
  case binary(Expression, String, Expression)
  /// `a ? b : c`
  case choice(Expression, Expression, Expression)
  case closure(Closure)
  /// Anything else, such as an interpolated string or a subscript.
  case other

  struct Argument: Sendable {
    /// The label; empty for none.
    var label: String
    var value: Expression
  }

  struct Entry: Sendable {
    var key: Expression
    var value: Expression
  }

  struct Closure: Sendable {
    /// The names of the parameters.
    var parameters: [String]
    /// True if a parameter is of a type of fractions.
    var hasFractions = false
    var statements: [Statement]
  }

  /// The types of numbers with fractions.
  static let fractionTypes: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]

  /// The expression with a point in its number, or in the numbers of its list.
  var withFractions: Expression {
    switch self {
    case .number(let text): .number(text.contains(".") ? text : "\(text).0")
    case .prefix("-", let operand): .prefix("-", operand.withFractions)
    case .list(let items): .list(items.map { $0.withFractions })
    default: self
    }
  }
}

/// A statement with its range in the text.
struct Statement: Sendable {
  indirect enum Kind: Sendable {
    case expression(Expression)
    /// `a = b`, `a += b`
    case assignment(Expression, String, Expression)
    case declaration(Declaration)
    /// A declaration with braces: a class, a function, a `do`.
    case block(Block)
    /// A `for` over the elements of an expression.
    case loop(String, Expression, [Statement])
    /// `if`, `guard`, `switch`, `while`.
    case condition(Condition)
    case returned(Expression?)
    /// Text that is not understood.
    case other
  }

  var kind: Kind
  var start: Int
  var end: Int
}

/// `let name: Type = value`
struct Declaration: Sendable {
  var name: String
  /// The name of the type; empty if it is not written.
  var type: String
  var value: Expression?
  var isProperty: Bool
  /// True for `UIView?`.
  var isOptional = false
}

/// The branches of an `if`, and of other words with a condition.
struct Condition: Sendable {
  /// `if`, `if let`, `guard`, `guard #available`, `switch`, `while` …
  var word: String
  var statements: [Statement]
  /// The statements of the `else` branches.
  var others: [Statement] = []
  /// The variable of `if let title = heading`, if the condition has no other part.
  var variable: Declaration?

  /// The statements of all branches.
  var all: [Statement] { statements + others }
}

struct Block: Sendable {
  /// `class`, `func`, `init`, `do`, `if #available` …
  var word: String
  var name: String
  /// The names after the colon of a class.
  var bases: [String]
  var statements: [Statement]
  /// The names of the parameters of a function.
  var parameters: [String] = []
}

extension Expression {
  /// The name or member that ends the expression; nil for other expressions.
  var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The arguments of a call; nil for other expressions.
  var arguments: [Argument]? {
    if case .call(_, let arguments) = self { arguments } else { nil }
  }

  /// The truth of `true`, `NO` and the like; nil for other expressions.
  var truth: Bool? {
    switch lastName {
    case "true", "YES": true
    case "false", "NO": false
    default: nil
    }
  }

  /// The closure among the arguments of a call, the last one.
  var closure: Closure? {
    guard case .call(_, let arguments) = self, case .closure(let closure)? = arguments.last?.value else { return nil }
    return closure
  }
}

extension [Expression.Argument] {
  /// The first argument with `label`.
  subscript(_ label: String) -> Expression? { first { $0.label == label }?.value }
}
