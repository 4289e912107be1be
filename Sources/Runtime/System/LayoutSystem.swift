internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The rows of one resolved program, with the engine that solves them. Only views that rows need have variables; all
/// others are placed without it.
struct LayoutSystem: Sendable {
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
    /// True if the rows are those of a mask that ran out of room.
    var isCollapsed = false
  }

  var resolved: ResolvedProgram
  let tree: ViewTree
  let references: References
  var engine = SparseSimplex()
  /// The variables of each view and axis (see ``slot(_:_:)``).
  var spans: [SpanVariables?]
  /// The rows of the mask of each view and axis.
  var masks: [MaskRows?]
  /// The length of the content of each view and axis that has variables.
  var contents: [Rational?]
  /// For each view, true if its alignment rectangle is not its frame.
  let hasInsets: [Bool]
  /// For each view, true if it has a design frame.
  let hasFrame: [Bool]
  /// For each view, true if it has a transform.
  let isTransformed: [Bool]
  /// For each view, true if its bounds do not begin at 0.
  let hasScroll: [Bool]
  /// True if a built-in guide, one that every view has, takes part.
  let hasGuides: Bool
  /// The slots of ``masks`` that are not nil, superviews first.
  var maskSlots: [Int] = []
  /// The pins of steps, by slot.
  var pins: [Int: Pin] = [:]
  /// The length of each view and axis that masks alone determine.
  var knownLengths: [Rational?] = []
  /// For each view and axis, true if its only rows are those of its mask, which no constraint needs.
  private(set) var isLoose: [Bool]
  /// The origin of each row.
  var rows: [RowOrigin] = []
  /// For each text of several lines, the rows that depend on their number.
  var textRows: [TextRows] = []
  /// The sets of variables connected by rows; nil if there are no such texts.
  var links: DisjointSets?
  /// True if rows connect the width of a text with the height of one.
  var textsAreCoupled = false
  /// The row being built.
  var builder = RowBuilder()
  /// The row of each constraint.
  var constraintRows: [RowID?]
  /// Constraints between the root's own sides alone: rows without variables.
  var constantRows: [ConstraintID] = []
  /// The rows that were broken at the last size.
  var broken: [RowID] = []
  /// The number of rows examined to find the conflicts of the last size.
  var conflictWork = 0
  /// True if the engine was solved at an earlier size.
  var hasSolved = false
  /// The number of rows at first.
  private(set) var freshRowCount = 0

  /// True if views that masks place have rows even without constraints.
  private let placesMasks: Bool

  /// Builds the rows of `resolved`. The rows that `placesMasks` adds change no frame.
  init(_ resolved: ResolvedProgram, tree: ViewTree, references: References, placesMasks: Bool = false) {
    self.placesMasks = placesMasks
    self.resolved = resolved
    self.tree = tree
    self.references = references
    spans = Array(repeating: nil, count: 2 * resolved.views.count)
    masks = Array(repeating: nil, count: spans.count)
    contents = Array(repeating: nil, count: spans.count)
    isLoose = Array(repeating: false, count: spans.count)
    hasFrame = resolved.views.indices.map { resolved.views[$0].designFrame != nil }
    isTransformed = resolved.mapUncommon { $0.transform != .identity }
    hasInsets = resolved.mapUncommon { $0.alignmentInsets != .zero }
    hasScroll = resolved.mapUncommon { $0.boundsOrigin != .zero }
    hasGuides = resolved.guides != nil
    constraintRows = Array(repeating: nil, count: resolved.constraints.count)
    if resolved.constraints.isEmpty && !resolved.hasMasks { return }
    makeVariables()
    // At most the size row and two content rows for a view and axis; masks have few.
    rows.reserveCapacity(resolved.constraints.count + 3 * spans.count)
    if !resolved.texts.isEmpty { links = DisjointSets(count: 2 * spans.count) }
    addConstraints()
    if hasGuides { addContentRowsOfScrollViews() }
    addContentRows()
    addMaskRows()
    addSizeRows()
    findTextRows()
    freshRowCount = rows.count
  }

  /// Rebuilds the rows.
  mutating func startOver() {
    self = LayoutSystem(resolved, tree: tree, references: references, placesMasks: placesMasks)
  }

  /// The index of `view` and `axis` in the tables.
  func slot(_ view: ViewID, _ axis: LayoutAxis) -> Int { 2 * view.index + Int(axis.rawValue) }

  /// The view and axis of an index in the tables.
  func place(_ slot: Int) -> (view: ViewID, axis: LayoutAxis) {
    (ViewID(slot / 2), slot % 2 == 0 ? .horizontal : .vertical)
  }

  /// The indices of the views with their axes, superviews first.
  var slots: [(view: ViewID, axis: LayoutAxis)] {
    resolved.views.indices.flatMap { [(ViewID($0), LayoutAxis.horizontal), (ViewID($0), LayoutAxis.vertical)] }
  }

  /// Adds the row `builder relation number` with its origin. The terms must be collected.
  @discardableResult
  mutating func addRow(_ relation: Relation, _ number: Rational, level: Level, from origin: RowOrigin) -> RowID {
    rows.append(origin)
    if links != nil { linkVariables() }
    return engine.add(builder.terms, relation, builder.rightSide(number), level: level)
  }

  /// Changes the constant of a constraint.
  mutating func setConstant(_ constant: Rational, of id: ConstraintID) {
    resolved.constraints[id.index].constant = constant
    guard let row = constraintRows[id.index] else { return }
    build(id.index)
    engine.setRightSide(builder.rightSide(constant), of: row)
  }
}

// MARK: - Variables

extension LayoutSystem {
  /// Creates the variables of the views that rows need.
  private mutating func makeVariables() {
    let needed = NeededSpans(resolved, tree: tree, references: references, placesMasks: placesMasks)
    let spokenOf = placesMasks ? NeededSpans(resolved, tree: tree, references: references) : needed
    for slot in spans.indices {
      let (view, axis) = place(slot)
      guard needed.contains(view, axis) else { continue }
      isLoose[slot] = resolved.views[view.index].placement == .mask && !spokenOf.contains(view, axis)
      contents[slot] = resolved.intrinsicLength(of: view, axis)
      let position = preferredPosition(view, axis)
      let length = preferredLength(view, axis)
      spans[slot] = SpanVariables(
        origin: engine.makeVariable(preferred: Affine(position), rank: rank(view, axis, isPosition: true)),
        length: engine.makeVariable(preferred: Affine(length), rank: rank(view, axis, isPosition: false)))
    }
  }

  /// The order of the tie-break of SEMANTICS §4.5: the rank in which variables get their preferred values. Design frames,
  /// then content, then sizes, then positions; within each in the order of declaration.
  func rank(_ view: ViewID, _ axis: LayoutAxis, isPosition: Bool) -> Int {
    let tier =
      switch (hasFrame[view.index], isPosition) {
      case (true, false): 0
      case (true, true): 1
      case (false, false): contents[slot(view, axis)] == nil ? 3 : 2
      case (false, true): 4
      }
    return tier * spans.count + slot(view, axis)
  }

  /// The preferred position of the view along `axis`, from the superview's top-left corner.
  func preferredPosition(_ view: ViewID, _ axis: LayoutAxis) -> Rational {
    guard hasFrame[view.index], let frame = resolved.views[view.index].designFrame else { return .zero }
    return frame[axis].origin - boundsOrigin(aroundSubview: view, axis)
  }

  /// The preferred length of the view along `axis`: that of its content, else of its design.
  func preferredLength(_ view: ViewID, _ axis: LayoutAxis) -> Rational {
    let index = view.index
    if let length = contents[slot(view, axis)] ?? resolved.intrinsicLength(of: view, axis) {
      return hasInsets[index]
        ? length + resolved.views[index].alignmentInsets.near(axis) + resolved.views[index].alignmentInsets.far(axis)
        : length
    }
    return max(resolved.views[index].designFrame?.size[axis] ?? resolved.views[index].designSize?[axis] ?? .zero, .zero)
  }

  /// The bounds origin of the superview: the offset of its top-left corner in its coordinates.
  func boundsOrigin(aroundSubview view: ViewID, _ axis: LayoutAxis) -> Rational {
    let superview = tree.superviews[view.index].index
    guard hasScroll[superview] else { return .zero }
    let origin = resolved.views[superview].boundsOrigin
    return axis == .horizontal ? origin.x : origin.y
  }
}
