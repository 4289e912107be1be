internal import LayRuntime

/// A linear expression `Σ coefficient·variable + constant`, for writing rows like `b.left == a.right + 8`.
struct Sum: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private(set) var terms: [(variable: Int32, coefficient: Double)] = []
  private(set) var constant = 0.0

  init(variable: Int32) { terms = [(variable, 1)] }
  init(_ constant: Double) { self.constant = constant }
  init(floatLiteral value: Double) { constant = value }
  init(integerLiteral value: Int) { constant = Double(value) }

  /// Adds `factor·other`; a variable keeps its first position, and is removed if its coefficients cancel.
  private func adding(_ factor: Double, times other: Sum) -> Sum {
    var sum = self
    sum.constant += factor * other.constant
    for term in other.terms {
      if let index = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
        sum.terms[index].coefficient += factor * term.coefficient
      } else {
        sum.terms.append((term.variable, factor * term.coefficient))
      }
    }
    sum.terms.removeAll { $0.coefficient == 0 }
    return sum
  }

  static func + (a: Sum, b: Sum) -> Sum { a.adding(1, times: b) }
  static func - (a: Sum, b: Sum) -> Sum { a.adding(-1, times: b) }
  static func * (factor: Double, sum: Sum) -> Sum { Sum(0).adding(factor, times: sum) }
  static func == (a: Sum, b: Sum) -> Comparison { Comparison(difference: a - b, relation: .equal) }
  static func <= (a: Sum, b: Sum) -> Comparison { Comparison(difference: a - b, relation: .lessOrEqual) }
  static func >= (a: Sum, b: Sum) -> Comparison { Comparison(difference: a - b, relation: .greaterOrEqual) }
}

/// A comparison of two sums, as their difference and 0.
struct Comparison {
  var difference: Sum
  var relation: Relation
}

/// The four variables of a view's frame, and expressions of them.
struct ViewFrame {
  let left: Sum
  let top: Sum
  let width: Sum
  let height: Sum

  var right: Sum { left + width }
  var bottom: Sum { top + height }
  var centerX: Sum { left + 0.5 * width }
  var centerY: Sum { top + 0.5 * height }
}

/// Builds the variables, rows and frames of a workload.
struct SystemBuilder {
  private(set) var system: FlatSystem
  /// The root's width.
  let width: Sum
  /// The root's height.
  let height: Sum

  /// Creates a system with only the root's size.
  init(_ name: String) {
    system = FlatSystem(name: name)
    system.isNonNegative = [true, true]
    width = Sum(variable: 0)
    height = Sum(variable: 1)
  }

  /// Adds a variable.
  mutating func variable(nonNegative: Bool = false) -> Sum {
    system.isNonNegative.append(nonNegative)
    return Sum(variable: Int32(system.variableCount - 1))
  }

  /// Adds a view, whose size is not negative.
  mutating func view(isRead: Bool = true) -> ViewFrame {
    let first = Int32(system.variableCount)
    let view = ViewFrame(
      left: variable(), top: variable(), width: variable(nonNegative: true), height: variable(nonNegative: true))
    if isRead {
      system.frames += [first, first + 1, first + 2, first + 3]
      system.viewCount += 1
    }
    return view
  }

  /// Adds a required row.
  mutating func require(_ comparison: Comparison) {
    add(comparison, priority: 1000, weight: -1)
  }

  /// Adds an optional row. Engines that sum weights count it `emphasis` times.
  mutating func prefer(_ comparison: Comparison, at priority: Int, emphasis: Double = 1) {
    add(comparison, priority: Float(priority), weight: emphasis * Self.weight(of: priority))
  }

  private mutating func add(_ comparison: Comparison, priority: Float, weight: Double) {
    let sum = comparison.difference
    system.add(sum.terms, constant: sum.constant, comparison.relation, priority: priority, weight: weight)
  }

  /// Returns the weight for a level in engines that sum weights.
  private static func weight(of priority: Int) -> Double {
    switch priority {
    case 999: 100_000
    case 800: 1250
    case 751: 30_000
    case 750: 10_000
    case 749: 3000
    case 600: 2000
    case 500: 1000
    case 400: 300
    case 251: 100
    case 250: 10
    default: 1
    }
  }
}

/// Returns the largest power of two that is at most `limit` and at most `value`: a length that doubles represent exactly.
func powerOfTwo(upTo value: Double, limit: Double) -> Double {
  min(limit, Double(sign: .plus, exponent: value.exponent, significand: 1))
}
