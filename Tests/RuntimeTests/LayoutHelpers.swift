import LayRuntime
import Testing

/// A program with a root of the given design size.
func program(_ width: Int, _ height: Int) -> LayoutProgram {
  LayoutProgram(name: "Test", designSize: ExactSize(width: Rational(width), height: Rational(height)))
}

/// An exact rectangle.
func rect(_ x: Rational, _ y: Rational, _ width: Rational, _ height: Rational) -> ExactRect {
  ExactRect(x: x, y: y, width: width, height: height)
}

extension LayoutEnvironment {
  /// An environment of a size in whole points.
  static func size(_ width: Rational, _ height: Rational, direction: InterfaceDirection = .leftToRight)
    -> LayoutEnvironment
  {
    LayoutEnvironment(size: ExactSize(width: width, height: height), direction: direction)
  }
}

extension LayoutProgram {
  /// The layout at a size; checks what holds for every layout.
  func laidOut(_ width: Rational, _ height: Rational, direction: InterfaceDirection = .leftToRight) -> Layout {
    var layout = Layout(self)
    layout.resize(to: .size(width, height, direction: direction))
    checkInvariants(layout)
    return layout
  }
}

/// What holds for every layout: no size below 0, every required constraint that was not broken holds, every number the
/// report calls open lies in its range.
func checkInvariants(_ layout: Layout, _ location: SourceLocation = #_sourceLocation) {
  for index in layout.program.views.indices {
    let frame = layout.untransformedFrame(of: ViewID(index))
    #expect(frame.width >= 0 && frame.height >= 0, "\(layout.program.views[index].name)", sourceLocation: location)
  }
  for ambiguity in layout.report.ambiguities {
    let value = layout.untransformedFrame(of: ambiguity.view)[ambiguity.part]
    #expect(ambiguity.chosen == value, sourceLocation: location)
    #expect(ambiguity.lowest.map { $0 <= value } ?? true, sourceLocation: location)
    #expect(ambiguity.highest.map { $0 >= value } ?? true, sourceLocation: location)
  }
  for conflict in layout.report.conflicts {
    var sum = Rational.zero
    let size = layout.environment.size
    for member in conflict.members {
      let right = member.rightSide
      sum += member.multiplier * (right.constant + right.width * size.width + right.height * size.height)
    }
    #expect(sum == -conflict.excess && conflict.excess > 0, sourceLocation: location)
  }
  checkRequiredRows(layout, location)
}

/// Evaluates the constraints from the frames alone, by another way than the rows of the engine took.
private func checkRequiredRows(_ layout: Layout, _ location: SourceLocation) {
  let broken = Set(layout.report.conflicts.map(\.broken))
  let truths = layout.program.truths(in: layout.environment)
  guard
    layout.environment.direction == .leftToRight && layout.program.transforms == .ios8
      && layout.program.overrides.isEmpty && layout.program.views.allSatisfy({ $0.direction == nil })
  else { return }
  for (index, constraint) in layout.program.constraints.enumerated() {
    guard constraint.priority == .required, constraint.isActive, truths[constraint.condition.index],
      !broken.contains(.constraint(ConstraintID(index)))
    else { continue }
    let balance = constraint.terms.reduce(Rational.zero) { sum, term in
      term.attribute == .width || term.attribute == .height ? sum : sum + term.coefficient
    }
    if !balance.isZero { continue }
    let sum = constraint.terms.reduce(Rational.zero) { $0 + $1.coefficient * rootValue(of: $1, layout) }
    let holds =
      switch constraint.relation {
      case .equal: sum == constraint.constant
      case .lessOrEqual: sum <= constraint.constant
      case .greaterOrEqual: sum >= constraint.constant
      }
    #expect(
      holds, "constraint \(index): \(sum) \(constraint.relation.sign) \(constraint.constant)", sourceLocation: location)
  }
}

/// An attribute in the root's coordinates.
private func rootValue(of term: Term, _ layout: Layout) -> Rational {
  var value = layout.attribute(term.attribute, of: term.view)
  if term.attribute == .width || term.attribute == .height { return value }
  let isHorizontal = [.left, .right, .leading, .trailing, .centerX].contains(term.attribute)
  var view = term.view
  while let superview = layout.program.views[view.index].superview {
    let (origin, frame) = (layout.exactBounds(of: superview), layout.untransformedFrame(of: view))
    if view != term.view { value += isHorizontal ? frame.x : frame.y }
    value -= isHorizontal ? origin.x : origin.y
    view = superview
  }
  return value
}
