public import LayNumbers

/// The input of an autoresizing mask along one axis: the span of the view and the size of its superview at one time.
public struct AutoresizingAxis: Hashable, Sendable {
  /// The span of the view, in the superview's bounds coordinates.
  public var span: ExactSpan
  /// The size of the superview at that time.
  public var superviewSize: Rational
  /// The flexible parts.
  public var flexible: FlexibleParts
  /// The rule by which the flexible parts share a change.
  public var rule: AutoresizingRule

  /// Creates the input of a view at `span` in a superview of `superviewSize`.
  public init(span: ExactSpan, superviewSize: Rational, flexible: FlexibleParts, rule: AutoresizingRule) {
    self.span = span
    self.superviewSize = superviewSize
    self.flexible = flexible
    self.rule = rule
  }

  /// The sum of the flexible parts, in proportion to which they share a change.
  var flexibleLength: Rational {
    var sum = Rational.zero
    if flexible.contains(.nearMargin) { sum += span.origin }
    if flexible.contains(.size) { sum += span.length }
    if flexible.contains(.farMargin) { sum += superviewSize - span.end }
    return sum
  }

  /// The shares of a change of the superview's size that the near margin and the size get (SEMANTICS §1.1): in proportion
  /// to the old sizes, or equal if their sum is not positive.
  package var shares: (nearMargin: Rational, size: Rational) {
    if flexible.isEmpty { return (.zero, .zero) }
    let whole = flexibleLength
    func share(_ part: FlexibleParts, _ length: Rational) -> Rational {
      if !flexible.contains(part) { return .zero }
      if rule == .even || whole.sign <= 0 { return Rational(1, flexible.count) }
      return length / whole
    }
    return (share(.nearMargin, span.origin), share(.size, span.length))
  }

  /// The span of the view when the superview's size is `newSize`: exact, the length possibly negative (SEMANTICS §1.3).
  ///
  /// While the sum of the flexible parts is positive, intermediate sizes do not matter; see ``collapseSize``.
  public func resized(to newSize: Rational) -> ExactSpan {
    let change = newSize - superviewSize
    if change.isZero || flexible.isEmpty { return span }
    let shares = shares
    return ExactSpan(origin: span.origin + shares.nearMargin * change, length: span.length + shares.size * change)
  }

  /// The superview's size at which the view's size is 0: below it the mask runs out of room. Nil if the size does not
  /// depend on the superview.
  public var collapseSize: Rational? {
    let share = shares.size
    return share.isZero ? nil : superviewSize - span.length / share
  }
}

/// The rule by which the flexible parts of a mask share a change of size (SEMANTICS §1.1).
public enum AutoresizingRule: UInt8, Hashable, Sendable {
  /// In proportion to their old sizes, as Apple's systems do.
  case proportional
  /// In equal parts, as Apple's guide describes.
  case even
}
