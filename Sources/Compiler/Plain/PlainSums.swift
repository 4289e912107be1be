internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// The values of expressions in plain statements: see `PlainStatement.swift`. Nil always means "not plain".

extension PlainStatement {
  /// The value of an expression; nil if it is not plain.
  mutating func sum(_ node: Int, depth: Int = 0) -> Sum? {
    guard depth < PlainStatement.depth else { return nil }
    switch kind(node) {
    case .literal: return literal(node)
    case .binary: return operation(node, depth: depth + 1)
    case .negative:
      guard let inner = onlyChild(node), var sum = sum(inner, depth: depth + 1) else { return nil }
      return scale(&sum, by: -.one) ? sum : nil
    case .tuple:
      guard let inner = parenthesised(node) else { return nil }
      return sum(inner, depth: depth + 1)
    case .nameExpression, .dotExpression, .member, .subscripted:
      guard case .sum(let sum) = subject(node, depth: depth + 1) else { return nil }
      return sum
    case .call: return call(node, depth: depth + 1)
    default: return nil
    }
  }

  private mutating func operation(_ node: Int, depth: Int) -> Sum? {
    guard let (first, second) = twoChildren(node), let token = token(from: first, to: second),
      var left = sum(first, depth: depth), let right = sum(second, depth: depth)
    else { return nil }
    switch tree.tokenKinds[token] {
    case .plus: return add(right, to: &left, sign: 1) ? left : nil
    case .minus: return add(right, to: &left, sign: -1) ? left : nil
    case .star: return product(left, right)
    case .slash: return divide(&left, by: right) ? left : nil
    default: return nil
    }
  }

  // MARK: Paths

  private mutating func subject(_ node: Int, depth: Int) -> Subject? {
    guard depth < PlainStatement.depth else { return nil }
    switch kind(node) {
    case .nameExpression: return named(node)
    case .dotExpression:
      guard takesAttributes else { return nil }
      return member(Int(tree.nodes[node].endToken) - 1, of: context.dot)
    case .member:
      guard let base = onlyChild(node), kind(base) != .call,
        case .view(let view) = subject(base, depth: depth + 1)
      else { return nil }
      return member(Int(tree.nodes[node].endToken) - 1, of: view)
    case .subscripted:
      isShared = false
      guard let (base, brackets) = twoChildren(node), kind(brackets) == .index,
        case .list(let list) = subject(base, depth: depth + 1), let index = onlyChild(brackets),
        let number = sum(index, depth: depth + 1), number.kind == .number,
        number.constant.denominator == 1, let view = elaborator.viewLists[list.index][Int(number.constant.numerator)]
      else { return nil }
      return .view(view)
    default: return nil
    }
  }

  private mutating func named(_ node: Int) -> Subject? {
    guard isOneToken(node) else { return nil }
    let token = Int(tree.nodes[node].firstToken)
    let name = name(token)
    if name == .superview {
      guard let first = firstView, let view = elaborator.superview(of: first) else { return nil }
      return .view(view)
    }
    if context.words == .condition && name.asksEnvironment { return nil }
    guard name != .none, name != .nothing, let entry = elaborator.entry(name, from: context.scope) else { return nil }
    uses.append(Use(token: token, declaration: entry.declaration))
    switch entry.binding {
    case .view(let view), .guide(let view): return .view(view)
    case .views(let list): return .list(list)
    case .constant(let id):
      isShared = false
      guard case .known(let value) = elaborator.constants[id.index].state, elaborator.constants[id.index].ranges.isEmpty
      else { return nil }
      switch value {
      case .number(let number, let isLength):
        let fraction = Fraction(number)
        guard fraction.fits else { return nil }
        return .sum(
          Sum(kind: .number, constant: fraction, isLength: isLength, start: terms.count))
      case .view(let view): return .view(view)
      default: return nil
      }
    default: return nil
    }
  }

  /// The member of `view` that a token names: one of its attributes, or a view inside.
  private mutating func member(_ token: Int, of view: ViewID) -> Subject? {
    let name = name(token)
    if let attribute = name.attribute {
      // A path from 'superview' to its attribute names no view.
      guard !attribute.isMargin, takesAttributes else { return nil }
      if firstView == nil { firstView = view }
      let start = terms.count
      terms.append(Multiple(view: view, attribute: attribute, coefficient: .one))
      return .sum(Sum(kind: .linear, constant: .zero, start: start))
    }
    guard name != .superview, name != .none, let entry = elaborator.memberEntry(name, of: view) else { return nil }
    uses.append(Use(token: token, declaration: entry.declaration))
    switch entry.binding {
    case .view(let view), .guide(let view): return .view(view)
    case .views(let list): return .list(list)
    default: return nil
    }
  }

  // MARK: Functions

  private mutating func call(_ node: Int, depth: Int) -> Sum? {
    guard let (base, arguments) = twoChildren(node), kind(base) == .nameExpression,
      kind(arguments) == .arguments, let function = function(base),
      let (first, second) = twoChildren(arguments), count(elements: 2, of: arguments, elaborator.elementCount),
      let a = unlabelled(first), let b = unlabelled(second),
      let left = sum(a, depth: depth), left.kind == .number,
      let right = sum(b, depth: depth), right.kind == .number
    else { return nil }
    var result = left
    result.isLength = left.isLength || right.isLength
    switch function {
    case .least: result.constant = left.constant.isBelow(right.constant) ? left.constant : right.constant
    case .greatest: result.constant = left.constant.isBelow(right.constant) ? right.constant : left.constant
    case .remainder:
      if right.constant.isZero { return nil }
      result.constant = left.constant + -right.constant * (left.constant / right.constant).floor
    }
    return result.constant.fits ? result : nil
  }
}

// MARK: - Arithmetic

/// The functions of two numbers.
enum PlainFunction {
  case least, greatest, remainder
}

extension PlainStatement {
  /// The number or percentage of a literal.
  func literal(_ node: Int) -> Sum? {
    guard isOneToken(node) else { return nil }
    let token = Int(tree.nodes[node].firstToken)
    switch tree.tokenKinds[token] {
    case .number:
      guard let number = decimal(tree.tokenStart(token), Int(tree.tokenEnds[token])) else { return nil }
      return Sum(kind: .number, constant: number, start: terms.count)
    case .percent:
      guard let number = decimal(tree.tokenStart(token), Int(tree.tokenEnds[token]) - 1) else { return nil }
      return Sum(kind: .percent, constant: number / Fraction(numerator: 100, denominator: 1), start: terms.count)
    default: return nil
    }
  }

  /// The value of a size literal such as `375x667`.
  func size(_ node: Int) -> ExactSize? {
    guard kind(node) == .literal, isOneToken(node) else { return nil }
    let token = Int(tree.nodes[node].firstToken)
    let (start, end) = (tree.tokenStart(token), Int(tree.tokenEnds[token]))
    guard tree.tokenKinds[token] == .size,
      let sign = (start..<end).first(where: { tree.bytes[$0] == UInt8(ascii: "x") }),
      let width = decimal(start, sign), let height = decimal(sign + 1, end)
    else { return nil }
    return width.rational.flatMap { width in height.rational.map { ExactSize(width: width, height: $0) } }
  }

  /// The value of a decimal with few digits; nil for others.
  private func decimal(_ start: Int, _ end: Int) -> Fraction? {
    guard start < end, end - start <= 16 else { return nil }
    var (number, scale) = (Int64(0), Int64(1))
    var isFraction = false
    for offset in start..<end {
      let byte = tree.bytes[offset]
      if byte == UInt8(ascii: ".") && !isFraction {
        isFraction = true
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
      if isFraction { scale *= 10 }
    }
    let whole = Fraction(numerator: number, denominator: 1)
    return scale == 1 ? whole : whole / Fraction(numerator: scale, denominator: 1)
  }

  /// The value in parentheses that hold one value without a label; nil for others.
  func parenthesised(_ node: Int) -> Int? { onlyChild(node).flatMap { unlabelled($0) } }

  /// The value of an argument without a label.
  func unlabelled(_ node: Int) -> Int? {
    guard kind(node) == .argument, let value = onlyChild(node),
      tree.nodes[value].firstToken == tree.nodes[node].firstToken
    else { return nil }
    return value
  }

  /// Counts values of a list; false if there may be too many.
  mutating func count(elements count: Int, of node: Int, _ before: Int) -> Bool {
    elements += count
    return node - Int(tree.nodes[node].firstNode) <= PlainStatement.nodes && before + elements <= Limits.elements
  }

  /// The function of two numbers with this name; nil if there is none.
  func function(_ base: Int) -> PlainFunction? {
    guard isOneToken(base) else { return nil }
    let token = Int(tree.nodes[base].firstToken)
    let start = tree.tokenStart(token)
    guard Int(tree.tokenEnds[token]) - start == 3 else { return nil }
    switch (tree.bytes[start], tree.bytes[start + 1], tree.bytes[start + 2]) {
    case (UInt8(ascii: "m"), UInt8(ascii: "i"), UInt8(ascii: "n")): return .least
    case (UInt8(ascii: "m"), UInt8(ascii: "a"), UInt8(ascii: "x")): return .greatest
    case (UInt8(ascii: "m"), UInt8(ascii: "o"), UInt8(ascii: "d")): return .remainder
    default: return nil
    }
  }

  /// Adds `other`, whose terms follow those of `sum`; false if the kinds do not match, or the result does not fit.
  mutating func add(_ other: Sum, to sum: inout Sum, sign: Int) -> Bool {
    guard (sum.kind == .percent) == (other.kind == .percent) else { return false }
    if sign < 0 { for index in other.start..<terms.count { terms[index].coefficient = -terms[index].coefficient } }
    sum.constant = sum.constant + (sign < 0 ? -other.constant : other.constant)
    sum.isLength = sum.isLength || other.isLength
    if other.kind == .linear { sum.kind = .linear }
    return sum.constant.fits
  }

  /// The product, in which one factor must be a number or percentage; nil if it is an error or does not fit.
  mutating func product(_ left: Sum, _ right: Sum) -> Sum? {
    if right.kind == .linear && left.kind == .linear { return nil }
    var sum = right.kind == .linear ? right : left
    let factor = right.kind == .linear ? left : right
    if left.kind == .percent && right.kind == .number {
      sum.kind = .number
      sum.isLength = right.isLength
    } else if factor.isLength {
      // A length times a length is an error, and times an attribute too.
      guard sum.kind == .number, !sum.isLength else { return nil }
      sum.isLength = true
    }
    sum.start = left.start
    return scale(&sum, by: factor.constant) ? sum : nil
  }

  /// Divides by a number or percentage other than 0; false if that is not possible.
  mutating func divide(_ sum: inout Sum, by other: Sum) -> Bool {
    guard other.kind != .linear, !other.constant.isZero else { return false }
    if sum.kind == .number { sum.isLength = sum.isLength && !other.isLength }
    return scale(&sum, by: .one / other.constant)
  }

  /// Multiplies a sum and its terms, which are the last ones; false if the result does not fit.
  mutating func scale(_ sum: inout Sum, by factor: Fraction) -> Bool {
    sum.constant = sum.constant * factor
    guard sum.constant.fits, factor.fits else { return false }
    if sum.kind != .linear { return true }
    for index in sum.start..<terms.count {
      terms[index].coefficient = terms[index].coefficient * factor
      if !terms[index].coefficient.fits { return false }
    }
    return true
  }
}
