import LayRuntime

/// A constraint in a form in which two that say the same are equal: everything on the left, the first product
/// positive, `leading` as `left`, since the cases run from left to right.
struct CanonicalConstraint: Hashable, Comparable, CustomStringConvertible {
  var description: String

  init(
    _ terms: [(name: String, attribute: Attribute, coefficient: Rational)], _ relation: Relation, _ constant: Rational,
    _ priority: Priority, isStandard: Bool
  ) {
    var sums: [String: Rational] = [:]
    for term in terms {
      sums["\(term.name).\(CanonicalConstraint.absolute(term.attribute))", default: .zero] += term.coefficient
    }
    let kept = sums.filter { !$0.value.isZero }.sorted { $0.key < $1.key }
    let scale = kept.first?.value ?? .one
    let flips = scale < .zero
    description = kept.map { "\($0.value / scale)·\($0.key)" }.joined(separator: " + ")
    let sign = flips ? relation.flipped : relation
    description += " \(sign.sign) \(constant / scale) @\(priority.value)\(isStandard ? " std" : "")"
  }

  static func < (a: Self, b: Self) -> Bool { a.description < b.description }

  private static func absolute(_ attribute: Attribute) -> String {
    switch attribute {
    case .leading: "left"
    case .trailing: "right"
    default: attribute.name
    }
  }
}

extension CanonicalConstraint {
  /// `constraint` of a program whose views have the names `names`.
  init(_ constraint: ConstraintDescription, names: (ViewID) -> String, isStandard: Bool = false) {
    self.init(
      constraint.terms.map { (names($0.view), $0.attribute, $0.coefficient) }, constraint.relation,
      constraint.constant, constraint.priority, isStandard: isStandard)
  }

  /// The constraint that a case expects: `first.attr rel mult * second.attr2 + const @priority`.
  init?(expected item: JSON) {
    guard let first = item["first"].text, let attribute = item["attr"].text.flatMap({ Attribute(caseName: $0) }),
      let relation = item["rel"].text.flatMap({ Relation(caseName: $0) })
    else { return nil }
    var terms = [(name: first, attribute: attribute, coefficient: Rational.one)]
    if let second = item["second"].text, let other = item["attr2"].text.flatMap({ Attribute(caseName: $0) }) {
      terms.append((second, other, -exact(item["mult"].number ?? 1)))
    }
    self.init(
      terms, relation, exact(item["const"].number ?? 0), Priority(Float(item["priority"].number ?? 1000)),
      isStandard: item["std"].text != nil)
  }
}

extension Attribute {
  /// The attribute that a case names.
  init?(caseName name: String) {
    let spelled = name == "baseline" ? "lastBaseline" : name
    guard let found = Attribute.allCases.first(where: { $0.name == spelled }) else { return nil }
    self = found
  }
}

extension Relation {
  /// The relation that a case names.
  init?(caseName name: String) {
    switch name {
    case "==": self = .equal
    case "<=": self = .lessOrEqual
    case ">=": self = .greaterOrEqual
    default: return nil
    }
  }
}
