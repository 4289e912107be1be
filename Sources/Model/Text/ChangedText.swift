internal import LayNumbers

// The content length that a file sets for a text is that of the text and font in the file. In another language or at another text size, it
// differs by as much as the lengths that the kind measures, since the difference between both is the same: the error of the measure, and
// the padding of a custom class. Grammar.md, "Intrinsic content size".
extension ViewDescription {
  /// Changes the text or its font, and the set content lengths by the change of the measured ones, rounded up to points. Those of a text
  /// of several lines stay: its height depends on the width.
  mutating func changeText(_ change: (inout ViewDescription) -> Void) {
    let before = LayoutAxis.allCases.map { measuredLength(besideSet: $0) }
    change(&self)
    for (axis, before) in zip(LayoutAxis.allCases, before) {
      guard let before, let after = measuredLength(besideSet: axis), before != after else { continue }
      add((after - before).ceil, toSetLength: axis)
    }
  }

  /// True if the set content width follows its text to another language or text size.
  package var setWidthFollowsText: Bool { measuredLength(besideSet: .horizontal) != nil }

  /// The length that the kind measures along an axis along which the file sets another one; nil if it sets none, and if the kind measures
  /// none. Points, not rounded.
  private func measuredLength(besideSet axis: LayoutAxis) -> Rational? {
    let defaults = kind.defaults(on: system)
    guard fixedContentLength(axis) != nil, !wrapsText,
      case .ofContent = axis == .horizontal ? defaults.intrinsicWidth : defaults.intrinsicHeight
    else { return nil }
    var measured = self
    (measured.intrinsicWidth, measured.intrinsicHeight) = (.ofContent, .ofContent)
    return measured.intrinsicLength(axis, scale: .zero)
  }

  private mutating func add(_ points: Rational, toSetLength axis: LayoutAxis) {
    guard let length = fixedContentLength(axis) else { return }
    let sum = IntrinsicLength.fixed(max(length + points, .zero))
    if axis == .horizontal { intrinsicWidth = sum } else { intrinsicHeight = sum }
  }
}
