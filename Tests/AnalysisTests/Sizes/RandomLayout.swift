import LayRuntime
import TestSupport

@testable import LayAnalysis

/// A random layout as people write them, and worse: views in views, chains, content, ties, shapes, masks, conditions, and
/// now and then rules that cannot all hold. A seed decides everything.
struct RandomLayout {
  private(set) var program: LayoutProgram
  private(set) var range: SizeRange
  private(set) var direction: InterfaceDirection
  private var generator: SeededGenerator
  /// Views to speak of.
  private var views: [ViewID] = []

  /// How many percent of the views that rules place are texts of several lines.
  private let texts: Int

  /// `framed` percent of the views that rules place have a frame besides, and `texts` percent are texts of several lines.
  init(seed: UInt64, framed: Int = 0, texts: Int = 0) {
    self.texts = texts
    generator = SeededGenerator(seed: seed)
    program = LayoutProgram(name: "Random\(seed)", designSize: ExactSize(width: 300, height: 200))
    range = SizeRange(.zero, ExactSize(width: 600, height: 600))
    direction = .leftToRight
    if chance(20) { direction = .rightToLeft }
    if chance(10) { program.autoresizing = .even }
    range = randomRange()
    addConditions()
    for _ in 0..<pick([1, 2, 2, 3, 3, 4, 5, 6, 8]) { addView() }
    for view in views where program.views[view.index].placement == .constraints {
      addRules(of: view, .horizontal)
      addRules(of: view, .vertical)
    }
    for _ in 0..<pick([0, 0, 1, 2]) { addTie() }
    if chance(25) { addShape() }
    if chance(30) { addDemand() }
    for _ in 0..<pick([0, 0, 0, 1, 2, 3]) { addOverride() }
    if framed > 0 { addFrames(framed) }
  }

  private mutating func addFrames(_ percent: Int) {
    for view in views where program.views[view.index].placement == .constraints && chance(percent) {
      program.views[view.index].designFrame = ExactRect(
        x: pick([0, 10, 250, Rational(33, 2)]), y: pick([0, 20, 300]), width: pick([0, 60, 120, 500]),
        height: pick([40, 90, 400]))
    }
  }

  /// An environment of `size` that the layout may be asked about.
  func environment(_ size: ExactSize) -> LayoutEnvironment { LayoutEnvironment(size: size, direction: direction) }

  /// Sizes of the range: whole ones, fractions, and some on its edges.
  mutating func sizes(_ count: Int) -> [ExactSize] {
    (0..<count).map { _ in
      ExactSize(width: length(range.width), height: length(range.height))
    }
  }

  private mutating func length(_ interval: SizeInterval) -> Rational {
    let extent = interval.highest - interval.lowest
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return interval.lowest
    case 1: return interval.highest
    case 2...6: return interval.lowest + extent * Rational(.random(in: 0...997, using: &generator), 997)
    default:
      let step = pick([1, 5, 10])
      let steps = (extent / Rational(step)).floor.intValue ?? 0
      return interval.lowest + Rational(step * .random(in: 0...steps, using: &generator))
    }
  }
}

// MARK: - Numbers

extension RandomLayout {
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &generator)] }

  private mutating func gap() -> Rational { pick([0, 8, 16, 20, 20, -5, Rational(17, 2), Rational(10, 3)]) }

  private mutating func extent() -> Rational {
    pick([30, 50, 80, 100, 120, 200, 250, 400, Rational(201, 2), Rational(100, 3)])
  }

  private mutating func share() -> Rational {
    pick([1, Rational(1, 2), Rational(1, 3), Rational(1, 4), Rational(2, 3), Rational(3, 2)])
  }

  private mutating func relation() -> Relation { pick([.equal, .lessOrEqual, .greaterOrEqual]) }

  private mutating func priority(_ requiredShare: Int) -> Priority {
    if chance(requiredShare) { return .required }
    return Priority(pick([999, 750, 750, 749.5, 500, 251, 250, 250, 1]))
  }

  private mutating func randomRange() -> SizeRange {
    let whole = range
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      let width = Rational(.random(in: 0...600, using: &generator))
      return SizeRange(ExactSize(width: width, height: 0), ExactSize(width: width, height: 600))
    case 1:
      let height = Rational(.random(in: 0...600, using: &generator))
      return SizeRange(ExactSize(width: 0, height: height), ExactSize(width: 600, height: height))
    case 2:
      let size = ExactSize(
        width: Rational(.random(in: 0...600, using: &generator)),
        height: Rational(.random(in: 0...600, using: &generator)))
      return SizeRange(size, size)
    case 3:
      return SizeRange(
        ExactSize(width: Rational(320), height: Rational(961, 2)), ExactSize(width: Rational(1000, 3), height: 568))
    default: return whole
    }
  }
}

// MARK: - Views

extension RandomLayout {
  private mutating func addView() {
    let superview: ViewID = views.isEmpty || chance(55) ? .root : pick(views)
    let name = "v\(views.count)"
    views.append(chance(25) ? addMasked(name, in: superview) : addConstrained(name, in: superview))
  }

  private mutating func addMasked(_ name: String, in superview: ViewID) -> ViewID {
    let frame = ExactRect(
      x: Rational(pick([0, 10, 40])), y: Rational(pick([0, 10, 40])), width: pick([0, 20, 60, 100]),
      height: pick([20, 50, 100]))
    let mask = AutoresizingMask(rawValue: UInt8.random(in: 0..<64, using: &generator))
    // What a mask measures is the design size of its superview.
    if superview != .root && program.views[superview.index].designSize == nil && chance(85) {
      program.views[superview.index].designSize = ExactSize(width: pick([80, 100, 160]), height: pick([80, 100, 160]))
    }
    let origin = chance(10)
    return program.addView(name, in: superview, frame: frame, mask: mask) { view in
      if origin { view.boundsOrigin = ExactPoint(x: 5, y: -3) }
    }
  }

  private mutating func addConstrained(_ name: String, in superview: ViewID) -> ViewID {
    var (width, height) = (ViewDescription.IntrinsicLength.none, ViewDescription.IntrinsicLength.none)
    if chance(45) { width = .fixed(extent()) }
    if chance(35) { height = .fixed(extent()) }
    let hugging = Priority(pick([250, 250, 251, 750, 500]))
    let compression = Priority(pick([750, 750, 740, 250, 500]))
    let isInset = chance(10)
    let isFramed = chance(6)
    let text =
      texts > 0 && chance(texts) ? pick(["한한 한한한 한", "Read them, compare them, check them.", "a\nbb ccc"]) : nil
    let lines = texts > 0 ? pick([0, 0, 0, 2, 3]) : 1
    if text != nil { (width, height) = (.ofContent, .ofContent) }
    return program.addView(name, in: superview, kind: text == nil ? .view : .label) { view in
      (view.text, view.lines) = (text ?? "", lines)
      (view.intrinsicWidth, view.intrinsicHeight) = (width, height)
      (view.horizontalHugging, view.verticalHugging) = (hugging, hugging)
      (view.horizontalCompression, view.verticalCompression) = (compression, compression)
      if isInset { view.alignmentInsets = ExactInsets(top: 2, left: 3, bottom: 4, right: 5) }
      if isFramed { view.designFrame = ExactRect(x: 10, y: 20, width: 60, height: 40) }
    }
  }
}

// MARK: - Rules

extension RandomLayout {
  private func near(_ axis: LayoutAxis) -> Attribute { axis == .horizontal ? .leading : .top }
  private func far(_ axis: LayoutAxis) -> Attribute { axis == .horizontal ? .trailing : .bottom }
  private func middle(_ axis: LayoutAxis) -> Attribute { axis == .horizontal ? .centerX : .centerY }
  private func size(_ axis: LayoutAxis) -> Attribute { axis == .horizontal ? .width : .height }

  private mutating func constrain(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ requiredShare: Int = 85
  ) {
    var rule =
      switch relation {
      case .lessOrEqual: left <= right
      case .equal: left == right
      case .greaterOrEqual: left >= right
      }
    if rule.terms.isEmpty { return }
    rule.priority = priority(requiredShare)
    if program.conditions.count > 1 && chance(12) {
      rule.condition = ConditionID(.random(in: 1..<program.conditions.count, using: &generator))
    }
    program.constrain(rule)
  }

  private mutating func addRules(of view: ViewID, _ axis: LayoutAxis) {
    let outer = program.views[view.index].superview ?? .root
    let (start, end) = (near(axis), far(axis))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...3:
      constrain(view[start], .equal, outer[start] + gap(), 95)
      constrain(view[end], .equal, outer[end] - gap(), 90)
    case 4...6:
      constrain(view[start], .equal, outer[start] + gap(), 95)
      constrain(view[size(axis)], .equal, share() * outer[size(axis)] - gap(), 80)
    case 7...8:
      constrain(view[start], .equal, outer[start] + gap(), 95)
      constrain(view[size(axis)], relation(), LinearExpression(extent()), 60)
      constrain(view[end], .lessOrEqual, outer[end] - gap(), 80)
    case 9...11:
      constrain(view[middle(axis)], .equal, outer[middle(axis)] + pick([0, 0, 10]), 95)
      constrain(view[size(axis)], .equal, LinearExpression(extent()), 40)
      constrain(view[size(axis)], .lessOrEqual, outer[size(axis)] - gap(), 70)
    case 12...16:
      let other = pick(views)
      if other == view || other == outer {
        constrain(view[start], .equal, outer[start] + gap())
      } else {
        constrain(view[start], .equal, other[end] + gap(), 90)
      }
      constrain(view[end], pick([.equal, .lessOrEqual]), outer[end] - gap(), 80)
    case 17:
      constrain(view[start], .greaterOrEqual, outer[start] + gap())
      constrain(view[end], .lessOrEqual, outer[end] - gap())
    case 18:
      constrain(view[size(axis)], relation(), share() * pick(views)[size(axis)] + gap(), 60)
    default: break
    }
  }

  /// Two wishes of one priority.
  private mutating func addTie() {
    let (view, axis) = (pick(views), pick(LayoutAxis.allCases))
    let shared = priority(5)
    for _ in 0..<pick([2, 2, 3]) {
      let wish = chance(60) ? LinearExpression(extent()) : share() * ViewID.root[size(axis)]
      var rule = view[size(axis)] == wish
      rule.relation = pick([.equal, .equal, .lessOrEqual, .greaterOrEqual])
      rule.priority = shared
      program.constrain(rule)
    }
  }

  /// A width that follows a height.
  private mutating func addShape() {
    let view = pick(views)
    constrain(view[.width], pick([.equal, .equal, .lessOrEqual]), share() * view[.height], 70)
    constrain(view[.width], .lessOrEqual, share() * ViewID.root[.width], 80)
    constrain(view[.height], .lessOrEqual, share() * ViewID.root[.height], 80)
    if chance(60) { constrain(view[.width], .equal, ViewID.root[.width], 0) }
  }

  /// What not every size grants.
  private mutating func addDemand() {
    let (view, axis) = (pick(views), pick(LayoutAxis.allCases))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: constrain(view[size(axis)], .greaterOrEqual, LinearExpression(extent()))
    case 1: constrain(view[size(axis)], .equal, LinearExpression(extent()))
    case 2: constrain(view[.width] + view[.height], .greaterOrEqual, LinearExpression(extent()))
    case 3: constrain(pick(views)[near(axis)], .greaterOrEqual, pick(views)[far(axis)] + gap())
    default: constrain(ViewID.root[.width], .greaterOrEqual, share() * ViewID.root[.height] - gap())
    }
  }
}

// MARK: - Conditions

extension RandomLayout {
  private mutating func addConditions() {
    guard chance(45) else { return }
    for _ in 0..<pick([1, 1, 2, 3]) {
      let number: Rational = pick([0, 100, 250, 300, 320, 481, Rational(999, 2), 600, 900])
      let comparison: Condition.Comparison = pick([.less, .lessOrEqual, .equal, .greaterOrEqual, .greater])
      _ = program.when(.compare(chance(70) ? .width : .height, comparison, number))
    }
    let last = program.conditions.count - 1
    if chance(30) { _ = program.when(.not(ConditionID(last))) }
    if last > 1 && chance(50) { _ = program.when(.and(ConditionID(1), ConditionID(last))) }
    if chance(15) { _ = program.when(.horizontalSizeClass(.compact)) }
  }

  private mutating func addOverride() {
    guard program.conditions.count > 1, !program.constraints.isEmpty else { return }
    let condition = ConditionID(.random(in: 1..<program.conditions.count, using: &generator))
    let constraint = ConstraintID(.random(in: 0..<program.constraints.count, using: &generator))
    let view = pick(views)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: program.set(.constant(constraint, gap()), when: condition)
    case 1: program.set(.active(constraint, false), when: condition)
    case 2: program.set(.horizontalHugging(view, Priority(252)), when: condition)
    case 3: program.set(.intrinsicWidth(view, .fixed(extent())), when: condition)
    default: program.set(.direction(view, .rightToLeft), when: condition)
    }
  }
}
