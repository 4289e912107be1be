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

/// The relation between the two sides of a constraint.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// `<=`
  case lessOrEqual = -1
  /// `==`
  case equal = 0
  /// `>=`
  case greaterOrEqual = 1

  /// The operator in the language.
  public var sign: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }

  /// The relation with the sides exchanged: `a <= b` is `b >= a`.
  package var flipped: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// The priority of a constraint, in (0, 1000]; compared as `Float`, as Apple does (SEMANTICS §2.2).
@frozen public struct Priority: Hashable, Sendable, Comparable {
  /// The number.
  public let value: Float
  /// The priority `value`, in (0, 1000].
  @inlinable public init(_ value: Float) { self.value = value }
  /// 1000: required.
  public static let required = Priority(1000)
  /// 750.
  public static let high = Priority(750)
  /// 250.
  public static let low = Priority(250)
  /// 50.
  public static let fitting = Priority(50)
  /// True if `a` is the lower priority.
  @inlinable public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}

extension Priority: CustomStringConvertible {
  /// The shortest decimal that reads back as the same number: `1000`, `749.99`.
  public var description: String { Int(exactly: value).map { $0.description } ?? value.description }
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
