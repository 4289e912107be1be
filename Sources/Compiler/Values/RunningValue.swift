internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// A sum or product during its evaluation. Terms and strings grow in place, so that a chain of n operators takes linear
/// time.
struct RunningValue {
  /// The type of the value.
  enum Kind {
    case number(isLength: Bool)
    case percent
    case angle(isDegrees: Bool)
    case linear
    case text
    case size
    case other(Value)
    case unknown
  }
  private(set) var kind: Kind
  /// The number, percent, angle, constant of the linear form, or width of the size.
  private(set) var constant = Rational.zero
  private var height = Rational.zero
  private var terms: [(term: Term, range: SourceRange)] = []
  /// The pending factor of all terms: a long product must not iterate over a long sum each time.
  private var factor = Rational.one
  private var text = ""

  init(_ value: Value) {
    switch value {
    case .number(let number, let isLength): (kind, constant) = (.number(isLength: isLength), number)
    case .percent(let number): (kind, constant) = (.percent, number)
    case .angle(let number, let isDegrees): (kind, constant) = (.angle(isDegrees: isDegrees), number)
    case .linear(let form): (kind, constant, terms) = (.linear, form.constant, form.terms)
    case .text(let string): (kind, text) = (.text, string)
    case .size(let size): (kind, constant, height) = (.size, size.width, size.height)
    case .unknown: kind = .unknown
    default: kind = .other(value)
    }
  }

  /// The current value.
  var value: Value {
    switch kind {
    case .number(let isLength): .number(constant, isLength: isLength)
    case .percent: .percent(constant)
    case .angle(let isDegrees): .angle(constant, isDegrees: isDegrees)
    case .linear: .linear(LinearForm(terms: scaledTerms, constant: constant))
    case .text: .text(text)
    case .size: .size(ExactSize(width: constant, height: height))
    case .other(let value): value
    case .unknown: .unknown
    }
  }

  var isText: Bool { if case .text = kind { true } else { false } }
  var isNumber: Bool { if case .number = kind { true } else { false } }

  /// True if arithmetic does not apply to it.
  var isNoNumber: Bool {
    switch kind {
    case .text, .other: true
    default: false
    }
  }

  /// True if a number or string in it exceeds its limit, so that evaluation has to stop.
  var isTooLong: Bool {
    constant.bitWidth > Limits.numberBits || height.bitWidth > Limits.numberBits
      || factor.bitWidth > Limits.numberBits || text.utf8.count > Limits.textBytes
  }

  private var scaledTerms: [(term: Term, range: SourceRange)] {
    factor == .one ? terms : terms.map { ($0.term.scaled(by: factor), $0.range) }
  }

  /// An error in an operation.
  enum Problem {
    case percentAlone
    case product, ratio, division, byZero, lengthTimesLength
    case operands(Value, Value, String)
    case sign(Value)

    func diagnostic(
      at range: SourceRange, left: SyntaxNode, right: SyntaxNode, attribute: String? = nil,
      ratio: (node: SyntaxNode, relation: Relation)? = nil
    ) -> Diagnostic {
      switch self {
      case .percentAlone: .percentAlone(at: range)
      case .product: .productOfAttributes(left.text, right.text, at: range)
      case .ratio: .ratioOfAttributes(left, right, ratio: ratio, at: range)
      case .division: .divisionByAttribute(right.text, at: range)
      case .byZero: .divisionByZero(at: right.range)
      case .lengthTimesLength: .lengthTimesLength(left.text, right.text, at: range)
      case .sign(let value): .signOfOther(value, at: range)
      case .operands(let a, let b, let sign):
        .wrongOperands(a, b, sign, left: left, right: right, attribute: attribute, at: range)
      }
    }
  }

  // MARK: Operators

  /// Adds `other`, or subtracts it if `sign` is -1.
  mutating func add(_ other: RunningValue, sign: Int) -> Problem? {
    let factor = Rational(sign)
    switch (kind, other.kind) {
    case (.unknown, _), (_, .unknown): kind = .unknown
    case (.percent, .percent): constant += factor * other.constant
    case (.percent, _), (_, .percent): return .percentAlone
    case (.number(let a), .number(let b)):
      constant += factor * other.constant
      kind = .number(isLength: a || b)
    case (.number, .linear), (.linear, .number), (.linear, .linear):
      constant += factor * other.constant
      if self.factor != .one { (terms, self.factor) = (scaledTerms, .one) }
      for item in other.scaledTerms { terms.append((item.term.scaled(by: factor), item.range)) }
      kind = .linear
    case (.angle(let a), .angle(let b)) where a == b: constant += factor * other.constant
    case (.size, .size):
      constant += factor * other.constant
      height += factor * other.height
    case (.text, _), (_, .text): return join(other, sign: sign)
    default: return .operands(value, other.value, sign < 0 ? "-" : "+")
    }
    return nil
  }

  private mutating func join(_ other: RunningValue, sign: Int) -> Problem? {
    guard sign > 0, let left = printed, let right = other.printed else {
      return .operands(value, other.value, sign < 0 ? "-" : "+")
    }
    if case .text = kind {
      text += right
    } else {
      text = left + right
    }
    kind = .text
    return nil
  }

  /// The string that `+` concatenates; nil for other types.
  private var printed: String? {
    switch kind {
    case .text: text
    case .number: constant.description
    default: nil
    }
  }

  mutating func multiply(by other: RunningValue) -> Problem? {
    switch (kind, other.kind) {
    case (.unknown, _), (_, .unknown): kind = .unknown
    case (.linear, .linear): return .product
    case (.percent, .number(let isLength)):
      constant *= other.constant
      kind = .number(isLength: isLength)
    case (_, .number(let isLength)): return scale(by: other.constant, isLength: isLength)
    case (_, .percent): return scale(by: other.constant, isLength: false)
    case (.number(let isLength), _): return swapped(with: other, scaledBy: constant, isLength: isLength)
    case (.percent, _): return swapped(with: other, scaledBy: constant, isLength: false)
    default: return .operands(value, other.value, "*")
    }
    return nil
  }

  private mutating func swapped(with other: RunningValue, scaledBy factor: Rational, isLength: Bool) -> Problem? {
    let before = value
    self = other
    guard let problem = scale(by: factor, isLength: isLength) else { return nil }
    if case .operands(let value, _, let sign) = problem { return .operands(before, value, sign) }
    return problem
  }

  /// Multiplies by a number.
  mutating func scale(by factor: Rational, isLength: Bool) -> Problem? {
    switch kind {
    case .number(let own):
      if own && isLength { return .lengthTimesLength }
      kind = .number(isLength: own || isLength)
      constant *= factor
    case .linear:
      if isLength { return .lengthTimesLength }
      constant *= factor
      self.factor *= factor
    case .percent: constant *= factor
    case .angle where !isLength: constant *= factor
    case .size where !isLength:
      constant *= factor
      height *= factor
    case .unknown: break
    default: return .operands(value, .number(factor, isLength: isLength), "*")
    }
    return nil
  }

  mutating func divide(by other: RunningValue) -> Problem? {
    switch (kind, other.kind) {
    case (.unknown, _), (_, .unknown): kind = .unknown
    case (.linear, .linear): return .ratio
    case (_, .linear): return .division
    case (_, .number), (_, .percent):
      if other.constant.isZero { return .byZero }
      let factor = Rational.one / other.constant
      if case .number = kind {
        constant *= factor
        kind = .number(isLength: isLength && !other.isLength)
        return nil
      }
      guard let problem = scale(by: factor, isLength: false) else { return nil }
      if case .operands(let value, _, _) = problem { return .operands(value, other.value, "/") }
      return problem
    default: return .operands(value, other.value, "/")
    }
    return nil
  }

  private var isLength: Bool {
    if case .number(true) = kind { return true }
    return false
  }
}

extension Term {
  /// The term times `factor`.
  func scaled(by factor: Rational) -> Term { Term(view, attribute, coefficient * factor) }
}
