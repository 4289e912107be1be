internal import LayModel
internal import LayNumbers

/// The distances of an *inset* (LANGUAGE §4); leading and left are stored separately.
struct Insets: Hashable {
  var top = Rational.zero
  var leading = Rational.zero
  var bottom = Rational.zero
  var trailing = Rational.zero
  var left = Rational.zero
  var right = Rational.zero

  /// The labels that were written, in source order.
  var labels: [EdgeLabel] = []

  /// The label of a distance.
  enum EdgeLabel: String, CaseIterable {
    case top, leading, bottom, trailing, left, right, horizontal, vertical

    /// The edges that the label sets.
    var edges: [Attribute] {
      switch self {
      case .top: [.top]
      case .leading: [.leading]
      case .bottom: [.bottom]
      case .trailing: [.trailing]
      case .left: [.left]
      case .right: [.right]
      case .horizontal: [.leading, .trailing, .left, .right]
      case .vertical: [.top, .bottom]
      }
    }

    static var names: [String] { allCases.map { $0.rawValue } }
  }

  /// True if it is 0 on all sides.
  var isZero: Bool { [top, leading, bottom, trailing, left, right].allSatisfy { $0.isZero } }

  /// The distance at one of the six edges.
  func inset(at side: Attribute) -> Rational {
    switch side {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    case .left: left
    default: right
    }
  }

  /// Creates insets that are equal on all sides.
  init(all inset: Rational) {
    (top, leading, bottom, trailing, left, right) = (inset, inset, inset, inset, inset, inset)
  }

  init() {}

  /// Sets the edges of `label`.
  mutating func set(_ label: EdgeLabel, _ inset: Rational) {
    labels.append(label)
    for edge in label.edges {
      switch edge {
      case .top: top = inset
      case .leading: leading = inset
      case .bottom: bottom = inset
      case .trailing: trailing = inset
      case .left: left = inset
      default: right = inset
      }
    }
  }
}

extension Insets {
  /// The safe area insets of a screen: four unlabelled numbers are top, left, bottom and right, in both layout
  /// directions.
  func covering(_ direction: InterfaceDirection) -> ExactInsets {
    let isDirectional = labels.contains { $0 == .leading || $0 == .trailing }
    if !isDirectional { return ExactInsets(top: top, left: left, bottom: bottom, right: right) }
    let isMirrored = direction == .rightToLeft
    return ExactInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
