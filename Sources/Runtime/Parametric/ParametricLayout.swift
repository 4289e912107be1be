package import LayModel
package import LayNumbers
package import LaySolver

/// The rows of a program with the truth values of its conditions in one environment, at any size of the root: the input
/// of proofs over all sizes (SEMANTICS §4.6).
///
/// Masks that ran out of room have other rows. The caller chooses these masks (``collapse(_:_:)``), since they are not
/// the same at all sizes. Views that masks place all have rows; but a mask that no constraint needs does not keep its
/// superview from getting too small for it, so its length may be negative (``looseMasks``), which means 0.
package struct ParametricLayout: Sendable {
  /// The reason why the rows are infeasible at a size.
  package enum Obstacle: Sendable {
    /// The mask of a view runs out of room where `room` is negative.
    case collapse(ViewID, LayoutAxis, room: Affine)
    /// Rows contradict each other where `room` is negative.
    case conflict(room: Affine)
  }

  /// The rows. They stand in an array, so that a layout is small wherever it is passed on: its copies share the rows until one changes.
  var system: LayoutSystem {
    get { systems[0] }
    _modify { yield &systems[0] }
  }
  private var systems: [LayoutSystem]
  private(set) var size = ExactSize(width: .zero, height: .zero)
  /// For each variable, its view and part of the frame.
  private var parts: [(view: ViewID, part: Ambiguity.Part)?] = []
  /// Masks that take no part in solving; superviews first.
  package let looseMasks: [LooseMask]
  /// The variables of views that constraints place and whose frames determine them where these are ambiguous.
  package let framedVariables: Set<VariableID>
  /// The height of the keyboard over the bottom of the root.
  package let keyboardHeight: Rational
  /// The insets of the root's safe area.
  package let safeArea: ExactInsets
  /// The parts of the screen that the device takes.
  package let reservedRegions: [ReservedRegion]

  /// The views that steps place.
  private let placed: [StepPlaced]

  /// The rows of `program` as they are in `environment`, where a layout has the active sides `known` of minima and maxima, if it was
  /// made; with `sides` those that they would be with these sides, also of insets that are 0.
  package init(
    _ program: LayoutProgram, as environment: LayoutEnvironment, known: [UInt8]? = nil,
    guideSides sides: [UInt8]? = nil
  ) {
    let program = program.withMarginsAsGuides()
    let states = (sides ?? known)?.compactMap { GuideState(rawValue: $0) }
    var key = ResolvedProgram.Key(program, at: environment, states: states)
    if sides != nil { key.guides.inheritsZeroInsets = true }
    let resolved = ResolvedProgram(program, key: key)
    let system = LayoutSystem(
      resolved, tree: ViewTree(program.views), references: References(resolved), placesMasks: true)
    systems = [system]
    looseMasks = system.masks.loose(of: system.views)
    framedVariables = system.views.framedVariables
    (keyboardHeight, safeArea) = (environment.keyboardHeight, environment.safeArea)
    reservedRegions = environment.reservedRegions
    parts = system.views.frameParts
    placed = program.steps.placed
  }

  /// Creates a layout of bare engine rows without views: for measurements.
  package init(_ engine: SparseSimplex) {
    let program = LayoutProgram(name: "rows", designSize: .zero)
    let key = ResolvedProgram.Key(truths: [true], direction: .leftToRight, scale: .one)
    let resolved = ResolvedProgram(program, key: key)
    var system = LayoutSystem(resolved, tree: ViewTree(program.views), references: References(resolved))
    system.engine = engine
    system.rows = engine.system.rows.indices.map { .constraint(ConstraintID($0)) }
    systems = [system]
    looseMasks = []
    framedVariables = []
    (keyboardHeight, safeArea, reservedRegions) = (.zero, .zero, [])
    placed = []
  }

  /// The view and the part of its frame of a variable. Positions are from the superview's top-left corner.
  package func part(of variable: VariableID) -> (view: ViewID, part: Ambiguity.Part)? {
    parts.indices.contains(variable.index) ? parts[variable.index] : nil
  }

  /// The variables that are parts of frames.
  package var frameVariables: Set<VariableID> {
    Set(parts.indices.lazy.filter { parts[$0] != nil }.map { VariableID($0) })
  }

  // MARK: - Obstacles

  /// The obstacle that makes the rows infeasible at `size`; nil if they are feasible. Exact.
  package mutating func obstacle(at size: ExactSize) -> Obstacle? { obstacle(among: [size]) }

  /// The obstacle at the first of some sizes where the rows are infeasible; nil if they are feasible at every size. A
  /// mask that runs out of room at one of the sizes comes first: there the rows are others. The components for which
  /// `isFeasible` is true are known to be feasible at all of them.
  package mutating func obstacle(among sizes: [ExactSize], besides isFeasible: [Bool] = []) -> Obstacle? {
    if let collapse = knownCollapse(among: sizes) { return collapse }
    for size in sizes {
      if let obstacle = contradiction(at: size, besides: isFeasible) { return obstacle }
    }
    return nil
  }

  private mutating func contradiction(at size: ExactSize, besides isFeasible: [Bool]) -> Obstacle? {
    for row in system.constantRows {
      if let room = system.writer.room(of: row, at: size) { return .conflict(room: room) }
    }
    if system.rows.isEmpty { return nil }
    guard var proof = system.engine.infeasibility(at: size, besides: isFeasible) else { return nil }
    let chooser = ConflictChooser(system)
    if chooser.hasMaskWithRoom(proof) {
      // The row to break is from the set that a layout would choose.
      var required = system.requiredRows(at: size)
      proof = chooser.chosenSet(required.minimized(proof), &required, budget: SetSearch.layoutBudget).proof
    }
    var room = Affine(.zero)
    for member in proof.rows { room.add(system.engine.rightSide(of: member.row), times: member.multiplier) }
    if !proof.rows.contains(where: { !system.rows[$0.row.index].isSystem }),
      let (view, axis) = chooser.maskToCollapse(proof)
    {
      return .collapse(view, axis, room: room)
    }
    return .conflict(room: room)
  }

  /// Gives the mask of a view the rows of one that ran out of room.
  package mutating func collapse(_ view: ViewID, _ axis: LayoutAxis) { system.setCollapsed(true, view, axis) }

  /// A mask that some constraint needs, and that runs out of room by masks alone up to the root: that is independent of
  /// the constraints.
  private func knownCollapse(among sizes: [ExactSize]) -> Obstacle? {
    if system.masks.slots.isEmpty { return nil }
    // Superviews come before their subviews: later masks do not change earlier ones.
    let lengths = system.masks.lengths(of: system.views)
    for slot in system.masks.slots where !system.views.isLoose[slot] {
      guard let length = lengths[slot], sizes.contains(where: { length.sign(at: $0) < 0 }) else { continue }
      let (view, axis) = system.views.place(slot)
      return .collapse(view, axis, room: length)
    }
    return nil
  }

  // MARK: - Pieces

  /// Moves to a size inside the range: for ``piece(of:)``.
  package mutating func move(to size: ExactSize) {
    self.size = size
    system.engine.move(to: size)
  }

  /// The number of components of the rows.
  package var componentCount: Int { system.rows.isEmpty ? 0 : system.engine.componentCount }

  /// The variables that are in no row: they are in no component, and are ambiguous at every size.
  package var idleVariables: [VariableID] { mutating get { system.rows.isEmpty ? [] : system.engine.idleVariables } }

  /// The root's lengths that a component depends on.
  package mutating func parameters(of component: Int) -> (width: Bool, height: Bool) {
    system.engine.parameters(of: component)
  }

  /// The number of rows of a component.
  package func rowCount(of component: Int) -> Int { system.engine.rowCount(of: component) }

  /// The views of a component, in their order.
  package mutating func views(of component: Int) -> [ViewID] {
    var found: Set<Int> = []
    for row in system.engine.rows(of: component) {
      let rows = system.engine.system.rows
      for term in rows.terms(of: row.index) {
        if let part = part(of: rows.variable(term)) { found.insert(part.view.index) }
      }
    }
    return found.sorted().map { ViewID($0) }
  }

  /// The value of a variable that is in no row.
  package func preferredValue(of variable: VariableID) -> Affine {
    system.engine.system.variables[variable.index].preferred
  }

  /// The variables of a component.
  package mutating func variables(of component: Int) -> Set<VariableID> {
    let rows = system.engine.system.rows
    var found: Set<VariableID> = []
    for row in system.engine.rows(of: component) {
      for term in rows.terms(of: row.index) { found.insert(rows.variable(term)) }
    }
    return found
  }

  /// The parts of frames that are ambiguous at every size, because the view has no constraint along the axis, and no step
  /// places it.
  package var unmentionedParts: [(view: ViewID, part: Ambiguity.Part)] {
    var found: [(view: ViewID, part: Ambiguity.Part)] = []
    let byHand = Set(placed.map { $0.view })
    let views = system.views
    for index in views.resolved.views.indices.dropFirst() {
      let view = ViewID(index)
      if byHand.contains(view) { continue }
      if views.hasGuides && views.resolved.views[index].guide.isDerived { continue }
      for part in Ambiguity.Part.allCases where views.span(view, part.axis) == nil {
        let mask = views.mask(of: view, part.axis)
        if mask == nil && views.resolved.isOpenUnmentioned(view, part) { found.append((view, part)) }
      }
    }
    return found
  }

  /// The number of rows.
  package var rowCount: Int { system.rows.count }

  /// The piece of a component around the current size; nil if required rows contradict each other, or if exact pivots
  /// would take more work than `allowance`, from which the work is subtracted.
  package mutating func piece(
    of component: Int, asking sums: AskedSums = AskedSums(), _ allowance: inout Int
  ) -> AffinePiece? {
    system.engine.piece(of: component, at: size, asking: sums, &allowance)
  }

  /// The right side of the row of `origin`; nil if there is none.
  package func rightSide(of origin: RowOrigin) -> Affine? {
    let rows = system.engine.system.rows
    let row = system.rows.indices.last { system.rows[$0] == origin && !rows.isRemoved($0) }
    return row.map { rows.rightSide(of: $0) }
  }
}
