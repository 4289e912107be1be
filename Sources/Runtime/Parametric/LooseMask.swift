package import LayModel
package import LayNumbers
package import LaySolver

/// A mask along one axis that takes no part in solving: no constraint uses its view. If its superview is too small it
/// runs out of room, and its view has the length 0.
package struct LooseMask: Sendable {
  /// The view of the mask.
  package var view: ViewID
  /// The axis of the mask.
  package var axis: LayoutAxis
  /// The variables of the view's position in its superview, and of its length.
  package var origin: VariableID
  package var length: VariableID
  /// The length of the superview; nil for that of the root.
  package var superview: VariableID?
  /// The index of the superview's mask in ``ParametricLayout/looseMasks``, if it has a loose mask too.
  package var outer: Int?
  /// The mask's margins and size.
  var mask: AutoresizingAxis
  /// The offset of the superview's top-left corner in its coordinates.
  var shift: Rational

  /// The length that the mask gives its view in a superview of a length: negative where it runs out of room.
  package func length(in superview: Affine) -> Affine { mask.length(in: superview) ?? Affine(.zero) }

  /// The position of the view in a superview of a length, from its top-left corner.
  package func origin(in superview: Affine) -> Affine {
    var result = Affine(mask.span.origin - shift - mask.shares.nearMargin * mask.superviewSize)
    result.add(superview, times: mask.shares.nearMargin)
    return result
  }
}

extension ParametricLayout {
  /// The length of the superview of a loose mask, if masks alone determine it up to the root and it has no loose mask
  /// itself; negative where it runs out of room.
  package func knownLength(around mask: LooseMask) -> Affine? {
    let views = system.views
    return system.masks.lengths(of: views)[views.slot(views.tree.superviews[mask.view.index], mask.axis)]
  }

  /// True if masks alone determine the length of a view, up to the root.
  package func isKnownByMasks(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    system.masks.lengths(of: system.views)[system.views.slot(view, axis)] != nil
  }
}

extension MaskTable {
  /// The masks of `views` that no constraint needs, superviews first.
  func loose(of views: ViewTable) -> [LooseMask] {
    var found: [LooseMask] = []
    var places = [Int?](repeating: nil, count: views.spans.count)
    for slot in slots where views.isLoose[slot] {
      let (view, axis) = views.place(slot)
      let superview = views.tree.superviews[view.index]
      guard let mask = self[slot]?.mask, let span = views.spans[slot] else { continue }
      let outer = views.slot(superview, axis)
      places[slot] = found.count
      // A mask never measures from a superview without variables.
      found.append(
        LooseMask(
          view: view, axis: axis, origin: span.origin, length: span.length,
          superview: superview == .root ? nil : (views.spans[outer] ?? span).length, outer: places[outer], mask: mask,
          shift: views.boundsOrigin(aroundSubview: view, axis)))
    }
    return found
  }

  /// The length of each view and axis that masks alone determine, up to the root; else nil. A collapsed length is 0.
  func lengths(of views: ViewTable) -> [Affine?] {
    var lengths = [Affine?](repeating: nil, count: views.spans.count)
    lengths[views.slot(.root, .horizontal)] = Affine(.zero, width: .one)
    lengths[views.slot(.root, .vertical)] = Affine(.zero, height: .one)
    for slot in slots {
      guard let rows = self[slot] else { continue }
      let (view, axis) = views.place(slot)
      let superview = lengths[views.slot(views.tree.superviews[view.index], axis)]
      lengths[slot] = rows.mask.length(in: superview).map { rows.isCollapsed ? Affine(.zero) : $0 }
    }
    return lengths
  }
}

extension AutoresizingAxis {
  /// The length that the mask gives in a superview of a length; nil if it depends on an unknown length.
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
