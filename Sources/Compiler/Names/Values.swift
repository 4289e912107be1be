internal import LayDiagnostics
internal import LayRuntime

/// What an expression stands for.
indirect enum Value {
  /// An exact number; `isLength` when it can only be a length (a Length times a Length is an error).
  case number(Rational, isLength: Bool)
  /// `50%`: only as a factor.
  case percent(Rational)
  /// An angle in degrees when it was written so (quarter turns are exact), else in radians.
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
  /// A side of a rule that speaks of attributes.
  case linear(LinearForm)
  /// `superview.edges`, `.center`, `.size` of a view: a side of a compound rule.
  case compound(ViewID, Compound)
  /// A comparison that depends on the environment (in `when`).
  case condition(ConditionID)
  /// A property word such as `aspectFill`, where the property takes words.
  case word(String)
  /// A named constraint; what can be said of it is `constant`, `priority` and `active`.
  case constraint(NamedConstraintID)
  /// Something was wrong and is reported, or the value is not known because a component is checked without its
  /// arguments: stay quiet about what follows from it.
  case unknown
}

/// The compound attributes.
enum Compound: Hashable {
  /// `edges` (top, leading, bottom, trailing), or the ones named: `edges(top, leading)`.
  case edges([Attribute])
  case center
  case size
}

/// A sum of attributes times constants, plus a constant.
struct LinearForm {
  /// In the order of the text; the range is that of the attribute's path.
  var terms: [(term: Term, range: SourceRange)]
  var constant: Rational
}
