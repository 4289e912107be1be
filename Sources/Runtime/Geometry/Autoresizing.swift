/// A view along one axis, from which its mask measures: a photograph of the view and its superview.
public struct AutoresizingAxis: Hashable, Sendable {
  /// Where the view was, in the superview's bounds coordinates.
  public var span: ExactSpan
  /// The size of the superview then.
  public var superviewSize: Rational
  /// What may give.
  public var flexible: FlexibleParts
  /// How the flexible parts share a change.
  public var rule: AutoresizingRule

  /// The view at `span` in a superview of `superviewSize`.
  public init(span: ExactSpan, superviewSize: Rational, flexible: FlexibleParts, rule: AutoresizingRule) {
    self.span = span
    self.superviewSize = superviewSize
    self.flexible = flexible
    self.rule = rule
  }

  /// The sum of the flexible parts: what a change is shared in proportion to.
  var flexibleLength: Rational {
    var sum = Rational.zero
    if flexible.contains(.nearMargin) { sum += span.origin }
    if flexible.contains(.size) { sum += span.length }
    if flexible.contains(.farMargin) { sum += superviewSize - span.end }
    return sum
  }

  /// How much of a change of the superview's size goes to the near margin and to the size (SEMANTICS §1.1): in
  /// proportion to the old sizes, or in equal parts where there are none to compare.
  var shares: (nearMargin: Rational, size: Rational) {
    if flexible.isEmpty { return (.zero, .zero) }
    let whole = flexibleLength
    func share(_ part: FlexibleParts, _ length: Rational) -> Rational {
      if !flexible.contains(part) { return .zero }
      if rule == .even || whole.sign <= 0 { return Rational(1, flexible.count) }
      return length / whole
    }
    return (share(.nearMargin, span.origin), share(.size, span.length))
  }

  /// Where the view is when the superview's size is `newSize`: exact, the length perhaps below 0 (SEMANTICS §1.3).
  ///
  /// While the flexible parts have a sum above 0, sizes on the way do not matter; see ``collapseSize``.
  public func resized(to newSize: Rational) -> ExactSpan {
    let change = newSize - superviewSize
    if change.isZero || flexible.isEmpty { return span }
    let shares = shares
    return ExactSpan(origin: span.origin + shares.nearMargin * change, length: span.length + shares.size * change)
  }

  /// The superview's size at which the view's size is 0: below it the mask asks for less than nothing. Nil when the
  /// superview does not matter to the size.
  public var collapseSize: Rational? {
    let share = shares.size
    return share.isZero ? nil : superviewSize - span.length / share
  }
}
