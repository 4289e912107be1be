internal import LayModel
internal import LayNumbers
internal import LaySolver

// Views that steps place, as the constraints on other views see them.

/// The rows of the engine that hold a view where steps put it, along one axis.
struct Pin: Sendable {
  /// The span that is held, from the superview's top-left corner.
  var span: ExactSpan
  var position: RowID?
  var length: RowID?
}

extension LayoutSystem {
  /// Holds the parts `parts` of `view` at those of `frame`, which is in the superview's bounds coordinates. Returns false
  /// if that changes nothing: the view has no rows, or is there already.
  ///
  /// The rows yield to required ones, and to nothing else: a required constraint on the view remains satisfied, and the
  /// steps determine the view itself.
  mutating func pin(_ view: ViewID, to frame: ExactRect, _ parts: StepPlaced.Parts) -> Bool {
    var isChanged = false
    for axis in LayoutAxis.allCases {
      let slot = writer.views.slot(view, axis)
      guard writer.views.spans[slot] != nil else { continue }
      var span = frame[axis]
      span.origin -= writer.views.boundsOrigin(aroundSubview: view, axis)
      let position = parts.contains(StepPlaced.Parts(axis == .horizontal ? .x : .y))
      let length = parts.contains(StepPlaced.Parts(axis == .horizontal ? .width : .height))
      if pin(slot, to: span, position: position, length: length) { isChanged = true }
    }
    return isChanged
  }

  private mutating func pin(_ slot: Int, to span: ExactSpan, position: Bool, length: Bool) -> Bool {
    if let pin = pins[slot] {
      if pin.span == span { return false }
      if let row = pin.position { engine.setRightSide(Affine(span.origin), of: row) }
      if let row = pin.length { engine.setRightSide(Affine(span.length), of: row) }
      let changes =
        pin.position != nil && pin.span.origin != span.origin || pin.length != nil && pin.span.length != span.length
      pins[slot]?.span = span
      return changes
    }
    unmask(slot)
    pins[slot] = addPin(slot, span, position: position, length: length)
    return true
  }

  /// Removes the rows of a mask, which the steps replace.
  private mutating func unmask(_ slot: Int) {
    guard let mask = masks[slot] else { return }
    engine.remove(mask.position)
    engine.remove(mask.size)
    masks.remove(at: slot)
  }

  private mutating func addPin(_ slot: Int, _ span: ExactSpan, position: Bool, length: Bool) -> Pin {
    let (view, axis) = writer.views.place(slot)
    var pin = Pin(span: span)
    guard let variables = writer.views.spans[slot] else { return pin }
    func row(_ variable: VariableID, _ value: Rational) -> RowID {
      writer.write(variable)
      return addRow(.equal, value, level: .broken, from: .step(view, axis))
    }
    if position { pin.position = row(variables.origin, span.origin) }
    if length { pin.length = row(variables.length, span.length) }
    return pin
  }

  /// Rebuilds the rows, with the current pins.
  mutating func startOverPinned() {
    let old = pins
    startOver()
    for slot in old.keys.sorted() {
      guard let pin = old[slot] else { continue }
      unmask(slot)
      pins[slot] = addPin(slot, pin.span, position: pin.position != nil, length: pin.length != nil)
    }
  }
}
