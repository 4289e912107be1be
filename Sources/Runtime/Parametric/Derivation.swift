/// Why a number is what it is: the rows that decide it, and how often each is in it.
package struct Derivation: Sendable {
  /// The number.
  package var quantity: Quantity
  /// What it is, points.
  package var value: Rational
  /// The values that are as good, where nothing decides between several; nil where there is one.
  package var range: ValueRange?
  /// The number as one sum, down to numbers of the file and the root's size.
  package var total: DerivationStep
  /// The same step by step, each quantity once: first the one asked for, then those that a step before names. Nothing
  /// that follows from the size of a view alone is split.
  package var steps: [DerivationStep]
}

/// A quantity as a sum: of other quantities, of the root's size, of what rows say, and of a number.
///
///     value == Σ others + width·W + height·H + Σ shares + constant
package struct DerivationStep: Sendable {
  /// A multiple of another quantity.
  package struct Other: Sendable {
    package var factor: Rational
    package var quantity: Quantity
    package var value: Rational
  }
  /// What it is about.
  package var quantity: Quantity
  /// What it comes to.
  package var value: Rational
  /// What it goes back to.
  package var others: [Other] = []
  /// How much of the root's width is in it.
  package var width = Rational.zero
  /// How much of the root's height.
  package var height = Rational.zero
  /// What rows bring, in the order of the file.
  package var shares: [DerivationShare] = []
  /// What lies between frames and the numbers that are spoken of: alignment insets, baselines, the origin of bounds.
  package var constant = Rational.zero
}

/// A row of a derivation.
package struct DerivationShare: Sendable {
  /// What brings a number into a sum.
  package enum Reason: Hashable, Sendable {
    /// A row that holds exactly.
    case row(RowOrigin)
    /// Nothing: of the values that are as good layc chose one (SEMANTICS §4.5).
    case choice(ViewID, Ambiguity.Part)
    /// No rule speaks of it: the view keeps what it has.
    case kept(ViewID, Ambiguity.Part)
    /// A step that sets the number of the view; nil where steps moved the view along with what contains it.
    case step(StepID?, ViewID)
  }
  /// The reason.
  package var reason: Reason
  /// How often it is in the sum.
  package var factor: Rational
  /// The number that stands alone on the right of the row, once: the author's, and what baselines and insets make of it.
  /// What a row has of the root's size is in the step's ``DerivationStep/width`` and ``DerivationStep/height``.
  package var number: Rational
  /// How far the row's left side is from its right side: of rules that keep a number where it is, and do not hold.
  package var gap = Rational.zero
  /// The row; nil where there is none.
  package var row: RowDescription?
  /// Of a row of a mask, what it measures from.
  package var mask: AutoresizingAxis?
  /// Whether the row is of a mask that ran out of room.
  package var isCollapsed = false
  /// Whether the row is required, and was broken because it contradicts others (SEMANTICS §2.7).
  package var isBroken = false

  /// What it adds to the sum, points.
  package var amount: Rational { factor * (number + gap) }
}

/// An optional rule that speaks of a number, and does not get its way.
package struct UnmetWish: Sendable {
  /// The rule.
  package var row: RowDescription
  /// Its left side less its right side: not 0.
  package var gap: Rational
  /// Whether it is required, and was broken because it contradicts others (SEMANTICS §2.7).
  package var isBroken: Bool
}

extension AutoresizingAxis {
  /// How much of a change of the superview's size goes to the near margin and to the size.
  package var sharesOfChange: (nearMargin: Rational, size: Rational) { shares }
}
