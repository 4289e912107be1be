internal import LayDiagnostics
internal import LayParser
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
  /// Something was wrong and is reported: stay quiet about what follows from it.
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

/// A scope: the braces of a layout, component or view (and the file itself).
struct ScopeID: Hashable {
  var index: Int
}

/// What a name stands for in a scope.
enum Binding {
  /// A metric, let, parameter or loop variable. `value` is nil until it is first needed (lazily evaluated).
  case constant(ConstantID)
  case view(ViewID)
  /// The list of views that a `for` declares, by constant indices.
  case views(ViewListID)
  case guide(ViewID)
  /// A named constraint, chain, compound or vfl: its constraints.
  case constraint(NamedConstraintID)
}

struct ConstantID: Hashable {
  var index: Int
}
struct ViewListID: Hashable {
  var index: Int
}
struct NamedConstraintID: Hashable {
  var index: Int
}

/// Where a statement is being elaborated.
struct Context {
  /// The innermost scope.
  var scope: ScopeID
  /// The view that a leading dot speaks of.
  var dot: ViewID
  /// The condition of the `when`s around.
  var condition: ConditionID
}
