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

  var resolved: ResolvedProgram
  let tree: ViewTree
  let references: References
  var engine = Engine()
  /// Of each view and axis (see ``slot(_:_:)``), its variables.
  var spans: [SpanVariables?]
  /// Of each view and axis, the rows of its mask.
  var masks: [MaskRows?]
  /// Of each view and axis, the length of its content, where it has variables.
  var contents: [Rational?]
  /// Of each view, whether its alignment rectangle is not its frame.
  let hasInsets: [Bool]
  /// Of each view, whether it has a design frame.
  let hasFrame: [Bool]
  /// Of each view, whether it is transformed.
  let isTransformed: [Bool]
  /// Of each view, whether its bounds do not begin at 0.
  let hasScroll: [Bool]
  /// Whether a guide that every view has takes part.
  let hasGuides: Bool
  /// The places of ``masks`` that are not nil, superviews first.
  var maskSlots: [Int] = []
  /// By place of the tables, what steps hold.
  var pins: [Int: Pin] = [:]
  /// Of each view and axis, how long masks make it, where they say so alone.
  var knownLengths: [Rational?] = []
  /// Of each view and axis, whether it has rows for nothing but its mask, which no rule needs.
  private(set) var isLoose: [Bool]
  /// Of each row, where it comes from.
  var rows: [RowOrigin] = []
  /// Of each text of several lines, the rows that depend on how many these are.
  var textRows: [TextRows] = []
  /// Which variables rows connect; nil where there are no such texts.
  var links: DisjointSets?
  /// Whether rows connect the width of a text with the height of one.
  var textsAreCoupled = false
  /// The row that is being made.
  var builder = RowBuilder()
  /// Of each constraint, its row.
  var constraintRows: [RowID?]
  /// Constraints between nothing but the root's own sides: a row without variables.
  var constantRows: [ConstraintID] = []
  /// The rows that were broken at the last size.
  var broken: [RowID] = []
  /// How many rows were looked at to say what contradicts itself at the last size.
  var conflictWork = 0
  /// Whether the engine stands where an earlier size left it.
  var hasSolved = false
  /// How many rows there were at first.
  private(set) var freshRowCount = 0

  /// Whether views that masks place have rows even where no rule speaks of them.
  private let placesMasks: Bool

  /// The rows of `resolved`. What `placesMasks` adds changes no frame.
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
    // Of a view and axis at most the size row and two for its content; masks have few.
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

  /// The same rows as at first.
  mutating func startOver() {
    self = LayoutSystem(resolved, tree: tree, references: references, placesMasks: placesMasks)
  }

  /// Where the tables keep `view` along `axis`.
  func slot(_ view: ViewID, _ axis: Axis) -> Int { 2 * view.index + Int(axis.rawValue) }

  /// The view and axis at a place of the tables.
  func place(_ slot: Int) -> (view: ViewID, axis: Axis) { (ViewID(slot / 2), slot % 2 == 0 ? .horizontal : .vertical) }

  /// The indices of the views with their axes, superviews first.
  var slots: [(view: ViewID, axis: Axis)] {
    resolved.views.indices.flatMap { [(ViewID($0), Axis.horizontal), (ViewID($0), Axis.vertical)] }
  }

  /// Adds the row `builder relation number` and remembers where it comes from. The products must be collected.
  @discardableResult
  mutating func addRow(_ relation: Relation, _ number: Rational, level: Level, from origin: RowOrigin) -> RowID {
    rows.append(origin)
    if links != nil { linkVariables() }
    return engine.add(builder.terms, relation, builder.rightSide(number), level: level)
  }

  /// Changes what stands alone on the right of a constraint.
  mutating func setConstant(_ constant: Rational, of id: ConstraintID) {
    resolved.constraints[id.index].constant = constant
    guard let row = constraintRows[id.index] else { return }
    build(id.index)
    engine.setRightSide(builder.rightSide(constant), of: row)
  }
}

// MARK: - Variables

extension LayoutSystem {
  /// Makes the variables of the views that rows need.
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

  /// The tie-break of SEMANTICS §4.5 in one place: which variable is pulled to its preferred value first. Design
  /// frames, then content, then sizes, then positions; within each in the order of declaration.
  func rank(_ view: ViewID, _ axis: Axis, isPosition: Bool) -> Int {
    let tier =
      switch (hasFrame[view.index], isPosition) {
      case (true, false): 0
      case (true, true): 1
      case (false, false): contents[slot(view, axis)] == nil ? 3 : 2
      case (false, true): 4
      }
    return tier * spans.count + slot(view, axis)
  }

  /// Where the view goes along `axis` when nothing else decides, from the superview's top-left corner.
  func preferredPosition(_ view: ViewID, _ axis: Axis) -> Rational {
    guard hasFrame[view.index], let frame = resolved.views[view.index].designFrame else { return .zero }
    return frame[axis].origin - boundsOrigin(aroundSubview: view, axis)
  }

  /// How large the view is along `axis` when nothing else decides: its content, else its design.
  func preferredLength(_ view: ViewID, _ axis: Axis) -> Rational {
    let index = view.index
    if let length = contents[slot(view, axis)] ?? resolved.intrinsicLength(of: view, axis) {
      return hasInsets[index]
        ? length + resolved.views[index].alignmentInsets.near(axis) + resolved.views[index].alignmentInsets.far(axis)
        : length
    }
    return max(resolved.views[index].designFrame?.size[axis] ?? resolved.views[index].designSize?[axis] ?? .zero, .zero)
  }

  /// The bounds origin of the superview: what lies between its coordinates and its top-left corner.
  func boundsOrigin(aroundSubview view: ViewID, _ axis: Axis) -> Rational {
    let superview = tree.superviews[view.index].index
    guard hasScroll[superview] else { return .zero }
    let origin = resolved.views[superview].boundsOrigin
    return axis == .horizontal ? origin.x : origin.y
  }
}
