public import LayModel
public import LayNumbers
internal import LaySolver

// Reading a layout: names, frames, attributes, constraints.

extension Layout {
  /// The view of a path such as `SignIn/form/email`. The layout's own name at the start is optional.
  public func view(at path: String) -> ViewID? {
    var view = ViewID.root
    for (position, name) in path.utf8.split(separator: UInt8(ascii: "/")).enumerated() {
      if let next = subview(of: view, named: name) {
        view = next
      } else if position > 0 || !state.program.views[0].name.utf8.elementsEqual(name) {
        return nil
      }
    }
    return view
  }

  private func subview(of superview: ViewID, named name: Substring.UTF8View) -> ViewID? {
    for index in state.program.views.indices.dropFirst() where state.program.views[index].superview == superview {
      if state.program.views[index].name.utf8.elementsEqual(name) { return ViewID(index) }
    }
    return nil
  }

  /// The constraint named `name`: the path of the name, or the path without the layout's name.
  public func constraint(named name: String) -> ConstraintID? {
    let short = state.program.name + "/" + name
    for (index, constraint) in state.program.constraints.enumerated() where !constraint.name.utf8.isEmpty {
      let full = constraint.name.utf8
      if full.elementsEqual(name.utf8) || full.elementsEqual(short.utf8) { return ConstraintID(index) }
    }
    return nil
  }

  /// True if the view itself is hidden, whatever its superviews are.
  public func isHidden(_ view: ViewID) -> Bool { state.system.views.resolved.views[view.index].hidden }

  /// The mask in force; empty for a view that constraints place.
  public func autoresizingMask(of view: ViewID) -> AutoresizingMask {
    let description = state.system.views.resolved.views[view.index]
    return description.placement == .mask ? description.mask : []
  }

  /// The rounding of the view's edges to pixels.
  package func snapping(of view: ViewID) -> Snapping {
    state.system.views.resolved.views[view.index].placement == .mask ? .down : .nearest
  }

  /// The text of the view, for kinds that show text.
  public func text(of view: ViewID) -> String { state.system.views.resolved.views[view.index].text }

  /// The size of the view's font at the text size in force, points.
  package func fontSize(of view: ViewID) -> Rational { state.system.views.resolved.views[view.index].fontSize }

  /// The intrinsic width or height in force, points; nil when the view has none.
  package func intrinsicLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? {
    state.description(of: view).intrinsicLength(axis, scale: state.system.views.resolved.scale)
  }

  /// A constraint with the overrides in force; its `isActive` is true if it is in force.
  package func resolvedConstraint(_ constraint: ConstraintID) -> ConstraintDescription {
    var description = state.system.views.resolved.constraints[constraint.index]
    description.isActive = state.system.views.resolved.isActive[constraint.index]
    return description
  }

  /// The row of a constraint at the last size; nil if it is not in force.
  package func row(of constraint: ConstraintID) -> RowDescription? {
    guard state.system.views.resolved.isActive[constraint.index] else { return nil }
    return RowReader(state.system).description(of: .constraint(constraint))
  }

  /// The row of a constraint as it would be in force, with the settings of the last size.
  package func rowInForce(of constraint: ConstraintID) -> RowDescription {
    RowReader(state.system).description(of: .constraint(constraint))
  }

  /// The view in whose coordinates a constraint with these terms reads positions, and true if that view is mirrored at the last size.
  package func reading(of terms: [Term]) -> (ancestor: ViewID, isMirrored: Bool) {
    let ancestor = state.tree.frameOfReference(terms) ?? .root
    return (ancestor, state.system.views.resolved.directions[ancestor.index] == .rightToLeft)
  }

  /// The rows of masks, constraints and sizes at the last size, in source order; implied rows last.
  public func constraintRows() -> [RowDescription] { RowReader(state.system).descriptions() }

  /// The view at the last size, with its text in the chosen language, its font at the chosen text size, and its number of lines.
  package func description(of view: ViewID) -> ViewDescription { state.description(of: view) }

  /// The direction inside of a view.
  package func direction(of view: ViewID) -> InterfaceDirection { state.system.views.resolved.directions[view.index] }

  /// The record of the last resize's steps, if it searched for ambiguities; nil otherwise, and without steps.
  package var stepTrace: StepTrace? { state.stepState.trace }

  /// The number of rows examined to find conflicts at the last resize; 0 without a conflict.
  package var conflictWork: Int { state.system.conflictWork }
}

// MARK: - Frames

extension Layout {
  /// The frame of a view in points: the box around it, transform included, in the superview's bounds coordinates.
  public func frame(of view: ViewID) -> LayoutRect { LayoutRect(exactFrame(of: view)) }

  /// The frame of a view, exact: the box around it, transform included, in the superview's bounds coordinates.
  public func exactFrame(of view: ViewID) -> ExactRect {
    if !state.system.views.isTransformed[view.index] { return state.frames[view.index] }
    let description = state.system.views.resolved.views[view.index]
    return description.transform.frame(ofUntransformed: state.frames[view.index], anchorPoint: description.anchorPoint)
  }

  /// The frame that layout determines, without the transform, in the superview's bounds coordinates.
  public func untransformedFrame(of view: ViewID) -> ExactRect { state.frames[view.index] }

  /// The transform of a view at the last size, with its anchor point.
  public func transform(of view: ViewID) -> AnchoredTransform {
    let description = state.system.views.resolved.views[view.index]
    return AnchoredTransform(description.transform, about: description.anchorPoint)
  }

  /// The bounds of a view, in its own coordinates.
  public func exactBounds(of view: ViewID) -> ExactRect {
    let (origin, frame) = (state.boundsOrigin(of: view), state.frames[view.index])
    return ExactRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
  }

  /// The position of a view's anchor point, in the superview's bounds coordinates.
  public func exactCenter(of view: ViewID) -> ExactPoint {
    let (anchor, frame) = (state.system.views.resolved.views[view.index].anchorPoint, state.frames[view.index])
    return ExactPoint(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
  }

  /// The frame of a view on the grid of `scale` pixels a point, in points; see ``exactSnappedFrame(of:scale:)``.
  public func snappedFrame(of view: ViewID, scale: Rational) -> LayoutRect {
    LayoutRect(exactSnappedFrame(of: view, scale: scale))
  }

  /// The frame of a view on the grid of `scale` pixels a point, in the superview's bounds coordinates.
  ///
  /// Edges are snapped in the root's coordinates, so gaps and totals are preserved: those that a mask places are rounded
  /// down, those that constraints place to the nearest pixel (SEMANTICS §1.2, §2.10). Transforms of superviews do not
  /// count.
  public func exactSnappedFrame(of view: ViewID, scale: Rational) -> ExactRect {
    let frame = exactFrame(of: view)
    var result = ExactRect.zero
    for axis in LayoutAxis.allCases {
      let (superview, span) = (state.tree.superviews[view.index], frame[axis])
      let corner = view == .root ? .zero : rootEdge(of: superview, axis)
      let scroll = view == .root ? .zero : state.boundsOrigin(aroundSubview: view, axis)
      let snapping = snapping(of: view)
      let near = snapping.snap(corner + span.origin - scroll, scale: scale)
      let far = snapping.snap(corner + span.end - scroll, scale: scale)
      let snappedCorner = view == .root ? .zero : self.snapping(of: superview).snap(corner, scale: scale)
      result[axis] = ExactSpan(origin: near - snappedCorner + scroll, length: far - near)
    }
    return result
  }

  /// The left or top edge of the untransformed frame, from the root's corner.
  private func rootEdge(of view: ViewID, _ axis: LayoutAxis) -> Rational {
    var (edge, view) = (Rational.zero, view)
    while view != .root {
      edge += state.frames[view.index][axis].origin - state.boundsOrigin(aroundSubview: view, axis)
      view = state.tree.superviews[view.index]
    }
    return edge
  }
}

// MARK: - Attributes

extension Layout {
  /// An attribute of a view's alignment rectangle, in the superview's bounds coordinates, from the left and top in either
  /// direction. In the profile `ios7` the rectangle is that of the transformed view. A margin reads as the edge it
  /// belongs to.
  public func attribute(_ attribute: Attribute, of view: ViewID) -> Rational {
    let description = state.description(of: view)
    let frame = state.program.transforms == .ios7 ? exactFrame(of: view) : state.frames[view.index]
    let mirrored = state.system.views.resolved.directions[state.tree.superviews[view.index].index] == .rightToLeft
    return attribute.value(of: description, frame: frame, isMirrored: mirrored)
  }
}

extension LayoutState {
  /// The view with the number of lines of its text: from the rows if these place it, else from its frame.
  func description(of view: ViewID) -> ViewDescription {
    let isOfRows = program.steps.isEmpty && system.views.span(view, .horizontal) != nil
    return isOfRows
      ? system.views.resolved.views[view.index]
      : system.views.resolved.description(of: view, frameWidth: frames[view.index].width)
  }
}
