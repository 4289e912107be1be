public import LayNumbers

/// An attribute of a view in constraints; raw values are Apple's (SEMANTICS §2.1).
public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY
  /// The baseline of the last line of text; for a view without text its bottom.
  case lastBaseline
  /// The baseline of the first line of text; for a view without text its top.
  case firstBaseline
  /// The left edge, inset by the margin.
  case leftMargin
  /// The right edge, inset by the margin.
  case rightMargin
  /// The top edge, inset by the margin.
  case topMargin
  /// The bottom edge, inset by the margin.
  case bottomMargin
  /// The leading edge, inset by the margin.
  case leadingMargin
  /// The trailing edge, inset by the margin.
  case trailingMargin
  /// The centre between the left and the right margin.
  case centerXWithinMargins
  /// The centre between the top and the bottom margin.
  case centerYWithinMargins
}

extension Attribute {
  /// True if it is a position, which is measured from another one.
  package var isLocation: Bool { measure != .length }

  /// True if it is measured from the margins.
  package var isMargin: Bool { withoutMargin != nil }

  /// True if it is mirrored with the layout direction.
  package var isDirectional: Bool { measure.isDirectional }

  /// True if a constraint that is mirrored as a whole measures it from the right side.
  package var turnsWithDirection: Bool {
    let measure = measure
    return measure.isDirectional || measure == .middle && axis == .horizontal
  }

  /// True if it is a baseline of text.
  package var isBaseline: Bool { measure.isBaseline }

  /// True for the edges, but not those of the margins.
  package var isEdge: Bool {
    switch measure {
    case .near, .far, .leading, .trailing: !isMargin
    default: false
    }
  }
}

extension LayoutAxis {
  /// `left` or `top`
  package var near: Attribute { self == .horizontal ? .left : .top }
  /// `right` or `bottom`
  package var far: Attribute { self == .horizontal ? .right : .bottom }
  /// `width` or `height`
  package var length: Attribute { self == .horizontal ? .width : .height }
  /// `leading` or `top`
  package var leadingEdge: Attribute { self == .horizontal ? .leading : .top }
  /// `trailing` or `bottom`
  package var trailingEdge: Attribute { self == .horizontal ? .trailing : .bottom }
  /// `centerX` or `centerY`
  package var middle: Attribute { self == .horizontal ? .centerX : .centerY }
}

/// A multiple of one attribute of one view.
public struct Term: Hashable, Sendable {
  /// The view or guide.
  public var view: ViewID
  /// The attribute of the view.
  public var attribute: Attribute
  /// The factor, exact.
  public var coefficient: Rational

  /// `coefficient` times `attribute` of `view`.
  public init(_ view: ViewID, _ attribute: Attribute, _ coefficient: Rational = .one) {
    self.view = view
    self.attribute = attribute
    self.coefficient = coefficient
  }
}
