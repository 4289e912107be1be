/// The rows of one resolved program and the engine that solves them. Only views that rows speak of have variables; all
/// others are placed without it.
struct LayoutSystem<Engine: ConstraintEngine>: Sendable {
  /// The variables of a view along one axis, in points from the superview's top-left corner.
  struct SpanVariables: Sendable {
    var origin: VariableID
    var length: VariableID
  }

  /// The two rows of a mask along one axis.
  struct MaskRows: Sendable {
    var mask: AutoresizingAxis
    var position: RowID
    var size: RowID
    /// Whether the rows are those of a mask that ran out of room.
    var isCollapsed = false
  }

  private(set) var resolved: ResolvedProgram
  let tree: ViewTree
  let references: References
  var engine = Engine()
  /// Of each view and axis (see ``slot(_:_:)``), its variables.
  var spans: [SpanVariables?]
  /// Of each view and axis, the rows of its mask.
  var masks: [MaskRows?]
  /// Of each row, where it comes from and its right side.
  var rows: [(origin: RowOrigin, rightSide: Affine)] = []
  /// Of each constraint, its row.
  var constraintRows: [RowID?]
  /// Constraints between nothing but the root's own sides: a row without variables.
  var constantRows: [ConstraintID] = []
  /// The rows that were broken at the last size.
  var broken: [RowID] = []
  /// Whether the engine stands where an earlier size left it.
  var hasSolved = false
  /// How many rows there were at first.
  private(set) var freshRowCount = 0

  init(_ resolved: ResolvedProgram, tree: ViewTree, references: References) {
    self.resolved = resolved
    self.tree = tree
    self.references = references
    spans = Array(repeating: nil, count: 2 * resolved.views.count)
    masks = spans.map { _ in nil }
    constraintRows = Array(repeating: nil, count: resolved.constraints.count)
    makeVariables()
    addConstraints()
    addContentRows()
    addMaskRows()
    addSizeRows()
    freshRowCount = rows.count
  }

  /// Where the tables keep `view` along `axis`.
  func slot(_ view: ViewID, _ axis: Axis) -> Int { 2 * view.index + Int(axis.rawValue) }

  /// The indices of the views with their axes, superviews first.
  var slots: [(view: ViewID, axis: Axis)] {
    resolved.views.indices.flatMap { [(ViewID($0), Axis.horizontal), (ViewID($0), Axis.vertical)] }
  }

  /// Adds `row` and remembers where it comes from.
  @discardableResult
  mutating func add(_ row: EngineRow, from origin: RowOrigin) -> RowID {
    let id = engine.add(row)
    rows.append((origin, row.rhs))
    return id
  }

  /// Changes what stands alone on the right of a constraint.
  mutating func setConstant(_ constant: Rational, of id: ConstraintID) {
    resolved.constraints[id.index].constant = constant
    guard let row = constraintRows[id.index] else { return }
    let rightSide = self.row(of: resolved.constraints[id.index]).rhs
    engine.setRightSide(rightSide, of: row)
    rows[row.index].rightSide = rightSide
  }
}

// MARK: - Variables

extension LayoutSystem {
  /// Makes the variables of the views that rows need.
  private mutating func makeVariables() {
    let needed = NeededSpans(resolved, tree: tree, references: references)
    for (view, axis) in slots where needed.contains(view, axis) {
      let position = preferredPosition(view, axis)
      let length = preferredLength(view, axis)
      spans[slot(view, axis)] = SpanVariables(
        origin: engine.makeVariable(preferred: Affine(position), rank: rank(view, axis, isPosition: true)),
        length: engine.makeVariable(preferred: Affine(length), rank: rank(view, axis, isPosition: false)))
    }
  }

  /// The tie-break of SEMANTICS §4.5 in one place: which variable is pulled to its preferred value first. Design
  /// frames, then content, then sizes, then positions; within each in the order of declaration.
  func rank(_ view: ViewID, _ axis: Axis, isPosition: Bool) -> Int {
    let description = resolved.views[view.index]
    let tier =
      switch (description.designFrame != nil, isPosition) {
      case (true, false): 0
      case (true, true): 1
      case (false, false): description.intrinsicLength(axis, scale: resolved.scale) == nil ? 3 : 2
      case (false, true): 4
      }
    return tier * spans.count + slot(view, axis)
  }

  /// Where the view goes along `axis` when nothing else decides, from the superview's top-left corner.
  func preferredPosition(_ view: ViewID, _ axis: Axis) -> Rational {
    guard let frame = resolved.views[view.index].designFrame else { return .zero }
    return frame[axis].origin - boundsOrigin(aroundSubview: view, axis)
  }

  /// How large the view is along `axis` when nothing else decides: its content, else its design.
  func preferredLength(_ view: ViewID, _ axis: Axis) -> Rational {
    let description = resolved.views[view.index]
    if let length = description.intrinsicLength(axis, scale: resolved.scale) {
      return length + description.alignmentInsets.near(axis) + description.alignmentInsets.far(axis)
    }
    return max(description.designFrame?.size[axis] ?? description.designSize?[axis] ?? .zero, .zero)
  }

  /// The bounds origin of the superview: what lies between its coordinates and its top-left corner.
  func boundsOrigin(aroundSubview view: ViewID, _ axis: Axis) -> Rational {
    let origin = resolved.views[tree.superviews[view.index].index].boundsOrigin
    return axis == .horizontal ? origin.x : origin.y
  }
}
