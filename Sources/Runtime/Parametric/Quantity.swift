package import LayModel
internal import LayNumbers
internal import LaySolver

/// A number of a view, in points: an attribute as constraints read it, or a part of the displayed frame. Positions are in
/// the superview's bounds coordinates, as ``Layout/attribute(_:of:)`` reads them.
package struct Quantity: Hashable, Sendable {
  /// The view or guide.
  package var view: ViewID
  /// The kind of its number.
  package var kind: QuantityKind

  /// Creates a quantity of `view`.
  package init(_ view: ViewID, _ kind: QuantityKind) {
    self.view = view
    self.kind = kind
  }

  /// Creates the quantity of an attribute of `view`.
  package init(_ view: ViewID, _ attribute: Attribute) { self.init(view, .attribute(attribute)) }

  /// The axis of the number.
  package var axis: LayoutAxis {
    switch kind {
    case .attribute(let attribute): attribute.axis
    case .frame(let part), .untransformed(let part): part.axis
    }
  }
}

/// The kind of a number of a view.
package enum QuantityKind: Hashable, Sendable {
  /// An attribute of the alignment rectangle.
  case attribute(Attribute)
  /// A part of the box around the transformed view.
  case frame(Ambiguity.Part)
  /// A part of the frame without the transform.
  case untransformed(Ambiguity.Part)
}

/// A part of a frame without rows: the view keeps its value.
struct KeptNumber: Sendable {
  var view: ViewID
  var part: Ambiguity.Part
  /// The multiplier in the sum.
  var factor: Rational
}

/// A quantity in the variables of the rows, the root's size and constants; and the kept numbers without rows.
struct QuantitySum: Sendable {
  var sum = LinearSum()
  var kept: [KeptNumber] = []

  /// Adds a multiple of another.
  mutating func add(_ other: QuantitySum, times factor: Rational) {
    sum.add(other.sum, times: factor)
    for var number in other.kept {
      number.factor *= factor
      kept.append(number)
    }
  }
}

/// The number that a mask gives a view without rows: `slope` times the superview's length, plus `number`, from the
/// superview's top-left corner.
struct MaskedNumber: Sendable {
  var mask: AutoresizingAxis
  var slope: Rational
  var number: Rational
  /// True if the mask ran out of room.
  var isCollapsed: Bool
}
