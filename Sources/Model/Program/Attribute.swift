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

  /// The name in the language.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension Attribute {
  /// True if it is a position, which is measured from another one.
  package var isLocation: Bool { self != .width && self != .height }

  /// The axis of the attribute.
  public var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
    default: .vertical
    }
  }

  /// True if it is mirrored with the layout direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True if it is a baseline of text.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
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
