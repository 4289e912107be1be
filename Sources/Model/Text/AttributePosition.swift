package import LayNumbers

/// The position of an attribute in the alignment rectangle of a view: `share` of the length from the left or top edge, plus
/// `offset` points.
package struct AttributePosition {
  package var share: Rational
  package var offset: Rational

  /// A position without a text.
  fileprivate init(share: Rational) { (self.share, offset) = (share, .zero) }

  /// The position of a baseline. Lines of text are vertically centred; in a text view they begin below the padding.
  fileprivate init(ofLine isLast: Bool, in view: ViewDescription) {
    // The distance between the first and the last baseline.
    let between = TextMeasure.lineHeight * view.fontSize * Rational((view.shown?.lines ?? 1) - 1)
    if view.kind == .textView, let padding = view.padding {
      (share, offset) = (.zero, padding.vertical + TextMeasure.ascent * view.fontSize)
      if isLast { offset += between }
    } else {
      (share, offset) = (Rational(1, 2), TextMeasure.baselineBelowMiddle * view.fontSize)
      offset += isLast ? between / 2 : -between / 2
    }
  }
}

extension Attribute {
  /// The lowering of the attribute: all rows of constraints, values, derivations and proofs use it. Leading is right if
  /// `isMirrored`.
  package func position(of view: ViewDescription, isMirrored: Bool) -> AttributePosition {
    if isBaseline && view.kind.showsText { return AttributePosition(ofLine: measure == .lastBaseline, in: view) }
    return AttributePosition(share: share(isMirrored: isMirrored))
  }

  /// The position in a rectangle without text, as a share of its length. Without text the first baseline is the top and the
  /// last one the bottom.
  package func share(isMirrored: Bool) -> Rational {
    switch measure {
    case .near, .length, .firstBaseline: .zero
    case .far, .lastBaseline: .one
    case .leading: isMirrored ? .one : .zero
    case .trailing: isMirrored ? .zero : .one
    case .middle: Rational(1, 2)
    }
  }

  /// The value of the attribute for a view with the frame `frame`, whose superview runs right to left if `isMirrored`.
  package func value(of description: ViewDescription, frame: ExactRect, isMirrored mirrored: Bool) -> Rational {
    let span = description.alignmentSpan(in: frame, axis)
    if !isLocation { return span.length }
    let position = position(of: description, isMirrored: mirrored)
    return span.origin + position.share * span.length + position.offset
  }

  /// The value of an attribute that is no baseline, for a view whose alignment rectangle has this `span`.
  package func value(in span: ExactSpan, isMirrored: Bool) -> Rational {
    isLocation ? span.origin + share(isMirrored: isMirrored) * span.length : span.length
  }
}

extension ViewDescription {
  /// The part of `frame` along an axis that is in the alignment rectangle.
  package func alignmentSpan(in frame: ExactRect, _ axis: LayoutAxis) -> ExactSpan {
    let span = frame[axis]
    if uncommon.isUsual { return span }
    let insets = alignmentInsets
    return ExactSpan(
      origin: span.origin + insets.near(axis), length: span.length - insets.near(axis) - insets.far(axis))
  }
}
