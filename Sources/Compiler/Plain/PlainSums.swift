internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// The values of expressions in plain statements: see `PlainStatement.swift`. Nil always means "not plain".

extension Elaborator {
  /// The value of an expression; nil if it is not plain.
  func plainSum(_ node: Int, _ plain: inout PlainStatement, depth: Int = 0) -> PlainStatement.Sum? {
    guard depth < PlainStatement.depth else { return nil }
    switch plain.kind(node) {
    case .literal: return plain.literal(node)
    case .binary: return plainOperation(node, &plain, depth: depth + 1)
    case .negative:
      guard let inner = plain.onlyChild(node), var sum = plainSum(inner, &plain, depth: depth + 1) else { return nil }
      return plain.scale(&sum, by: -.one) ? sum : nil
    case .tuple:
      guard let inner = plain.parenthesised(node) else { return nil }
      return plainSum(inner, &plain, depth: depth + 1)
    case .nameExpression, .dotExpression, .member, .subscripted:
      guard case .sum(let sum) = plainSubject(node, &plain, depth: depth + 1) else { return nil }
      return sum
    case .call: return plainCall(node, &plain, depth: depth + 1)
    default: return nil
    }
  }

  private func plainOperation(_ node: Int, _ plain: inout PlainStatement, depth: Int) -> PlainStatement.Sum? {
    guard let (first, second) = plain.twoChildren(node), let token = plain.token(from: first, to: second),
      var left = plainSum(first, &plain, depth: depth), let right = plainSum(second, &plain, depth: depth)
    else { return nil }
    switch plain.tree.tokenKinds[token] {
    case .plus: return plain.add(right, to: &left, sign: 1) ? left : nil
    case .minus: return plain.add(right, to: &left, sign: -1) ? left : nil
    case .star: return plain.product(left, right)
    case .slash: return plain.divide(&left, by: right) ? left : nil
    default: return nil
    }
  }

  // MARK: Paths

  private func plainSubject(_ node: Int, _ plain: inout PlainStatement, depth: Int) -> PlainStatement.Subject? {
    guard depth < PlainStatement.depth else { return nil }
    switch plain.kind(node) {
    case .nameExpression: return plainName(node, &plain)
    case .dotExpression:
      guard plain.takesAttributes else { return nil }
      return plainMember(Int(plain.tree.nodes[node].endToken) - 1, of: plain.context.dot, &plain)
    case .member:
      guard let base = plain.onlyChild(node), plain.kind(base) != .call,
        case .view(let view) = plainSubject(base, &plain, depth: depth + 1)
      else { return nil }
      return plainMember(Int(plain.tree.nodes[node].endToken) - 1, of: view, &plain)
    case .subscripted:
      plain.isShared = false
      guard let (base, brackets) = plain.twoChildren(node), plain.kind(brackets) == .index,
        case .list(let list) = plainSubject(base, &plain, depth: depth + 1), let index = plain.onlyChild(brackets),
        let number = plainSum(index, &plain, depth: depth + 1), number.kind == .number,
        number.constant.denominator == 1, let view = viewLists[list.index][Int(number.constant.numerator)]
      else { return nil }
      return .view(view)
    default: return nil
    }
  }

  private func plainName(_ node: Int, _ plain: inout PlainStatement) -> PlainStatement.Subject? {
    guard plain.isOneToken(node) else { return nil }
    let token = Int(plain.tree.nodes[node].firstToken)
    let name = plain.name(token)
    if name == .superview {
      guard let first = plain.firstView, let view = superview(of: first) else { return nil }
      return .view(view)
    }
    if plain.context.words == .condition && name.asksEnvironment { return nil }
    guard name != .none, name != .nothing, let entry = entry(name, from: plain.context.scope) else { return nil }
    plain.uses.append(PlainStatement.Use(token: token, declaration: entry.declaration))
    switch entry.binding {
    case .view(let view), .guide(let view): return .view(view)
    case .views(let list): return .list(list)
    case .constant(let id):
      plain.isShared = false
      guard case .known(let value) = constants[id.index].state else { return nil }
      switch value {
      case .number(let number, let isLength):
        let fraction = Fraction(number)
        guard fraction.fits else { return nil }
        return .sum(
          PlainStatement.Sum(kind: .number, constant: fraction, isLength: isLength, start: plain.terms.count))
      case .view(let view): return .view(view)
      default: return nil
      }
    default: return nil
    }
  }

  /// The member of `view` that a token names: one of its attributes, or a view inside.
  private func plainMember(_ token: Int, of view: ViewID, _ plain: inout PlainStatement) -> PlainStatement.Subject? {
    let name = plain.name(token)
    if let attribute = name.attribute {
      // A path from 'superview' to its attribute names no view.
      guard !attribute.isMargin, plain.takesAttributes else { return nil }
      if plain.firstView == nil { plain.firstView = view }
      let start = plain.terms.count
      plain.terms.append(PlainStatement.Multiple(view: view, attribute: attribute, coefficient: .one))
      return .sum(PlainStatement.Sum(kind: .linear, constant: .zero, start: start))
    }
    guard name != .superview, name != .none, let entry = memberEntry(name, of: view) else { return nil }
    plain.uses.append(PlainStatement.Use(token: token, declaration: entry.declaration))
    switch entry.binding {
    case .view(let view), .guide(let view): return .view(view)
    case .views(let list): return .list(list)
    default: return nil
    }
  }

  // MARK: Functions

  private func plainCall(_ node: Int, _ plain: inout PlainStatement, depth: Int) -> PlainStatement.Sum? {
    guard let (base, arguments) = plain.twoChildren(node), plain.kind(base) == .nameExpression,
      plain.kind(arguments) == .arguments, let function = plain.function(base),
      let (first, second) = plain.twoChildren(arguments), plain.count(elements: 2, of: arguments, elementCount),
      let a = plain.unlabelled(first), let b = plain.unlabelled(second),
      let left = plainSum(a, &plain, depth: depth), left.kind == .number,
      let right = plainSum(b, &plain, depth: depth), right.kind == .number
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
