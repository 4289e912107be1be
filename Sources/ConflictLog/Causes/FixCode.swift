internal import LayNumbers

/// The language of a fix.
package enum FixLanguage: Sendable {
  case swift, objectiveC
}

/// Writes constraints of a log as people write them in code.
struct FixCode {
  let log: ConflictLog
  let language: FixLanguage
  let names: CodeNames

  init(_ log: ConflictLog, _ language: FixLanguage) {
    self.log = log
    self.language = language
    names = CodeNames(log)
  }

  private var isSwift: Bool { language == .swift }

  /// The lines that keep a view's mask from becoming constraints.
  func flag(_ view: Int) -> String {
    isSwift
      ? "\(names[view]).translatesAutoresizingMaskIntoConstraints = false"
      : "\(names[view]).translatesAutoresizingMaskIntoConstraints = NO;"
  }

  /// The lines that make a constraint optional.
  func lowered(_ item: LoggedItem) -> [String] {
    guard let relation = item.relations.first else { return [] }
    switch item.kind {
    case .snapKit: return [maker(relation, isMasonry: false)]
    case .masonry: return [maker(relation, isMasonry: true)]
    default: break
    }
    let plain = flipped(relation)
    let name = "\(plain.first.attribute.rawValue)"
    if isSwift {
      let priority = log.isAppKit ? "NSLayoutConstraint.Priority(999)" : "UILayoutPriority(999)"
      return ["let \(name) = \(anchors(plain))", "\(name).priority = \(priority)", "\(name).isActive = true"]
    }
    return ["NSLayoutConstraint *\(name) = \(anchors(plain));", "\(name).priority = 999;", "\(name).active = YES;"]
  }

  /// The line that changes the constant of a constraint.
  func changedConstant(_ item: LoggedItem, to constant: Rational) -> String {
    let name = item.relations.first.map { "\($0.first.attribute.rawValue)" } ?? ""
    return "\(name).constant = \(number(constant))" + (isSwift ? "" : ";")
  }

  /// The line that lets the content of a view be compressed or stretched.
  func contentPriority(_ view: Int, isHorizontal: Bool, isCompression: Bool) -> String {
    let word = isCompression ? "CompressionResistance" : "Hugging"
    if isSwift {
      let value = isCompression ? ".defaultHigh" : ".defaultLow"
      return "\(names[view]).setContent\(word)Priority(\(value), for: .\(isHorizontal ? "horizontal" : "vertical"))"
    }
    let value = isCompression ? "UILayoutPriorityDefaultHigh" : "UILayoutPriorityDefaultLow"
    let axis = isHorizontal ? "UILayoutConstraintAxisHorizontal" : "UILayoutConstraintAxisVertical"
    return "[\(names[view]) setContent\(word)Priority:\(value) forAxis:\(axis)];"
  }

  // MARK: - Constraints

  /// The relation with the subview first, as people write it.
  private func flipped(_ relation: LoggedRelation) -> LoggedRelation {
    guard let second = relation.second, relation.multiplier == .one, log.superviews[second.view] == relation.first.view
    else {
      return relation
    }
    var found = LoggedRelation(second, relation.relation.flipped, relation.first, constant: -relation.constant)
    found.isSignless = relation.isSignless
    return found
  }

  private func anchors(_ relation: LoggedRelation) -> String {
    let first = anchor(relation.first)
    guard let second = relation.second else {
      return isSwift
        ? "\(first).constraint(\(word(relation.relation))ToConstant: \(number(relation.constant)))"
        : "[\(first) constraint\(capital(word(relation.relation)))ToConstant:\(number(relation.constant))]"
    }
    if relation.isSignless { return systemSpace(relation, first, anchor(second)) }
    let isLength = relation.first.attribute.isSize
    if relation.multiplier != .one && !isLength { return longForm(relation, second) }
    var parts: [(String, String)] = []
    if relation.multiplier != .one { parts.append(("multiplier", number(relation.multiplier))) }
    if !relation.constant.isZero { parts.append(("constant", number(relation.constant))) }
    if isSwift {
      let rest = parts.map { ", \($0.0): \($0.1)" }.joined()
      return "\(first).constraint(\(word(relation.relation))To: \(anchor(second))\(rest))"
    }
    let rest = parts.map { " \($0.0):\($0.1)" }.joined()
    return "[\(first) constraint\(capital(word(relation.relation)))ToAnchor:\(anchor(second))\(rest)]"
  }

  /// A constraint with a space of the system, whose amount and sign UIKit chooses.
  private func systemSpace(_ relation: LoggedRelation, _ first: String, _ second: String) -> String {
    let place = relation.first.attribute.isHorizontal ? "After" : "Below"
    let name = "\(word(relation.relation))ToSystemSpacing\(place)"
    return isSwift
      ? "\(first).constraint(\(name): \(second), multiplier: 1)"
      : "[\(first) constraint\(capital(name))Anchor:\(second) multiplier:1]"
  }

  /// Positions have anchors without multipliers.
  private func longForm(_ relation: LoggedRelation, _ second: LoggedSide) -> String {
    let (a, b) = (relation.first, second)
    if isSwift {
      return "NSLayoutConstraint(item: \(names[a.view]), attribute: .\(a.attribute.rawValue), relatedBy: "
        + ".\(word(relation.relation)), toItem: \(names[b.view]), attribute: .\(b.attribute.rawValue), "
        + "multiplier: \(number(relation.multiplier)), constant: \(number(relation.constant)))"
    }
    return "[NSLayoutConstraint constraintWithItem:\(names[a.view]) "
      + "attribute:NSLayoutAttribute\(capital(a.attribute.rawValue)) "
      + "relatedBy:NSLayoutRelation\(capital(word(relation.relation))) toItem:\(names[b.view]) "
      + "attribute:NSLayoutAttribute\(capital(b.attribute.rawValue)) multiplier:\(number(relation.multiplier)) "
      + "constant:\(number(relation.constant))]"
  }

  private func word(_ relation: Relation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessOrEqual: "lessThanOrEqual"
    case .greaterOrEqual: "greaterThanOrEqual"
    }
  }

  private func anchor(_ side: LoggedSide) -> String {
    let view = reference(side.view)
    switch side.attribute {
    case .leftMargin: return "\(view).layoutMarginsGuide.leftAnchor"
    case .rightMargin: return "\(view).layoutMarginsGuide.rightAnchor"
    case .leadingMargin: return "\(view).layoutMarginsGuide.leadingAnchor"
    case .trailingMargin: return "\(view).layoutMarginsGuide.trailingAnchor"
    case .topMargin: return "\(view).layoutMarginsGuide.topAnchor"
    case .bottomMargin: return "\(view).layoutMarginsGuide.bottomAnchor"
    case .centerXWithinMargins: return "\(view).layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: return "\(view).layoutMarginsGuide.centerYAnchor"
    default: return "\(view).\(side.attribute.rawValue)Anchor"
    }
  }

  /// A view, or a guide as a property of its view.
  private func reference(_ view: Int) -> String {
    let property: String
    switch log.views[view].title {
    case "UIViewSafeAreaLayoutGuide": property = "safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": property = "layoutMarginsGuide"
    default: return names[view]
    }
    return "\(log.superviews[view].map { names[$0] } ?? "view").\(property)"
  }

  /// A line of SnapKit or Masonry.
  private func maker(_ relation: LoggedRelation, isMasonry: Bool) -> String {
    let equal = relation.relation == .equal ? "equalTo" : "\(word(relation.relation))To"
    var line = "make.\(relation.first.attribute.rawValue)"
    if let second = relation.second {
      let attribute = second.attribute.rawValue
      line +=
        isMasonry
        ? ".\(equal)(\(names[second.view]).mas_\(attribute))" : ".\(equal)(\(names[second.view]).snp.\(attribute))"
      if relation.multiplier != .one { line += ".multipliedBy(\(number(relation.multiplier)))" }
      if !relation.constant.isZero { line += ".offset(\(number(relation.constant)))" }
    } else {
      line += isMasonry ? ".\(equal)(@(\(number(relation.constant))))" : ".\(equal)(\(number(relation.constant)))"
    }
    return line + ".priority(999)" + (isMasonry ? ";" : "")
  }

  private func number(_ value: Rational) -> String {
    let text = value.description
    return text.utf8.contains(UInt8(ascii: "/")) || text.utf8.count > 12 ? jsonLike(value) : text
  }

  private func jsonLike(_ value: Rational) -> String { "\(value.double)" }

  private func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
