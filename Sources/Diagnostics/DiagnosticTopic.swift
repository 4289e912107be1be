/// The quantity that a diagnostic is about, for tools that choose among diagnostics of one code.
package enum DiagnosticTopic: Hashable, Sendable {
  /// An ambiguous coordinate or length of a view.
  case ambiguity(AmbiguousNumber)
  /// Constraints that cannot all be satisfied at the height of the layout, and could at another one.
  case conflictWithHeight
  /// A view that is too low, and changes with the height of the layout.
  case lowWithHeight
  /// The placeholder of a field that is cut off.
  case placeholder
  /// A view that extends beyond the top of the safe area, and perhaps beyond other edges of it.
  case topOfSafeArea
  /// A view that extends beyond the top of the safe area, and perhaps the bottom, in a scroll view that does not scroll.
  case topOfScrollView
}

/// A coordinate or length of a view with several valid values.
package struct AmbiguousNumber: Hashable, Sendable {
  /// True for a width or height, false for a coordinate.
  package var isLength: Bool
  /// True for a y or height.
  package var isVertical: Bool
  /// True if optional constraints of one priority cannot all be satisfied, and each choice among them gives another value.
  package var isTie: Bool
  /// The length of the range of valid values in points, rounded; nil without a limit.
  package var spread: Double?

  /// Creates the description of a number.
  package init(isLength: Bool, isVertical: Bool, isTie: Bool, spread: Double?) {
    (self.isLength, self.isVertical, self.isTie, self.spread) = (isLength, isVertical, isTie, spread)
  }
}
