internal import LayRuntime

/// The claims from which it follows that views do not overlap, read off the frames at one size.
///
/// Frames are cut into strips, again and again along the other axis, until nothing can be cut. In each cut, one view of a strip ends
/// last: the others of its strip end no later, and those of the next strip begin no earlier. Or one view of the next strip begins first:
/// those of the strip end no later, and the others of the next one begin no earlier. Since no length is negative, all views of different
/// strips are then apart. So n views in columns, rows and grids need some n claims, not n² pairs. The edges that differ less are chosen,
/// since aligned ones stay in order at other sizes and with other texts. If nothing can be cut, the largest view is taken out, such as a
/// background, and compared with each of the others.
struct Separations {
  /// The claims about edges, and those that backgrounds contain views.
  private(set) var claims: [HealthClaim] = []
  /// The pairs that lie over each other at the size, in drawing order, but for those in which one contains the other and may.
  private(set) var pairs: [(below: ViewID, above: ViewID)] = []
  /// The maximum number of pairs that lie over each other.
  private let limit: Int
  /// True if there are more pairs than the limit.
  private(set) var hasTooManyPairs = false

  /// The views that are to be cut, with the axis; `isLast` if the other axis does not cut them.
  private var waiting: [(views: [ViewID], axis: LayoutAxis, isLast: Bool)] = []
  private var pairCount = 0
  private let frames: [ExactRect]
  private let judged: JudgedViews

  /// Creates the claims about each of `groups` of views, with the `frames` of all views.
  init(_ groups: [[ViewID]], _ frames: [ExactRect], _ judged: JudgedViews, pairLimit: Int) {
    (self.frames, self.judged, limit) = (frames, judged, pairLimit)
    for group in groups { waiting.append((group, .vertical, false)) }
    while let (views, axis, isLast) = waiting.popLast(), !hasTooManyPairs { cut(views, axis, isLast: isLast) }
  }

  /// Cuts `views` along an axis; `isLast` if the other axis does not cut them.
  private mutating func cut(_ views: [ViewID], _ axis: LayoutAxis, isLast: Bool) {
    if views.count < 2 { return }
    let strips = strips(of: views, along: axis)
    if strips.count == 1 && isLast { return takeOutLargest(of: views) }
    for (strip, next) in zip(strips, strips.dropFirst()) { separate(strip, from: next, axis) }
    for strip in strips { waiting.append((strip, axis.other, strips.count == 1)) }
  }

  private func strips(of views: [ViewID], along axis: LayoutAxis) -> [[ViewID]] {
    let order = views.sorted { (near($0, axis), far($0, axis), $0) < (near($1, axis), far($1, axis), $1) }
    var strips: [[ViewID]] = [[order[0]]]
    var end = far(order[0], axis)
    for view in order.dropFirst() {
      if near(view, axis) >= end { strips.append([]) }
      strips[strips.count - 1].append(view)
      end = max(end, far(view, axis))
    }
    return strips
  }

  private mutating func separate(_ strip: [ViewID], from next: [ViewID], _ axis: LayoutAxis) {
    let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let ends = Set(strip.map { self.far($0, axis) }).count
    let starts = Set(next.map { self.near($0, axis) }).count
    if ends <= starts {
      guard let last = strip.max(by: { self.far($0, axis) < self.far($1, axis) }) else { return }
      for view in strip where view != last { add(view, far, last, far) }
      for view in next { add(last, far, view, near) }
    } else {
      guard let first = next.min(by: { self.near($0, axis) < self.near($1, axis) }) else { return }
      for view in strip { add(view, far, first, near) }
      for view in next where view != first { add(first, near, view, near) }
    }
  }

  private mutating func add(_ view: ViewID, _ own: Attribute, _ other: ViewID, _ attribute: Attribute) {
    claims.append(HealthClaim(kind: .covered, view: view, statement: .precedes(own: own, other, attribute)))
  }

  private mutating func takeOutLargest(of views: [ViewID]) {
    guard let largest = views.max(by: { area($0) < area($1) }) else { return }
    let others = views.filter { $0 != largest }
    for other in others where !judged.isInside(other, largest) && !judged.isInside(largest, other) {
      addPair(other, in: largest)
    }
    waiting.append((others, .vertical, false))
  }

  private mutating func addPair(_ view: ViewID, in larger: ViewID) {
    let (below, above) = (min(view, larger), max(view, larger))
    if judged.isMeant(below: below, above: above) { return }
    if judged.hasEnds(below) && addSeparation(view, from: larger) { return }
    pairCount += judged.hasEnds(below) ? judged.parts(of: below, .zero).count : 1
    hasTooManyPairs = pairCount > limit
    if !judged.isCover(above), !judged.hasEnds(below), frames[larger.index].contains(frames[view.index]),
      judged.mayContain(view, in: larger)
    {
      claims.append(HealthClaim(kind: .covered, view: view, statement: .isInside(larger)))
    } else {
      pairs.append((below, above))
    }
  }

  /// Adds the claim that one of two views ends before the other one begins; false if they overlap.
  private mutating func addSeparation(_ view: ViewID, from other: ViewID) -> Bool {
    for axis in LayoutAxis.allCases {
      for (first, second) in [(view, other), (other, view)] where far(first, axis) <= near(second, axis) {
        add(first, axis == .horizontal ? .right : .bottom, second, axis == .horizontal ? .left : .top)
        return true
      }
    }
    return false
  }

  private func area(_ view: ViewID) -> Rational { frames[view.index].width * frames[view.index].height }

  private func near(_ view: ViewID, _ axis: LayoutAxis) -> Rational {
    frames[view.index][axis].origin
  }

  private func far(_ view: ViewID, _ axis: LayoutAxis) -> Rational {
    frames[view.index][axis].end
  }
}

extension ExactRect {
  /// True if no edge of another rectangle lies beyond its own.
  func contains(_ other: ExactRect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}
