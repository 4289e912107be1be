internal import LayModel
internal import LayNumbers
internal import LaySolver

/// A linear combination of frame parts plus a constant: an edge of a guide, from the top-left corner of its owner.
/// Positions are measured from the superview's top-left corner, as the variables of rows are.
struct GuideSum: Hashable, Sendable {
  /// A part of a view's frame.
  struct FrameNumber: Hashable, Comparable, Sendable {
    var view: ViewID
    var part: FramePart

    static func < (a: FrameNumber, b: FrameNumber) -> Bool {
      (a.view, a.part.rawValue) < (b.view, b.part.rawValue)
    }
  }
  private var vector = SparseVector<FrameNumber>()
  private(set) var constant: Rational

  /// The multiples of frame parts.
  var terms: [SparseVector<FrameNumber>.Entry] { vector.entries }

  init(_ constant: Rational = .zero) { self.constant = constant }

  /// The length of a view along `axis`.
  init(lengthOf view: ViewID, _ axis: LayoutAxis) {
    self.init()
    add(view, axis == .horizontal ? .width : .height, times: .one)
  }

  /// Adds a multiple of a frame part; the root's position is 0.
  mutating func add(_ view: ViewID, _ part: FramePart, times factor: Rational) {
    if factor.isZero || view == .root && part.isPosition { return }
    vector.add(FrameNumber(view: view, part: part), factor)
  }

  mutating func add(_ number: Rational) { constant += number }

  mutating func add(_ other: GuideSum, times factor: Rational) {
    vector.add(other.vector, times: factor)
    constant += factor * other.constant
  }

  func adding(_ number: Rational) -> GuideSum {
    var sum = self
    sum.add(number)
    return sum
  }

  func adding(_ other: GuideSum, times factor: Rational) -> GuideSum {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  /// The value for given frames; `origin` is that of the bounds around a view.
  func value(in frames: [ExactRect], _ origin: (_ subview: ViewID, LayoutAxis) -> Rational) -> Rational {
    var value = constant
    for term in terms {
      let (view, part) = (term.key.view, term.key.part)
      var number = frames[view.index][part]
      if part.isPosition && view != .root { number -= origin(view, part.axis) }
      value += term.amount * number
    }
    return value
  }

  /// The sum relative to the corner of the view `view` inside.
  func seen(from view: ViewID, _ axis: LayoutAxis) -> GuideSum {
    var sum = self
    sum.add(view, axis.position, times: -1)
    return sum
  }
}

/// The four edges of a guide or of a similar rectangle.
struct GuideEdges: Hashable, Sendable {
  /// Left and top.
  private var nears: [GuideSum]
  /// Right and bottom.
  private var fars: [GuideSum]

  init(_ edge: (_ axis: LayoutAxis, _ isFar: Bool) -> GuideSum) {
    nears = [edge(.horizontal, false), edge(.vertical, false)]
    fars = [edge(.horizontal, true), edge(.vertical, true)]
  }

  /// Creates the edges of the bounds of `view`.
  init(boundsOf view: ViewID) {
    self.init { axis, isFar in isFar ? GuideSum(lengthOf: view, axis) : GuideSum() }
  }

  func near(_ axis: LayoutAxis) -> GuideSum { nears[Int(axis.rawValue)] }
  func far(_ axis: LayoutAxis) -> GuideSum { fars[Int(axis.rawValue)] }
  func edge(_ axis: LayoutAxis, isFar: Bool) -> GuideSum { isFar ? far(axis) : near(axis) }
  func length(_ axis: LayoutAxis) -> GuideSum { far(axis).adding(near(axis), times: -1) }

  /// The rectangle of the edges, in the bounds coordinates of the owner of `guide`; `origin` is that of the bounds around
  /// a view.
  func frame(
    of guide: ViewID, in frames: [ExactRect], _ origin: (_ subview: ViewID, LayoutAxis) -> Rational
  ) -> ExactRect {
    var frame = ExactRect.zero
    for axis in LayoutAxis.allCases {
      let start = near(axis).value(in: frames, origin)
      frame[axis] = ExactSpan(
        origin: start + origin(guide, axis), length: far(axis).value(in: frames, origin) - start)
    }
    return frame
  }
}
