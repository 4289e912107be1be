internal import LayRuntime

/// What a name stands for where a visual format says it.
enum VisualFormatLookup<Found> {
  case found(Found)
  /// Nothing has the name.
  case unknown
  /// Something else has the name: a text, a constraint, a list of views.
  case unfit
  /// The name stands for something that is wrong and reported: stay quiet.
  case reported
}

/// The names that are visible where a `vfl` statement stands. The elaborator conforms.
///
/// Views are asked for by the plain names that a format can say: `bar0` for `bar[0]`, `key2_1` for `key[2, 1]`.
protocol VisualFormatNames {
  /// The view or guide `name`.
  func view(named name: String) -> VisualFormatLookup<ViewID>
  /// The constant number `name`: a metric, let, parameter or loop variable.
  func metric(named name: String) -> VisualFormatLookup<Rational>
  /// The superview of `view`; nil for the layout's own view.
  func superview(of view: ViewID) -> ViewID?
  /// What to call `view` in a message: `form`, or `bar[0]`.
  func displayName(of view: ViewID) -> String
  /// The names of visible views, as a format says them, in the order of the text: for suggestions.
  var visibleViews: [String] { get }
  /// The names of visible numbers, in the order of the text: for suggestions.
  var visibleMetrics: [String] { get }
  /// What to call the layout or component: `SignIn`.
  var layoutName: String { get }
  /// The standard space from `superview` to a subview, at the side `attribute` (SEMANTICS §3.2): 20, or the layout
  /// margin with `standardSpacing = margins`.
  func standardSpace(in superview: ViewID, at attribute: Attribute) -> Rational
  /// The standard space between siblings: 8.
  var standardSiblingSpace: Rational { get }
}

extension VisualFormatNames {
  func standardSpace(in superview: ViewID, at attribute: Attribute) -> Rational { Rational(20) }
  var standardSiblingSpace: Rational { Rational(8) }
}
