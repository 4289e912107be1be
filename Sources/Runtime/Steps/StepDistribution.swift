internal import LayModel
internal import LayNumbers
internal import LaySolver

// Steps for several views at once (SEMANTICS §5.4).
extension StepRun {
  /// The current bounds of a view.
  private func bounds(of view: ViewID) -> ExactRect {
    ExactRect(
      x: origins[view.index].x, y: origins[view.index].y, width: frames[view.index].width,
      height: frames[view.index].height)
  }

  /// True if the axis is horizontal and lines of text in `view` run right to left.
  private func runsFromRight(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    axis == .horizontal && resolved.directions[view.index] == .rightToLeft
  }

  /// The vector to add to a point in the coordinates of the frame of `view` to get the bounds coordinates of `ancestor`.
  private func offset(from ancestor: ViewID, of view: ViewID) -> ExactPoint {
    var point = ExactPoint.zero
    shift(&point, from: tree.superviews[view.index], to: ancestor)
    return point
  }

  // MARK: Distribute

  /// Places fixed and flexible spaces between views along an axis. Each position is rounded, the sums are not, so errors
  /// do not accumulate.
  mutating func distribute(_ distribution: StepDistribution) {
    guard counts(distribution.items.count), let spaces = spaces(distribution) else { return }
    let (axis, room) = (distribution.axis, bounds(of: distribution.view))
    let fromRight = runsFromRight(distribution.view, axis)
    var cursor = fromRight ? room[axis].end : room[axis].origin
    for (item, space) in spaces {
      guard let view = item else {
        cursor += fromRight ? -space : space
        continue
      }
      let start = fromRight ? cursor - space : cursor
      cursor += fromRight ? -space : space
      var frame = frames[view.index]
      let offset = offset(from: distribution.view, of: view)
      frame[axis].origin = start.roundedToPixel(scale: resolved.scale) - (axis == .horizontal ? offset.x : offset.y)
      if let across = across(distribution, view, room, offset) { frame[axis.other].origin = across }
      move(view, to: frame)
    }
  }

  /// The length of each item along the axis, with its view; nil if a number cannot be computed.
  private mutating func spaces(_ distribution: StepDistribution) -> [(view: ViewID?, length: Rational)]? {
    var items: [(view: ViewID?, length: Rational, weight: Rational)] = []
    for item in steps.items[distribution.items] {
      switch item {
      case .view(let view): items.append((view, frames[view.index].size[distribution.axis], .zero))
      case .fixed(let node):
        guard let length = number(node) else { return nil }
        items.append((nil, length, .zero))
      case .flexible(let node):
        guard let weight = number(node) else { return nil }
        items.append((nil, .zero, weight))
      }
    }
    let isFlexible = steps.items[distribution.items].contains { if case .flexible = $0 { true } else { false } }
    if !isFlexible {
      items.insert((nil, .zero, .one), at: 0)
      items.append((nil, .zero, .one))
    }
    var (left, weights) = (frames[distribution.view.index].size[distribution.axis], Rational.zero)
    for item in items {
      left -= item.length
      weights += item.weight
    }
    // Computed weights may all be 0.
    if weights.isZero && !left.isZero {
      note(.divisionByZero)
      return nil
    }
    let share = weights.isZero ? .zero : left / weights
    return items.map { ($0.view, $0.length + share * $0.weight) }
  }

  /// The position of a view across the axis; nil leaves it unchanged.
  private mutating func across(
    _ distribution: StepDistribution, _ view: ViewID, _ room: ExactRect, _ offset: ExactPoint
  ) -> Rational? {
    guard let side = distribution.side, let distance = number(distribution.distance, otherwise: .zero) else {
      return nil
    }
    let axis = distribution.axis.other
    let (span, length) = (room[axis], frames[view.index].size[axis])
    let mirrored = runsFromRight(distribution.view, axis)
    let isNear = side == .near ? !mirrored : mirrored
    let place =
      side == .center
      ? span.origin + (span.length - length) / 2 + (mirrored ? -distance : distance)
      : isNear ? span.origin + distance : span.end - distance - length
    return place.roundedToPixel(scale: resolved.scale) - (axis == .horizontal ? offset.x : offset.y)
  }

  // MARK: Spread

  /// Places views of one length with spaces between them, over all of a rectangle. Each far edge but the last is rounded,
  /// and the next view starts from there.
  mutating func spread(_ spread: StepSpread) {
    let views = steps.items[spread.items].compactMap { item in if case .view(let view) = item { view } else { nil } }
    guard !views.isEmpty, counts(views.count), let room = room(of: spread),
      let spacing = number(spread.spacing, otherwise: .zero)
    else { return }
    let axis = spread.axis
    let length = length(of: views.count, spacing, in: room[axis].length)
    let fromRight = runsFromRight(spread.view, axis)
    var start = room[axis].origin
    for (index, view) in views.enumerated() {
      let end =
        index == views.count - 1
        ? max(room[axis].end, start) : (start + length).roundedToPixel(scale: resolved.scale)
      var frame = room
      frame[axis] = ExactSpan(origin: start, length: max(end - start, .zero))
      if fromRight { frame[axis].origin = room[axis].origin + room[axis].end - frame[axis].end }
      start = end + spacing
      let offset = offset(from: spread.view, of: view)
      (frame.x, frame.y) = (frame.x - offset.x, frame.y - offset.y)
      move(view, to: frame)
    }
  }

  private mutating func room(of spread: StepSpread) -> ExactRect? {
    guard let nodes = spread.room else { return bounds(of: spread.view) }
    return rectangle(nodes)
  }

  /// The length of each of `count` views.
  private mutating func length(of count: Int, _ spacing: Rational, in room: Rational) -> Rational {
    let spaces = spacing * Rational(count - 1)
    if room >= spaces { return (room - spaces) / Rational(count) }
    note(.noRoom(spaces: spaces, room: room))
    return .zero
  }

  /// The number of a node, `other` without one; nil if it cannot be computed.
  private mutating func number(_ node: StepNodeID?, otherwise other: Rational) -> Rational? {
    guard let node else { return other }
    return number(node)
  }
}
