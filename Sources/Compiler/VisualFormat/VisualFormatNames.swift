internal import LayModel
internal import LayNumbers

/// The meaning of a name in a visual format.
enum VisualFormatLookup<Found> {
  case found(Found)
  /// Nothing has the name.
  case unknown
  /// Something else has the name: a string, a constraint, a list of views.
  case unfit
  /// The name denotes something with an error, which was reported: no further report.
  case reported
}

/// The names that are visible to a `vfl` statement. ``FormatPass`` looks them up.
///
/// Views are looked up by their names in formats: `bar0` for `bar[0]`, `key2_1` for `key[2, 1]`.
protocol VisualFormatNames {
  /// The view or guide `name`.
  func view(named name: String) -> VisualFormatLookup<ViewID>
  /// The constant number `name`: a metric, let, parameter or loop variable.
  func metric(named name: String) -> VisualFormatLookup<Rational>
  /// The superview of `view`; nil for the root.
  func superview(of view: ViewID) -> ViewID?
  /// The name of `view` in messages: `form`, or `bar[0]`.
  func displayName(of view: ViewID) -> String
  /// The names of visible views in formats, in source order, for suggestions.
  var visibleViews: [String] { get }
  /// The names of visible numbers, in source order, for suggestions.
  var visibleMetrics: [String] { get }
  /// The name of the layout or component: `SignIn`.
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
