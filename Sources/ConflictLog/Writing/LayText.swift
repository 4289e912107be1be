internal import LayNumbers
internal import LayParser

/// Writes a log as a layout that reproduces it. Views are side by side in one root: what a log says about positions is
/// differences, and these are the same in any superview.
struct LayText {
  let log: ConflictLog
  private var names: [String] = []
  /// Margins and baselines, which the log does not relate to edges, as points of their own.
  private var points: [LoggedSide: String] = [:]
  private var declared: [String] = []
  /// The constraints of points that lie between two others.
  private var ties: [String] = []
  private var taken: Set<String> = []

  init(_ log: ConflictLog) {
    self.log = log
    let code = CodeNames(log)
    for view in log.views.indices {
      let name =
        if case .content(let scrollView) = log.views[view].key {
          unused(code[scrollView] + "Content")
        } else {
          unused(code[view])
        }
      names.append(name)
      declared.append("  view \(name)" + comment(on: view))
    }
  }

  /// The text of the layout.
  mutating func write(named name: String, isConflict: Bool, direction: LoggedDirection?) -> String {
    var lines: [String] = []
    for item in log.items {
      for relation in item.relations where !relation.isOptional {
        for text in constraints(relation) { lines.append("  \(text)\(comment(on: item))") }
      }
    }
    for item in log.items where item.relations.contains(where: { $0.isOptional }) {
      lines.append("  // optional: \(Self.plain(log.words(item)))")
    }
    for text in log.unread { lines.append("  // not read: \(Self.plain(text.text))") }
    var head = ["layout \(name)(375x667) {", "  sizes 375x667"]
    if !isConflict { head.append("  allow L0502 \"a log has only a part of the constraints\"") }
    if direction == .rightToLeft { head.insert("// A conflict from right to left: layc check --direction rtl", at: 0) }
    return (head + declared + ties + lines + ["}"]).joined(separator: "\n") + "\n"
  }

  // MARK: - Constraints

  private mutating func constraints(_ relation: LoggedRelation) -> [String] {
    let first = side(relation.first)
    guard let second = relation.second else {
      return ["\(first) \(relation.relation.sign) \(Self.number(relation.constant))"]
    }
    let origin = log.origin(of: relation)
    if let origin, origin.edge == nil { return ["// \(Self.plain(log.words(relation))), in an unknown superview"] }
    let factor = relation.multiplier == .one ? "" : "\(Self.number(relation.multiplier)) * "
    var other = factor + side(second)
    if let origin, let edge = origin.edge {
      other += "\(origin.factor.sign < 0 ? " - " : " + ")\(Self.number(origin.factor.magnitude)) * \(side(edge))"
    }
    guard relation.isSignless else { return ["\(first) \(relation.relation.sign) \(sum(other, relation.constant))"] }
    let amount = relation.constant.magnitude
    // The sign of the space is not known: all that both have in common.
    var found: [String] = []
    if relation.relation != .greaterOrEqual { found.append("\(first) <= \(sum(other, amount))") }
    if relation.relation != .lessOrEqual { found.append("\(first) >= \(sum(other, -amount))") }
    return found
  }

  private func sum(_ text: String, _ constant: Rational) -> String {
    if constant.isZero { return text }
    return "\(text) \(constant.sign < 0 ? "-" : "+") \(Self.number(constant.magnitude))"
  }

  private mutating func side(_ side: LoggedSide) -> String {
    guard side.attribute.isUnmeasured else { return "\(names[side.view]).\(side.attribute.rawValue)" }
    let edge =
      switch side.attribute {
      case .leadingMargin, .trailingMargin: "leading"
      case .centerXWithinMargins: "centerX"
      case let attribute: attribute.isHorizontal ? "left" : "top"
      }
    return "\(point(LoggedSide(side.view, fixed(side.attribute)))).\(edge)"
  }

  /// The view that stands for a margin or baseline.
  private mutating func point(_ side: LoggedSide) -> String {
    if let known = points[side] { return known }
    let word = side.attribute.rawValue
    let name = unused(names[side.view] + word.prefix(1).uppercased() + word.dropFirst())
    declared.append("  view \(name) // \(Self.plain(log.words(side))), at an unknown distance from the edge")
    points[side] = name
    tie(name, side)
    return name
  }

  /// Places the point for a center within margins between those for the margins.
  private mutating func tie(_ name: String, _ side: LoggedSide) {
    let (low, high): (LoggedAttribute, LoggedAttribute)
    switch side.attribute {
    case .centerXWithinMargins: (low, high) = (.leftMargin, .rightMargin)
    case .centerYWithinMargins: (low, high) = (.topMargin, .bottomMargin)
    default: return
    }
    let (center, edge) = side.attribute.isHorizontal ? ("centerX", "left") : ("top", "top")
    let ends = [low, high].map { "0.5 * \(point(LoggedSide(side.view, $0))).\(edge)" }
    ties.append("  \(name).\(center) == \(ends.joined(separator: " + "))")
  }

  /// The margin on a fixed side that a leading or trailing one is from left to right.
  private func fixed(_ attribute: LoggedAttribute) -> LoggedAttribute {
    switch attribute {
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: attribute
    }
  }

  private static func number(_ value: Rational) -> String {
    let text = value.description
    // A quotient is written in parentheses.
    return text.utf8.contains(UInt8(ascii: "/")) ? "(\(text))" : text
  }

  // MARK: - Names and comments

  private mutating func unused(_ name: String) -> String {
    var base = ReservedNames.group(of: name) == nil ? name : "\(name)View"
    if base.isEmpty { base = "view1" }
    var (found, number) = (base, 1)
    while !taken.insert(found).inserted {
      number += 1
      found = "\(base)\(number)"
    }
    return found
  }

  private func comment(on view: Int) -> String {
    let own = log.views[view]
    let words = [own.className, own.address, own.title.isEmpty ? "" : "\"\(own.title)\""].filter { !$0.isEmpty }
    return words.isEmpty ? "" : " // \(Self.plain(words.joined(separator: " ")))"
  }

  private func comment(on item: LoggedItem) -> String {
    var words = [item.address]
    if !item.identifier.isEmpty { words.append("'\(item.identifier)'") }
    if let place = item.place { words.append("\(place.file):\(place.line)") }
    words = words.filter { !$0.isEmpty }
    return words.isEmpty ? "" : " // \(Self.plain(words.joined(separator: " ")))"
  }

  /// A text for a comment: one line, without control characters.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(200) {
      let isControl =
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      plain.append(isControl ? " " : scalar)
    }
    return String(plain)
  }
}
