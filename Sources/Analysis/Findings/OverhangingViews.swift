internal import LayRuntime

/// The views that should stay in their superviews, and those that overhang on purpose: `.trailing == superview.trailing + 8` or a
/// frame that begins at -4 is deliberate.
struct OverhangingViews {
  private let program: LayoutProgram
  private var isMeant: [Bool]

  init(_ program: LayoutProgram) {
    self.program = program
    isMeant = program.views.map { _ in false }
    for view in program.views.indices {
      guard let frame = program.views[view].designFrame, let superview = program.views[view].superview else { continue }
      let size = program.views[superview.index].designSize
      let isInside = frame.x.sign >= 0 && frame.y.sign >= 0
      if !isInside || size.map({ frame.maxX > $0.width || frame.maxY > $0.height }) ?? false { isMeant[view] = true }
    }
    for rule in program.constraints { note(rule) }
  }

  /// The views among `views` that are inside a view other than the root, and should stay in it.
  func nested(_ views: [ViewID]) -> [(view: ViewID, superview: ViewID)] {
    views.compactMap { view in
      guard let superview = program.views[view.index].superview, superview != .root, !isMeant[view.index] else {
        return nil
      }
      return (view, superview)
    }
  }

  /// Records a constraint between a view and its superview that cannot hold, or need not, with the view inside.
  private mutating func note(_ rule: ConstraintDescription) {
    guard rule.terms.count == 2 else { return }
    for (own, other) in [(rule.terms[0], rule.terms[1]), (rule.terms[1], rule.terms[0])] {
      guard program.views[own.view.index].superview == other.view, !own.coefficient.isZero else { continue }
      let offset = rule.constant / own.coefficient
      let factor = -other.coefficient / own.coefficient
      // An inequality places the view outside if it allows nothing else.
      let isUpper = (rule.relation == .lessOrEqual) == (own.coefficient.sign > 0)
      let isForced = rule.relation == .equal || own.attribute.place == (isUpper ? .near : .far)
      if isForced && isOutside(own.attribute.place, other.attribute.place, offset, factor) {
        isMeant[own.view.index] = true
      }
    }
  }

  /// True if `own == factor * other + offset` reaches beyond the superview.
  private func isOutside(_ own: Line, _ other: Line, _ offset: Rational, _ factor: Rational) -> Bool {
    switch (own, other) {
    case (.near, .near): offset.sign < 0
    case (.far, .far): offset.sign > 0
    case (.near, .far), (.middle, .far): offset.sign >= 0
    case (.far, .near), (.middle, .near): offset.sign <= 0
    case (.length, .length): factor > .one || factor == .one && offset.sign > 0
    default: false
    }
  }

  fileprivate enum Line { case near, middle, far, length }
}

extension Attribute {
  fileprivate var place: OverhangingViews.Line {
    let share = share(isMirrored: false)
    return !isLocation ? .length : share.isZero ? .near : share == .one ? .far : .middle
  }
}
