internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime
internal import LaySolver

/// The rows of a conflict times their multipliers, summed at a size in the author's numbers: the required lengths, and the
/// available ones.
struct Arithmetic {
  /// The maximum number of summands that are written one by one; of more, equal ones are combined.
  private static let shownNumbers = 8

  private struct Share {
    /// The number with its factor: `240`, `2 * 100`
    var text: String
    var value: Rational
    /// The length that a constraint sets to the number: `b.width`.
    var name: String?

    /// `120 (`b.width`)`
    var namedText: String { name.map { "\(text) (`\($0)`)" } ?? text }
  }
  private var demanded: [Share] = []
  private var given: [Share] = []
  private let excess: Rational
  /// The written rows that add no length: they make the lengths equal 0.
  private var links: [String] = []
  /// All written rows.
  private var written: [String] = []
  /// The one number that two equations give different values; nil for other sets.
  private var doubled: (number: String, values: [String])?
  /// The number of rows of the sum that are inequalities.
  private let inequalityCount: Int
  /// Lengths that the set only bounds by 0, and that other constraints set to a number.
  private var implied: [Share] = []
  /// The root's length and its name: `375 is the width of 'Split'`; nil if both its width and height take part, or neither.
  private var root: (number: String, meaning: String)?

  init(_ conflict: Conflict, at size: ExactSize, in layout: CompiledLayout) {
    excess = conflict.excess
    implied = Arithmetic.implied(conflict, in: layout)
    inequalityCount = conflict.members.count { $0.relation != .equal }
    doubled = Arithmetic.doubled(conflict)
    var (width, height) = (Rational.zero, Rational.zero)
    for member in conflict.members {
      let side = member.rightSide
      if case .constraint = member.origin {
        written.append(member.row)
        if side.constant.isZero { links.append(member.row) }
      }
      add(member.multiplier, side.constant, name: Arithmetic.fixedLength(member.row, side.constant))
      width += member.multiplier * side.width
      height += member.multiplier * side.height
    }
    add(width, size.width)
    add(height, size.height)
    switch (width.isZero, height.isZero) {
    case (false, true): root = ("\(size.width)", "the width of '\(layout.name)'")
    case (true, false): root = ("\(size.height)", "the height of '\(layout.name)'")
    default: root = nil
    }
  }

  /// Adds the author's number with its multiplier, which is not written if it is 1 or -1.
  private mutating func add(_ multiplier: Rational, _ number: Rational, name: String? = nil) {
    let value = multiplier * number
    if value.isZero { return }
    let isPlain = multiplier.magnitude == .one
    let text = isPlain ? number.magnitude.shown : "\(multiplier.magnitude.shown) * \(number.magnitude.shown)"
    if value.sign < 0 {
      demanded.append(Share(text: text, value: -value, name: isPlain ? name : nil))
    } else {
      given.append(Share(text: text, value: value, name: isPlain ? name : nil))
    }
  }

  /// The lengths of views that the conflict only bounds by 0 and that another constraint sets to a number.
  private static func implied(_ conflict: Conflict, in layout: CompiledLayout) -> [Share] {
    conflict.members.compactMap { member in
      guard case .nonNegative(let view, let axis) = member.origin, member.multiplier.magnitude == .one,
        let length = layout.program.fixedLength(of: view, axis), length.sign > 0
      else { return nil }
      let name = "\(layout.spelledPath(view)).\(axis.length.name)"
      return Share(text: length.shown, value: length, name: name)
    }
  }

  /// The length that a row sets to a number, `b.width` of `b.width == 120`; nil for other rows.
  private static func fixedLength(_ row: String, _ number: Rational) -> String? {
    let parts = row.split(separator: " ").map { String($0) }
    guard parts.count == 3, parts[2] == "\(number)", !parts[0].utf8.contains(UInt8(ascii: "(")) else {
      return nil
    }
    return parts[0]
  }

  /// The number to which two equations give different values: `a.width == 10` and `a.width == 20`.
  private static func doubled(_ conflict: Conflict) -> (number: String, values: [String])? {
    guard conflict.members.count == 2, conflict.members.allSatisfy({ $0.relation == .equal }) else { return nil }
    let sides = conflict.members.map { member in member.row.split(separator: " ").map { String($0) } }
    guard sides.allSatisfy({ $0.count == 3 && $0[1] == "==" }), sides[0][0] == sides[1][0],
      sides.allSatisfy({ $0[2].utf8.allSatisfy { $0 < 0x3A } })
    else { return nil }
    return (sides[0][0], [sides[0][2], sides[1][2]])
  }

  /// `200 + 240 is 440, which is 65 more than 375, the width of 'Split'`
  var text: String {
    if let doubled { return "`\(doubled.number)` would be both \(doubled.values[0]) and \(doubled.values[1])" }
    let (left, right) = (total(demanded), total(given))
    let sum = sum(demanded)
    if right.isZero, !implied.isEmpty, demanded.count == 1, demanded[0].name != nil { return sumOfNothing }
    if right.isZero {
      let isOne = sum == left.shown
      let words = isOne ? demanded.first?.namedText ?? sum : "\(sum), that is \(left.shown),"
      return lengthOfNothing(words, isBound: inequalityCount > 0)
    }
    var text = sum == left.shown ? sum : "\(sum) is \(left.shown), which"
    let parts = self.sum(given)
    if demanded.count == 1, given.count == 1, sum == left.shown, parts == right.shown, root == nil,
      demanded[0].name != given[0].name
    {
      return "\(demanded[0].namedText) is \(excess.shown) more than \(given[0].namedText)"
    }
    let isNamed = given.count == 1 && parts == right.shown
    text += " is \(excess.shown) more than \(isNamed ? given[0].namedText : right.shown)"
    if parts != right.shown { text += " (\(parts))" }
    guard let root else { return text }
    return parts == root.number ? "\(text), \(root.meaning)" : "\(text); \(root.number) is \(root.meaning)"
  }

  /// `100 would have to be 0, because of a.top == b.bottom and b.top == a.bottom`
  private func lengthOfNothing(_ sum: String, isBound: Bool) -> String {
    let text = "\(sum) would have to be 0\(isBound ? " or less" : "")"
    let links = links.isEmpty && demanded.count > 1 ? written : links
    guard !links.isEmpty else { return text }
    let shown = links.prefix(3).map { "`\($0)`" }.joined(separator: " and ")
    return "\(text), because of \(shown)\(links.count > 3 ? " and \(links.count - 3) more" : "")"
  }

  /// `100 (a.height) + 100 (b.height) would have to be 0, because of a.top == b.bottom and b.top == a.bottom`
  private var sumOfNothing: String {
    let lengths = (implied + demanded).sorted { ($0.name ?? "") < ($1.name ?? "") }
    // The bounds by 0 give way to the equations of these lengths.
    let words = lengths.map { $0.namedText }.joined(separator: " + ")
    return lengthOfNothing(words, isBound: inequalityCount > implied.count)
  }

  private func total(_ shares: [Share]) -> Rational { shares.reduce(.zero) { $0 + $1.value } }

  private func sum(_ shares: [Share]) -> String {
    if shares.isEmpty { return "0" }
    if shares.count <= Arithmetic.shownNumbers { return shares.map { $0.text }.joined(separator: " + ") }
    var counts: [String: Int] = [:]
    var order: [String] = []
    for share in shares {
      if counts[share.text] == nil { order.append(share.text) }
      counts[share.text, default: 0] += 1
    }
    let parts = order.map { text in counts[text] == 1 ? text : "\(counts[text] ?? 1) * \(text)" }
    let more = parts.count - Arithmetic.shownNumbers
    return parts.prefix(Arithmetic.shownNumbers).joined(separator: " + ")
      + (more > 0 ? " + \(more) more number\(more == 1 ? "" : "s")" : "")
  }
}

extension Contradiction {
  /// Creates the sum of a conflict at a size.
  init(_ conflict: Conflict, at size: ExactSize, in layout: CompiledLayout) {
    let rows = conflict.members.map { member in
      // The constraint `content.trailing == 375` has the row `0 == content.trailing - 375`.
      let sign: Rational = layout.isTurned(member.origin) ? -1 : 1
      return Row(
        range: layout.sources.range(of: member.origin), text: member.row, origin: member.origin.word,
        multiplier: "\(sign * member.multiplier)", rightSide: "\(sign * member.rightSide.value(at: size))")
    }
    self.init(
      size: size.spelled, rows: rows, sum: "\(-conflict.excess)",
      background: layout.background(of: conflict, at: size), isSmallest: conflict.isSmallest)
  }
}

extension CompiledLayout {
  /// True if a constraint has its sides swapped: all its terms but the root's have negative coefficients.
  fileprivate func isTurned(_ origin: RowOrigin) -> Bool {
    guard case .constraint(let id) = origin else { return false }
    let terms = program.constraints[id.index].terms.filter { $0.view != .root }
    return !terms.isEmpty && terms.allSatisfy { $0.coefficient.sign < 0 }
  }
}

extension RowOrigin {
  fileprivate var word: String {
    switch self {
    case .constraint: "rule"
    case .maskPosition, .maskSize: "mask"
    case .nonNegative: "nonNegative"
    case .contentOrigin: "contentOrigin"
    case .hugging: "hugging"
    case .compression: "compression"
    case .arrangement: "arrangement"
    case .step: "step"
    }
  }
}

extension LayoutProgram {
  /// The number to which a required constraint sets a length of a view; nil if none does.
  fileprivate func fixedLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? {
    for constraint in constraints where constraint.priority == .required && constraint.relation == .equal {
      // An app can set the constant of a constraint with a name, and its activity.
      guard constraint.condition == .always, constraint.isActive, constraint.name.utf8.isEmpty,
        constraint.terms.count == 1, let term = constraint.terms.first, term.view == view, term.attribute == axis.length
      else { continue }
      return constraint.constant / term.coefficient
    }
    return nil
  }
}
