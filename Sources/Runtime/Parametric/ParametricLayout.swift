/// The rows of a program where its conditions are what they are in one environment, at any size of the root: what proofs
/// over all sizes ask (SEMANTICS §4.6).
///
/// Masks that ran out of room have other rows. Which they are is for the asker to say (``collapse(_:_:)``), since it is not
/// the same at all sizes. Views that masks place all have rows; but a mask that no rule needs does not keep the view that it
/// measures from getting too small for it, so its length may come out below 0 (``looseMasks``), which means 0.
package struct ParametricLayout: Sendable {
  /// What keeps the rows from holding at a size.
  package enum Obstacle: Sendable {
    /// The mask of a view asks for less than nothing where `room` is below 0.
    case collapse(ViewID, Axis, room: Affine)
    /// Rows contradict each other where `room` is below 0.
    case conflict(room: Affine)
  }

  var system: LayoutSystem<SparseSimplex>
  private(set) var size = ExactSize(width: .zero, height: .zero)
  /// Of each variable, the view and the number of its frame.
  private var parts: [(view: ViewID, part: Ambiguity.Part)?] = []
  /// Masks that have no say in what rules decide; superviews first.
  package let looseMasks: [LooseMask]
  /// The variables of views that rules place and whose frames decide what these leave open.
  package let framedVariables: Set<VariableID>

  /// The views that steps place.
  private let placed: [StepPlaced]

  /// The rows of `program` as they are in `environment`.
  package init(_ program: LayoutProgram, as environment: Environment) {
    let program = program.withMarginsAsGuides()
    let key = ResolvedProgram.Key(program, at: environment)
    let resolved = ResolvedProgram(program, key: key)
    system = LayoutSystem(
      resolved, tree: ViewTree(program.views), references: References(resolved), placesMasks: true)
    looseMasks = system.looseMasks
    framedVariables = system.framedVariables
    parts = system.frameParts
    placed = program.steps.placed
  }

  /// Bare rows of an engine, of no views: for measurements.
  package init(_ engine: SparseSimplex) {
    let program = LayoutProgram(name: "rows", designSize: .zero)
    let key = ResolvedProgram.Key(truths: [true], direction: .leftToRight, scale: .one)
    let resolved = ResolvedProgram(program, key: key)
    system = LayoutSystem(resolved, tree: ViewTree(program.views), references: References(resolved))
    system.engine = engine
    system.rows = engine.system.rows.indices.map { .constraint(ConstraintID($0)) }
    looseMasks = []
    framedVariables = []
    placed = []
  }

  /// The view and the number of its frame that a variable stands for. Positions are from the superview's top-left corner.
  package func part(of variable: VariableID) -> (view: ViewID, part: Ambiguity.Part)? {
    parts.indices.contains(variable.index) ? parts[variable.index] : nil
  }

  // MARK: - Obstacles

  /// What keeps the rows from holding at `size`: nil if nothing does. Exact.
  package mutating func obstacle(at size: ExactSize) -> Obstacle? { obstacle(among: [size]) }

  /// What keeps the rows from holding at the first of some sizes where something does; nil if nothing does at any. A mask that
  /// runs out of room at one of them comes first: where it has, the rows are others.
  package mutating func obstacle(among sizes: [ExactSize]) -> Obstacle? {
    if let collapse = knownCollapse(among: sizes) { return collapse }
    for size in sizes {
      if let obstacle = contradiction(at: size) { return obstacle }
    }
    return nil
  }

  private mutating func contradiction(at size: ExactSize) -> Obstacle? {
    for row in system.constantRows {
      if let room = system.room(ofConstantRow: row, at: size) { return .conflict(room: room) }
    }
    if system.rows.isEmpty { return nil }
    guard case .infeasible(var proof) = system.engine.solveForAny(at: size) else { return nil }
    if system.hasMaskWithRoom(proof) {
      // What gives way is of the set that is chosen where it is laid out.
      var required = system.requiredRows(at: size)
      proof = system.chosenSet(required.minimized(proof), &required, budget: SetSearch.layoutBudget).proof
    }
    var room = Affine(.zero)
    for member in proof.rows { room.add(system.engine.rightSide(of: member.row), times: member.multiplier) }
    if !proof.rows.contains(where: { !system.rows[$0.row.index].isSystem }),
      let (view, axis) = system.maskToCollapse(proof)
    {
      return .collapse(view, axis, room: room)
    }
    return .conflict(room: room)
  }

  /// Lets the mask of a view have the rows of one that ran out of room.
  package mutating func collapse(_ view: ViewID, _ axis: Axis) { system.setCollapsed(true, view, axis) }

  /// A mask that some rule needs, and that asks for less than nothing by masks alone up to the root: that is decided before
  /// any rule is asked.
  private func knownCollapse(among sizes: [ExactSize]) -> Obstacle? {
    if system.maskSlots.isEmpty { return nil }
    // Superviews stand before their subviews: what is found first is not changed by what is found later.
    let lengths = system.knownMaskLengths()
    for slot in system.maskSlots where !system.isLoose[slot] {
      guard let length = lengths[slot], sizes.contains(where: { length.sign(at: $0) < 0 }) else { continue }
      let (view, axis) = system.place(slot)
      return .collapse(view, axis, room: length)
    }
    return nil
  }

  // MARK: - Pieces

  /// Goes to a size inside the range: for ``piece(of:)``.
  package mutating func move(to size: ExactSize) {
    self.size = size
    system.engine.move(to: size)
  }

  /// How many components the rows fall into.
  package var componentCount: Int { system.rows.isEmpty ? 0 : system.engine.componentCount }

  /// The variables that no row speaks of: they are in no component, and nothing decides them at any size.
  package var idleVariables: [VariableID] { mutating get { system.rows.isEmpty ? [] : system.engine.idleVariables } }

  /// Which of the root's lengths a component depends on.
  package mutating func parameters(of component: Int) -> (width: Bool, height: Bool) {
    system.engine.parameters(of: component)
  }

  /// How many rows a component has.
  package func rowCount(of component: Int) -> Int { system.engine.rowCount(of: component) }

  /// The views that a component speaks of, in their order.
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

  /// Where a variable is that no row speaks of.
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

  /// The numbers of frames that nothing decides at any size, because no row speaks of the view along the axis, and no step places it.
  package var unmentionedParts: [(view: ViewID, part: Ambiguity.Part)] {
    var found: [(view: ViewID, part: Ambiguity.Part)] = []
    let byHand = Set(placed.map { $0.view })
    for index in system.resolved.views.indices.dropFirst() {
      let view = ViewID(index)
      if byHand.contains(view) { continue }
      if system.hasGuides && system.resolved.views[index].guide.isDerived { continue }
      for part in Ambiguity.Part.allCases where system.spans[system.slot(view, part.axis)] == nil {
        let mask = system.references.mask(of: view, part.axis, in: system.resolved)
        if mask == nil && system.isOpenUnmentioned(view, part) { found.append((view, part)) }
      }
    }
    return found
  }

  /// How many rows there are.
  package var rowCount: Int { system.rows.count }

  /// The piece of a component around the size moved to; nil where required rows contradict each other, or where exact pivots
  /// would take more work than `allowance`, off which it is taken.
  package mutating func piece(
    of component: Int, asking sums: AskedSums = AskedSums(), _ allowance: inout Int
  ) -> AffinePiece? {
    system.engine.piece(of: component, at: size, asking: sums, &allowance)
  }
}

extension LayoutSystem {
  /// Of each variable, the view and the number of its frame that it stands for; nil for others.
  var frameParts: [(view: ViewID, part: Ambiguity.Part)?] {
    var parts: [(view: ViewID, part: Ambiguity.Part)?] = []
    func note(_ variable: VariableID, _ view: ViewID, _ part: Ambiguity.Part) {
      while parts.count <= variable.index { parts.append(nil) }
      parts[variable.index] = (view, part)
    }
    for (slot, span) in spans.enumerated() {
      guard let span else { continue }
      let (view, axis) = place(slot)
      note(span.origin, view, axis == .horizontal ? .x : .y)
      note(span.length, view, axis == .horizontal ? .width : .height)
    }
    return parts
  }

  /// Of a required row without variables that does not hold at `size`, a number that is below 0 where that is so.
  mutating func room(ofConstantRow id: ConstraintID, at size: ExactSize) -> Affine? {
    let constraint = resolved.constraints[id.index]
    if Level(constraint.priority) != .required { return nil }
    build(id.index)
    // The row says `0 relation right`.
    let right = builder.rightSide(constraint.constant)
    let value = right.value(at: size)
    if constraint.relation.holds(.zero, value) { return nil }
    return value.sign < 0 ? right : right.negated
  }
}
