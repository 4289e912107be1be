package import LayModel
package import LayNumbers
internal import LaySolver

// Sums of attributes of a finished layout, as constraints read them: for assertions about single sizes.
extension Layout {
  /// The value of a sum of attributes as a constraint made of `all` reads it: positions in the nearest view that contains
  /// all others, mirrored as a whole if that view runs right to left (SEMANTICS §2.12).
  package func value(of terms: [Term], amid all: [Term]) -> Rational {
    let ancestor = state.tree.frameOfReference(all) ?? .root
    let isMirrored =
      state.system.views.resolved.directions[ancestor.index] == .rightToLeft
      && all.contains { $0.attribute.isDirectional }
    return terms.reduce(Rational.zero) { $0 + $1.coefficient * value(of: $1, in: ancestor, isMirrored: isMirrored) }
  }

  private func value(of term: Term, in ancestor: ViewID, isMirrored: Bool) -> Rational {
    let (view, attribute) = (term.view, term.attribute)
    let isBoxed = state.program.transforms == .ios7 && view != ancestor
    var frame = isBoxed ? exactFrame(of: view) : state.frames[view.index]
    // The coordinates of a view start at its own corner.
    if view == ancestor { (frame.x, frame.y) = (.zero, .zero) }
    let own = value(of: attribute, view, in: frame, isMirrored: isMirrored)
    if !attribute.isLocation { return own }
    let place = own + way(from: view, to: ancestor, attribute.axis)
    let turns = isMirrored && attribute.turnsWithDirection
    return turns ? state.frames[ancestor.index].width - place : place
  }

  /// The position of an attribute of a view whose frame without its transform is `frame`, in the coordinates of that. Nil for a length,
  /// and for a position that depends on more: on a direction, a baseline, or the box around a transform.
  package func place(of term: Term, in frame: ExactRect) -> Rational? {
    let attribute = term.attribute
    if !attribute.isLocation || attribute.isDirectional || attribute.isBaseline { return nil }
    if state.program.transforms == .ios7 && state.system.views.isTransformed[term.view.index] { return nil }
    return value(of: attribute, term.view, in: frame, isMirrored: false)
  }

  /// The value of an attribute of a view with a frame. Only baselines depend on more of the view than its alignment rectangle.
  private func value(of attribute: Attribute, _ view: ViewID, in frame: ExactRect, isMirrored: Bool) -> Rational {
    if attribute.isBaseline {
      return attribute.value(of: state.description(of: view), frame: frame, isMirrored: isMirrored)
    }
    let span = state.system.views.resolved.views[view.index].alignmentSpan(in: frame, attribute.axis)
    return attribute.value(in: span, isMirrored: isMirrored)
  }

  /// The distance from the coordinates of the superview of `view` to the corner of `ancestor`.
  private func way(from view: ViewID, to ancestor: ViewID, _ axis: LayoutAxis) -> Rational {
    var (place, distance) = (view, Rational.zero)
    while place != ancestor {
      distance -= state.boundsOrigin(aroundSubview: place, axis)
      place = state.tree.superviews[place.index]
      if place != ancestor { distance += state.frames[place.index][axis].origin }
    }
    return distance
  }

  /// The frame of a view without transforms, from the top-left corner of the root, as it appears after scrolling.
  package func frameInRoot(of view: ViewID) -> ExactRect {
    var frame = state.frames[view.index]
    if view == .root { return frame }
    frame.x += way(from: view, to: .root, .horizontal)
    frame.y += way(from: view, to: .root, .vertical)
    return frame
  }

  /// The length that a view needs to show all of its content, points; nil if it needs none. Text that wraps needs the width
  /// of its longest word.
  package func contentLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? {
    let resolved = state.system.views.resolved
    guard axis == .horizontal, let text = resolved.text(of: view), text.followsWidth,
      case .ofContent = resolved.views[view.index].intrinsicWidth
    else { return intrinsicLength(of: view, axis) }
    let padding = resolved.views[view.index].padding
    return text.text.leastWidth.map { $0 + 2 * (padding?.horizontal ?? .zero) }
  }

  /// The description of a view with what applies: its text, font and lines.
  package func resolvedView(_ view: ViewID) -> ViewDescription { state.description(of: view) }

  /// The height at which a view lacks less than a pixel of its content, where a point has three; nil if it needs none.
  package func leastHeight(of view: ViewID) -> Rational? { state.description(of: view).leastHeight }

  /// The width that the longest word of a text of several lines needs, points; nil for views without such a text.
  package func wordLength(of view: ViewID) -> Rational? { state.system.views.resolved.wordLength(of: view) }

  /// The width of a text field that shows its placeholder, points; nil without one, and if its width does not follow from its text.
  package func placeholderLength(of view: ViewID) -> Rational? {
    state.system.views.resolved.placeholderLength(of: view)
  }

  /// The part of that length that is padding around the title of a button or the line of a text field, points.
  package func padding(of view: ViewID, _ axis: LayoutAxis) -> Rational {
    let resolved = state.system.views.resolved
    return resolved.views[view.index].titlePadding(axis, scale: resolved.scale)
  }

  /// True if a view has a transform, which applies after layout.
  package func isTransformed(_ view: ViewID) -> Bool { state.system.views.isTransformed[view.index] }

  /// The superviews of both views below their nearest common one, the views included.
  package func way(_ view: ViewID, _ other: ViewID) -> [ViewID] {
    let top = state.tree.commonAncestor(view, other)
    var found: [ViewID] = []
    for start in [view, other] {
      var next = start
      while next != top {
        found.append(next)
        next = state.tree.superviews[next.index]
      }
    }
    return found
  }

  /// The nearest view that contains both, either of them included.
  package func commonAncestor(_ view: ViewID, _ other: ViewID) -> ViewID { state.tree.commonAncestor(view, other) }
}
