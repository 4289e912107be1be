internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The rows of one resolved program, with the engine that solves them. Only views that rows need have variables; all
/// others are placed without it.
struct LayoutSystem: Sendable {
  /// The views, and the row being written.
  var writer: RowWriter
  var engine = SparseSimplex()
  /// The origin of each row.
  var rows: [RowOrigin] = []
  /// The row of each constraint.
  private(set) var constraintRows: [RowID?]
  /// Constraints between the root's own sides alone: rows without variables.
  private(set) var constantRows: [ConstraintID] = []
  /// The rows of masks.
  var masks: MaskTable
  /// The pins of steps, by slot.
  var pins: [Int: Pin] = [:]
  /// For each text of several lines, the rows that depend on their number.
  var textRows: [TextRows] = []
  /// True if rows connect the width of a text with the height of one.
  var textsAreCoupled = false
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
    writer = RowWriter(ViewTable(resolved, tree: tree, references: references))
    let slotCount = writer.views.spans.count
    masks = MaskTable(slotCount: slotCount)
    constraintRows = Array(repeating: nil, count: resolved.constraints.count)
    if resolved.constraints.isEmpty && !resolved.hasMasks {
      // Texts have numbers of lines without rows too.
      findTextRows()
      return
    }
    writer.views.makeVariables(in: &engine, placesMasks: placesMasks)
    // At most the size row and two content rows for a view and axis; masks have few.
    rows.reserveCapacity(constraintRows.count + 3 * slotCount)
    addConstraints()
    if writer.views.hasGuides { addContentRowsOfScrollViews() }
    addContentRows()
    addMaskRows()
    addSizeRows()
    findTextRows()
    freshRowCount = rows.count
  }

  /// The views, with their variables.
  var views: ViewTable { writer.views }

  /// Rebuilds the rows.
  mutating func startOver() {
    let views = writer.views
    self = LayoutSystem(views.resolved, tree: views.tree, references: views.references, placesMasks: placesMasks)
  }

  /// Adds the rows of the constraints in force, in source order.
  private mutating func addConstraints() {
    for index in writer.views.resolved.constraints.indices where writer.views.resolved.isActive[index] {
      writer.write(constraint: index)
      if writer.row.terms.isEmpty {
        constantRows.append(ConstraintID(index))
      } else {
        constraintRows[index] = addRow(
          writer.views.resolved.constraints[index].relation, writer.views.resolved.constraints[index].constant,
          level: Level(writer.views.resolved.constraints[index].priority),
          from: writer.views.resolved.origin(of: index))
      }
    }
  }

  /// Adds the row `writer.row relation number` with its origin.
  @discardableResult
  mutating func addRow(_ relation: Relation, _ number: Rational, level: Level, from origin: RowOrigin) -> RowID {
    rows.append(origin)
    return engine.add(writer.row.terms, relation, writer.row.rightSide(number), level: level)
  }

  /// Changes the constant of a constraint.
  mutating func setConstant(_ constant: Rational, of id: ConstraintID) {
    writer.views.resolved.constraints[id.index].constant = constant
    updateRow(of: id.index)
  }

  /// Changes the right side of a constraint's row to that of its attributes and its constant.
  mutating func updateRow(of constraint: Int) {
    guard let row = constraintRows[constraint] else { return }
    writer.write(constraint: constraint)
    engine.setRightSide(writer.row.rightSide(writer.views.resolved.constraints[constraint].constant), of: row)
  }

  /// The required rows and those that were broken, as they are in the engine.
  func requiredRows(at size: ExactSize) -> RequiredRows {
    let chooser = ConflictChooser(self)
    return RequiredRows(engine.system, broken: broken, at: size) { chooser.isBackground($0) }
  }
}
