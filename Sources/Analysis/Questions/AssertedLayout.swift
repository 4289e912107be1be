internal import LayCompiler
internal import LayRuntime

/// A layout whose numbers assertions are evaluated in: the rows of all sizes of a cell, or one finished layout.
protocol AssertedLayout {
  /// The values of sums of attributes.
  associatedtype Sum: ClauseSum

  /// The value of a sum of attributes, as in a constraint with the terms `all`.
  mutating func sum(of terms: [Term], amid all: [Term]) -> Sum
  /// The distance from one attribute to another one along their axis; their coefficients are 1.
  mutating func distance(from first: Term, to second: Term) -> Sum
  /// True if a number is known not to be negative, so that a clause with it as an alternative holds.
  func settles(_ room: Sum) -> Bool
  /// The views that a sum of attributes may depend on.
  func views(read terms: [Term]) -> [ViewID]
  /// The description of a view with what applies: its text, font and lines.
  func resolvedView(_ view: ViewID) -> ViewDescription
  /// The direction inside of a view.
  func direction(of view: ViewID) -> InterfaceDirection
  /// The length that a view needs to show all of its content; nil if it needs none.
  func contentLength(of view: ViewID, _ axis: LayoutAxis) -> Rational?
  /// The height at which a view lacks less than a pixel of its content; nil if it needs none.
  func leastHeight(of view: ViewID) -> Rational?
  /// The width that the longest word of a text of several lines needs; nil for views without such a text.
  func wordLength(of view: ViewID) -> Rational?
  /// The width of a text field that shows its placeholder; nil without one, and if its width does not follow from its text.
  func placeholderLength(of view: ViewID) -> Rational?
  /// The part of the content length that is padding around the title of a button, or above and below the line of a text field.
  func padding(of view: ViewID, _ axis: LayoutAxis) -> Rational
  /// The pixels of a point; 0 if nothing is rounded to them.
  var scale: Rational { get }
  /// The height of the keyboard over the bottom of the root.
  var keyboardHeight: Rational { get }
  /// The insets of the root's safe area.
  var safeArea: ExactInsets { get }
  /// The parts of the screen that the device takes.
  var reservedRegions: [ReservedRegion] { get }
}

extension AssertedLayout {
  func settles(_ room: Sum) -> Bool { false }

  mutating func distance(from first: Term, to second: Term) -> Sum {
    sum(of: [second, Term(first.view, first.attribute, -1)], amid: [first, second])
  }
}

extension ParametricLayout: AssertedLayout {}
