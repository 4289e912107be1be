import Foundation
import LayRuntime
import LaySolver

/// An equation of a solver script: `2*xm == xl + xr @weak`, taken apart.
struct ScriptEquation {
  /// `#name` before it.
  var label: String?
  /// Without the label, as the case writes it.
  var text: String
  /// The left side minus the right side.
  var terms: [(name: String, coefficient: Rational)]
  var relation: Relation
  var constant: Rational
  var level: Level

  /// Nil for what is no linear equation.
  init?(_ written: String) {
    var words = written.split(separator: " ").map(String.init)
    if let first = words.first, first.hasPrefix("#") {
      label = String(first.dropFirst())
      words.removeFirst()
    }
    text = words.joined(separator: " ")
    let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
    guard let equation = parts.first, let strength = Level(strength: parts.count > 1 ? parts[1] : "required")
    else { return nil }
    level = strength
    guard let sign = ["==", "<=", ">="].first(where: { equation.contains($0) }) else { return nil }
    relation = Relation(caseName: sign) ?? .equal
    let sides = equation.components(separatedBy: sign)
    var left = LinearReader(sides[0])
    var right = LinearReader(sides[1])
    guard sides.count == 2, let a = left.read(), let b = right.read() else { return nil }
    let difference = a.adding(b, times: -.one)
    terms = difference.terms.filter { !$0.coefficient.isZero }
    constant = -difference.constant
  }
}

extension Level {
  /// `strong`, `medium`, `weak`, `required`, or a number from 1 to 1000.
  init?(strength: String) {
    switch strength {
    case "required": self = .required
    case "strong": self = .optional(.high)
    case "medium": self = .optional(Priority(500))
    case "weak": self = .optional(.low)
    default:
      guard let number = Float(strength) else { return nil }
      self = number >= 1000 ? .required : .optional(Priority(number))
    }
  }
}

/// A sum of variables times numbers, plus a number.
struct LinearSum {
  var terms: [(name: String, coefficient: Rational)] = []
  var constant: Rational = .zero

  func adding(_ other: LinearSum, times factor: Rational) -> LinearSum {
    var sum = self
    sum.constant += factor * other.constant
    for (name, coefficient) in other.terms {
      if let index = sum.terms.firstIndex(where: { $0.name == name }) {
        sum.terms[index].coefficient += factor * coefficient
      } else {
        sum.terms.append((name, factor * coefficient))
      }
    }
    return sum
  }
}

/// Reads one side of an equation; only what is linear.
struct LinearReader {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text.filter { $0 != " " }) }

  mutating func read() -> LinearSum? {
    guard let sum = readSum(), rest.isEmpty else { return nil }
    return sum
  }

  private mutating func readSum() -> LinearSum? {
    guard var sum = readProduct() else { return nil }
    while let sign = rest.first, sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let next = readProduct() else { return nil }
      sum = sum.adding(next, times: sign == "+" ? .one : -.one)
    }
    return sum
  }

  private mutating func readProduct() -> LinearSum? {
    guard var product = readFactor() else { return nil }
    while let sign = rest.first, sign == "*" || sign == "/" {
      rest.removeFirst()
      guard let next = readFactor() else { return nil }
      if next.terms.isEmpty {
        let factor = sign == "*" ? next.constant : .one / next.constant
        product = LinearSum().adding(product, times: factor)
      } else if product.terms.isEmpty && sign == "*" {
        product = LinearSum().adding(next, times: product.constant)
      } else {
        return nil
      }
    }
    return product
  }

  private mutating func readFactor() -> LinearSum? {
    if rest.first == "(" {
      rest.removeFirst()
      guard let sum = readSum(), rest.first == ")" else { return nil }
      rest.removeFirst()
      return sum
    }
    if rest.first == "-" {
      rest.removeFirst()
      return readFactor().map { LinearSum().adding($0, times: -.one) }
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    rest = rest.dropFirst(word.count)
    if let number = Rational(decimal: String(word)) { return LinearSum(constant: number) }
    return word.isEmpty ? nil : LinearSum(terms: [(String(word), .one)])
  }
}
