internal import LayModel
internal import LayNumbers
internal import LaySolver

/// A program with its conditions evaluated and its overrides applied, valid over a range of sizes.
struct ResolvedProgram: Sendable {
  /// The values that determine a resolved program, besides the program.
  struct Key: Equatable {
    var truths: [Bool]
    var direction: InterfaceDirection
    var scale: Rational
    var textSize = TextSize.large
    var translation: UInt16 = 0
    var guides = GuideKey()
  }

  /// The views, overrides applied.
  var views: [ViewDescription]
  /// The constraints, overrides applied but for ``isActive``.
  var constraints: [ConstraintDescription]
  /// For each constraint, true if it is in force.
  private(set) var isActive: [Bool]
  /// The text direction of each view.
  var directions: [InterfaceDirection]
  /// The size of each view that masks of its subviews measure.
  var measures: [ExactSize?]
  /// The rule by which masks share a change of size.
  let autoresizing: AutoresizingRule
  /// The rectangle that constraints see of transformed views.
  let transforms: TransformProfile
  /// Pixels a point.
  let scale: Rational
  /// The views with text of several lines, in their order.
  private(set) var texts: [ResolvedText] = []
  /// The origins of the constraints after those of the program: rows of stacks and grids.
  private var arrangements: [RowOrigin] = []
  /// The index of each of them.
  private var places: [RowOrigin: Int] = [:]
  /// The stacks, overrides applied.
  private var stacks: [StackDescription]
  /// The grids, overrides applied.
  private var grids: [GridDescription]
  /// The layout margins of views with other than the standard ones, overrides applied.
  private(set) var margins: MarginTable
  /// The built-in guides, those that every view has; nil if none takes part.
  private(set) var guides: GuideTable?
  /// True for each scroll view that scrolls up and down only; empty without guides.
  private let scrollsVertically: [Bool]

  init(_ program: LayoutProgram, key: Key) {
    views = program.views
    constraints = program.constraints
    isActive = program.constraints.indices.map { program.constraints[$0].isActive }
    autoresizing = program.autoresizing
    transforms = program.transforms
    scale = key.scale
    margins = program.margins
    measures = []
    directions = []
    stacks = program.stacks
    grids = program.grids
    scrollsVertically = program.hasGuides ? program.scrollsVertically : []
    measures = views.indices.map { views[$0].designSize ?? views[$0].designFrame?.size }
    var arranged: ArrangedPlaces?
    for override in program.overrides where key.truths.indices.contains(override.condition.index) {
      guard key.truths[override.condition.index] else { continue }
      if override.setting.isOfArrangement {
        let places = arranged ?? ArrangedPlaces(program)
        arrange(override.setting, places)
        arranged = places
      } else {
        apply(override.setting)
      }
    }
    // Text styles have their sizes at `large` until here.
    if key.textSize != .large { views.scaleFonts(to: key.textSize) }
    if let texts = program.table(key.translation) { views.translate(texts) }
    for index in constraints.indices {
      let condition = constraints[index].condition.index
      if !key.truths.indices.contains(condition) || !key.truths[condition] { isActive[index] = false }
    }
    directions = inheritedDirections(root: key.direction)
    resolveInsets()
    texts = measuredTexts()
    arrange()
    if program.hasGuides { guides = GuideTable(guideOwners, key.guides) }
  }

  /// Takes the active sides of guides that the root's size determines, and returns them.
  mutating func takeInitialSides(at size: ExactSize) -> [GuideState] {
    guard let own = guides else { return [] }
    let sides = own.initialStates(at: size)
    if sides != own.key.states { guides = GuideTable(guideOwners, own.key.with(sides)) }
    return sides
  }

  private mutating func arrange() {
    var rows = ArrangementRows(views, scale: scale)
    if !stacks.isEmpty { rows.add(stacks) }
    if !grids.isEmpty { rows.add(grids) }
    for (origin, row) in rows.rows { add(row, from: origin) }
  }

  /// Adds a constraint of a stack or grid.
  private mutating func add(_ row: consuming ConstraintDescription, from origin: RowOrigin) {
    places[origin] = constraints.count
    arrangements.append(origin)
    constraints.append(row)
    isActive.append(true)
  }

  /// The origin of the constraint at `index`.
  func origin(of index: Int) -> RowOrigin {
    let written = constraints.count - arrangements.count
    return index < written ? .constraint(ConstraintID(index)) : arrangements[index - written]
  }

  /// The index of the constraint of a stack or grid; nil if there is none.
  func place(of origin: RowOrigin) -> Int? { places[origin] }

  /// The intrinsic length of a view; nil when it has none.
  func intrinsicLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? {
    let length = axis == .horizontal ? views[view.index].intrinsicWidth : views[view.index].intrinsicHeight
    switch length {
    case .none: return nil
    case .fixed(let points): return points.sign < 0 ? .zero : points
    case .ofContent: return views[view.index].intrinsicLength(axis, scale: scale)
    }
  }

  /// For each view, true if `isSo` holds for its uncommon settings; false for views with none.
  func mapUncommon(_ isSo: (UncommonSettings.Values) -> Bool) -> [Bool] {
    views.indices.map { !views[$0].uncommon.isUsual && isSo(views[$0].uncommon.values) }
  }

  /// The views as the owners of guides.
  var guideOwners: GuideOwners {
    GuideOwners(views: views, directions: directions, margins: margins, scrollsVertically: scrollsVertically)
  }

  /// True if masks place some view.
  var hasMasks: Bool { views.indices.contains { views[$0].placement == .mask } }

  /// Removes all constraints.
  mutating func leaveOutConstraints() { (constraints, isActive, arrangements, places) = ([], [], [], [:]) }

  /// Sets the number of lines of a text. Rows in which it is more than a right side are not changed: see
  /// ``arrangeAnew()``.
  mutating func setLines(_ lines: Int, of text: Int) { views[texts[text].view.index].shown?.lines = lines }

  /// Sets the width of the alignment rectangle at which the lines of a text were counted.
  mutating func setRoom(_ width: Rational, of text: Int) { views[texts[text].view.index].shown?.room = width }

  /// Rebuilds the constraints of stacks and grids, with the current lengths of texts.
  mutating func arrangeAnew() {
    let written = constraints.count - arrangements.count
    constraints.removeSubrange(written...)
    isActive.removeSubrange(written...)
    (arrangements, places) = ([], [:])
    arrange()
  }

  /// True if constraints of stacks or grids contain lengths of contents that depend on widths.
  var arrangesLines: Bool {
    func follows(_ view: ViewID) -> Bool { texts.contains { $0.view == view && $0.followsWidth } }
    return stacks.contains { stack in
      stack.axis == .vertical && stack.distribution == .fillProportionally
        && stack.arranged.contains { follows($0.view) }
    } || grids.contains { grid in grid.arranged.contains { follows($0.view) } }
  }

  /// Turns leading and trailing insets into left and right ones. Leading is the superview's, as in constraints.
  private mutating func resolveInsets() {
    for index in views.indices where !views[index].uncommon.isUsual && views[index].alignmentInsetsAreDirectional {
      let surround = views[index].superview?.index ?? index
      views[index].alignmentInsetsAreDirectional = false
      guard directions[surround] == .rightToLeft else { continue }
      let insets = views[index].alignmentInsets
      (views[index].alignmentInsets.left, views[index].alignmentInsets.right) = (insets.right, insets.left)
    }
  }

  /// The program from right to left, if it is the one from left to right and no alignment rectangle has sides that differ.
  func turnedAround() -> ResolvedProgram {
    var turned = self
    turned.directions = inheritedDirections(root: .rightToLeft)
    if let guides { turned.guides = GuideTable(turned.guideOwners, guides.turnedKey) }
    return turned
  }

  private func inheritedDirections(root: InterfaceDirection) -> [InterfaceDirection] {
    var directions: [InterfaceDirection] = []
    directions.reserveCapacity(views.count)
    for index in views.indices {
      let inherited = views[index].superview.map { directions[$0.index] } ?? root
      directions.append(views[index].direction ?? inherited)
    }
    return directions
  }

  /// Applies an override. Masks of subviews continue to measure the size before it (SEMANTICS §1.10).
  private mutating func apply(_ setting: Override.Setting) {
    if views.apply(setting) { return }
    switch setting {
    case .margins(let view, let insets, let isDirectional):
      margins[view, default: LayoutMargins()].insets = insets
      margins[view]?.isDirectional = isDirectional
    case .preservesSuperviewMargins(let view, let value):
      margins[view, default: LayoutMargins()].preservesSuperview = value
    case .insetsMarginsFromSafeArea(let view, let value):
      margins[view, default: LayoutMargins()].insetsFromSafeArea = value
    case .constant(let constraint, let constant): constraints[constraint.index].constant = constant
    case .priority(let constraint, let priority): constraints[constraint.index].priority = priority
    case .active(let constraint, let isActive): self.isActive[constraint.index] = isActive
    default: break
    }
  }

  /// Applies an override of a stack or grid.
  private mutating func arrange(_ setting: Override.Setting, _ places: ArrangedPlaces) {
    switch setting {
    case .stack(let view, let setting):
      if let index = places.arranger(view) { stacks[index].apply(setting, at: places.place(of: setting.view)) }
    case .grid(let view, let setting):
      if let index = places.arranger(view) { grids[index].apply(setting, at: places.place(of: setting.view)) }
    default: break
    }
  }
}
