internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

/// The value of an expression.
indirect enum Value {
  /// An exact number; `isLength` if it can only be a length (the product of two lengths is an error).
  case number(Rational, isLength: Bool)
  /// `50%`: only as a factor.
  case percent(Rational)
  /// An angle: in degrees if it was written in degrees (quarter turns are exact), otherwise in radians.
  case angle(Rational, isDegrees: Bool)
  case text(String)
  case bool(Bool)
  case size(ExactSize)
  case colour(String)
  case list([Value])
  /// `( … )` with more than one value or with labels.
  case tuple([(label: String?, value: Value)])
  /// A view or guide.
  case view(ViewID)
  /// `bar`: all of `bar[0]`, `bar[1]` …
  case views([ViewID])
  /// A sum of attributes, as a side of a constraint.
  case linear(LinearForm)
  /// A compound attribute of a view, such as `superview.edges`, as a side of a compound constraint.
  case compound(ViewID, Compound)
  /// A comparison that depends on the environment (in `when`).
  case condition(ConditionID)
  /// A property word such as `aspectFill`, for properties that accept words.
  case word(String)
  /// A named constraint, whose members are `constant`, `priority` and `active`.
  case constraint(NamedConstraintID)
  /// The value after an error, which was reported, or in a component that is checked without arguments: consequences
  /// are not reported.
  case unknown
}

/// A sum of attributes times constants, plus a constant.
struct LinearForm {
  /// The terms in source order, each with the range of the attribute's path.
  var terms: [(term: Term, range: SourceRange)]
  var constant: Rational
}

extension ExactSize {
  /// The size `(w, h)` of two unlabelled numbers; nil for other values.
  init?(_ parts: [(label: String?, value: Value)]) {
    guard parts.count == 2, parts[0].label == nil, parts[1].label == nil,
      case .number(let width, _) = parts[0].value, case .number(let height, _) = parts[1].value
    else { return nil }
    self.init(width: width, height: height)
  }
}
