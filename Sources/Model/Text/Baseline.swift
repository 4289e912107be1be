package import LayNumbers

/// The position of a baseline: `share` of the height below the top, plus `offset` points.
package struct Baseline {
  package var share: Rational
  package var offset: Rational

  /// Lines of text are vertically centred; in a text view they begin below the padding. Without text the first baseline
  /// is the top and the last one the bottom.
  package init(_ attribute: Attribute, of view: ViewDescription) {
    // The distance between the first and the last baseline.
    let between = TextMeasure.lineHeight * view.fontSize * Rational((view.shown?.lines ?? 1) - 1)
    if view.kind == .textView, let padding = view.kind.padding {
      (share, offset) = (.zero, padding.vertical + TextMeasure.ascent * view.fontSize)
      if attribute == .lastBaseline { offset += between }
    } else if view.kind.showsText {
      (share, offset) = (Rational(1, 2), TextMeasure.baselineBelowMiddle * view.fontSize)
      offset += attribute == .lastBaseline ? between / 2 : -between / 2
    } else {
      (share, offset) = (attribute == .lastBaseline ? .one : .zero, .zero)
    }
  }
}

extension Attribute {
  /// The value of the attribute for a view with the frame `frame`, whose superview runs right to left if `isMirrored`.
  package func value(of description: ViewDescription, frame: ExactRect, isMirrored mirrored: Bool) -> Rational {
    let span = frame.inset(by: description.alignmentInsets)[axis]
    switch self {
    case .width, .height: return span.length
    case .leading, .leadingMargin: return mirrored ? span.end : span.origin
    case .trailing, .trailingMargin: return mirrored ? span.origin : span.end
    case .left, .top, .leftMargin, .topMargin: return span.origin
    case .right, .bottom, .rightMargin, .bottomMargin: return span.end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return span.origin + span.length / 2
    case .firstBaseline, .lastBaseline:
      let baseline = Baseline(self, of: description)
      return span.origin + baseline.share * span.length + baseline.offset
    }
  }
}
