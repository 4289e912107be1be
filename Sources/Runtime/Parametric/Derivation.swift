package import LayModel
package import LayNumbers
internal import LaySolver

/// The derivation of a number: the constraints that determine it, with their multipliers.
package struct Derivation: Sendable {
  /// The quantity.
  package var quantity: Quantity
  /// Its value, points.
  package var value: Rational
  /// The range of its optimal values, if it is ambiguous; nil if its value is unique.
  package var range: ValueRange?
  /// The number as one sum, down to numbers of the file and the root's size.
  package var total: DerivationStep
  /// The same step by step, each quantity once: first the requested one, then those that an earlier step names. A part
  /// that follows from the size of a view alone is not split.
  package var steps: [DerivationStep]
}

/// A quantity as a sum: of other quantities, of the root's size, of constraints' shares, and of a constant.
///
///     value == Σ others + width·W + height·H + Σ shares + constant
package struct DerivationStep: Sendable {
  /// A multiple of another quantity.
  package struct Other: Sendable {
    package var factor: Rational
    package var quantity: Quantity
    package var value: Rational
  }
  /// The quantity of the step.
  package var quantity: Quantity
  /// The value of the sum.
  package var value: Rational
  /// The quantities it is derived from.
  package var others: [Other] = []
  /// The coefficient of the root's width.
  package var width = Rational.zero
  /// The coefficient of the root's height.
  package var height = Rational.zero
  /// The shares of constraints, in the order of the file.
  package var shares: [DerivationShare] = []
  /// The difference between frames and attributes: alignment insets, baselines, the origin of bounds.
  package var constant = Rational.zero
}

/// A constraint's share of a derivation.
package struct DerivationShare: Sendable {
  /// The source of a share.
  package enum Reason: Hashable, Sendable {
    /// A constraint that holds with equality.
    case row(RowOrigin)
    /// None: layc chose one of several optimal values (SEMANTICS §4.5).
    case choice(ViewID, Ambiguity.Part)
    /// The number has no constraint: the view keeps its own.
    case kept(ViewID, Ambiguity.Part)
    /// A step that sets the number of the view; nil if steps moved the view along with its superview.
    case step(StepID?, ViewID)
  }
  /// The reason.
  package var reason: Reason
  /// The multiplier in the sum.
  package var factor: Rational
  /// The constant of the constraint, multiplied by 1: the source's, adjusted for baselines and insets. A constraint's
  /// multiples of the root's size are in the step's ``DerivationStep/width`` and ``DerivationStep/height``.
  package var number: Rational
  /// The distance of the left side from the right side: of violated constraints that keep a number at its value.
  package var gap = Rational.zero
  /// The constraint; nil if there is none.
  package var row: RowDescription?
  /// The mask of a mask's row, with the lengths that it measures from.
  package var mask: AutoresizingAxis?
  /// True if the row belongs to a mask that ran out of room.
  package var isCollapsed = false
  /// True if the constraint is required, and was broken because it contradicts others (SEMANTICS §2.7).
  package var isBroken = false

  /// Its part of the sum, points.
  package var amount: Rational { factor * (number + gap) }
}

/// An optional constraint on a number that is not satisfied.
package struct UnmetWish: Sendable {
  /// The constraint.
  package var row: RowDescription
  /// Its left side minus its right side: not 0.
  package var gap: Rational
  /// True if it is required, and was broken because it contradicts others (SEMANTICS §2.7).
  package var isBroken: Bool
}

extension AutoresizingAxis {
  /// The shares of a change of the superview's size that the near margin and the size get.
  package var sharesOfChange: (nearMargin: Rational, size: Rational) { shares }
}
