/// A mask along one axis that has no say in what rules decide: no rule speaks of its view. It runs out of room where its
/// superview leaves it none, and then its view has no length.
package struct LooseMask: Sendable {
  /// Whose mask it is.
  package var view: ViewID
  /// Along which axis.
  package var axis: Axis
  /// Where the view is in its superview, and how long.
  package var origin: VariableID
  package var length: VariableID
  /// The length of the superview; nil for that of the root.
  package var superview: VariableID?
  /// The mask of the superview, by its place in ``ParametricLayout/looseMasks``, where that is such a mask too.
  package var outer: Int?
  /// What the mask does.
  var mask: AutoresizingAxis
  /// What lies between the superview's coordinates and its top-left corner.
  var shift: Rational

  /// How long the mask wants its view in a superview of a length: below 0 where it runs out of room.
  package func length(in superview: Affine) -> Affine { mask.length(in: superview) ?? Affine(.zero) }

  /// Where the mask puts its view in a superview of a length, from its top-left corner.
  package func origin(in superview: Affine) -> Affine {
    var result = Affine(mask.span.origin - shift - mask.shares.nearMargin * mask.superviewSize)
    result.add(superview, times: mask.shares.nearMargin)
    return result
  }
}

extension ParametricLayout {
  /// How long masks make the superview of a loose mask, where they say so alone up to the root and it has no loose mask itself;
  /// below 0 where that asks for less than nothing.
  package func knownLength(around mask: LooseMask) -> Affine? {
    system.knownMaskLengths()[system.slot(system.tree.superviews[mask.view.index], mask.axis)]
  }

  /// Whether masks alone say up to the root how long a view is.
  package func isKnownByMasks(_ view: ViewID, _ axis: Axis) -> Bool {
    system.knownMaskLengths()[system.slot(view, axis)] != nil
  }
}

extension LayoutSystem {
  /// The loose masks, superviews first.
  var looseMasks: [LooseMask] {
    var found: [LooseMask] = []
    var places = [Int?](repeating: nil, count: spans.count)
    for slot in maskSlots where isLoose[slot] {
      let (view, axis) = place(slot)
      let superview = tree.superviews[view.index]
      guard let mask = masks[slot]?.mask, let span = spans[slot] else { continue }
      let outer = self.slot(superview, axis)
      places[slot] = found.count
      // A superview without variables is none that the mask measures from.
      found.append(
        LooseMask(
          view: view, axis: axis, origin: span.origin, length: span.length,
          superview: superview == .root ? nil : (spans[outer] ?? span).length, outer: places[outer], mask: mask,
          shift: boundsOrigin(aroundSubview: view, axis)))
    }
    return found
  }

  /// Of each view and axis, how long masks make it, where they say so alone up to the root. No length is below 0 that is
  /// collapsed.
  func knownMaskLengths() -> [Affine?] {
    var lengths = [Affine?](repeating: nil, count: spans.count)
    lengths[slot(.root, .horizontal)] = Affine(.zero, width: .one)
    lengths[slot(.root, .vertical)] = Affine(.zero, height: .one)
    for slot in maskSlots {
      guard let rows = masks[slot] else { continue }
      let (view, axis) = place(slot)
      let superview = lengths[self.slot(tree.superviews[view.index], axis)]
      lengths[slot] = rows.mask.length(in: superview).map { rows.isCollapsed ? Affine(.zero) : $0 }
    }
    return lengths
  }
}

extension AutoresizingAxis {
  /// The length that the mask asks for in a superview of a length; nil when that matters and nobody knows it.
  func length(in superview: Affine?) -> Affine? {
    let share = shares.size
    if share.isZero { return Affine(span.length) }
    guard var length = superview else { return nil }
    length.constant -= superviewSize
    var result = Affine(span.length)
    result.add(length, times: share)
    return result
  }
}
