package import LayNumbers

// The affine pieces of a layout's components.
extension SparseSimplex {
  /// The number of components. Their numbers stay the same as long as the rows do.
  package var componentCount: Int { storage.kernel.componentCount }

  /// Moves to a size without an exact solve, which ``piece(of:at:)`` does.
  package mutating func move(to size: ExactSize) {
    makeUnique()
    _ = storage.kernel.solve(width: size.width.double, height: size.height.double)
  }

  /// Removes many rows: the components of the rest are numbered anew.
  package mutating func remove(_ rows: [RowID]) {
    for row in rows { system.rows.remove(row.index) }
    storage = KernelStorage(system)
  }

  /// The rows of a component.
  package mutating func rows(of component: Int) -> [RowID] { storage.kernel.rowIDs(of: component) }

  /// The number of rows of a component.
  package func rowCount(of component: Int) -> Int { storage.kernel.rowCount(of: component) }

  /// The variables that are in no row: they are ambiguous at every size.
  package var idleVariables: [VariableID] {
    mutating get {
      var idle: [Int32] = []
      storage.kernel.addIdleVariables(among: system.variables.count, to: &idle)
      return idle.map { VariableID(Int($0)) }
    }
  }

  /// The root's lengths that right sides of a component depend on.
  package mutating func parameters(of component: Int) -> (width: Bool, height: Bool) {
    var found = (width: false, height: false)
    for row in rows(of: component) {
      let side = system.rows.rightSide(of: row.index)
      if !side.width.isZero { found.width = true }
      if !side.height.isZero { found.height = true }
    }
    return found
  }

  /// The piece of a component around the current size; nil if required rows contradict each other, or if the
  /// search in exact numbers takes more work than `allowance`, from which its work is subtracted.
  package mutating func piece(
    of component: Int, at size: ExactSize, asking sums: AskedSums, _ allowance: inout Int
  ) -> AffinePiece? {
    if hasUniqueSolution(component, at: size) { return check.piece(system.rows) }
    check.mostWork = max(allowance, 0)
    defer { check.mostWork = Int.max }
    let isProved = prove(component, at: size, improving: true)
    allowance -= check.work
    return isProved ? provedPiece(sums) : nil
  }

  /// The piece of a component around the current size and `parameters`, which the right sides of rows with `slopes` belong to; nil as
  /// for ``piece(of:at:asking:_:)``.
  package mutating func piece(
    of component: Int, at point: SpacePoint, _ slopes: RowSlopes, asking sums: AskedSums, _ allowance: inout Int
  ) -> SpacePiece? {
    let plain = piece(of: component, at: point.size, asking: sums, &allowance)
    guard let plain else { return nil }
    var piece = check.piece(system.rows, at: point.parameters, slopes)
    (piece.undecided, piece.undecidedSums) = (plain.undecided, plain.undecidedSums)
    return piece
  }

  /// The solution of a component at every size in the convex hull of `corners` and for all amounts of `changes`, which are independent
  /// of each other; nil if it is not proved that one basis is optimal, and the solution unique, for all of them. `size` is the
  /// current one (``move(to:)``).
  package mutating func response(
    of component: Int, at size: ExactSize, over corners: [ExactSize], to changes: [SideChange],
    keeping wanted: Set<VariableID>
  ) -> SideResponse? {
    guard hasUniqueSolution(component, at: size) else { return nil }
    return check.response(system.rows, over: corners, to: changes, keeping: wanted)
  }

  /// True if the kernel's solution of a component at the current size is proved optimal, and no other is: the kernel excludes moves
  /// at no cost.
  private mutating func hasUniqueSolution(_ component: Int, at size: ExactSize) -> Bool {
    var active: [Int32] = []
    return storage.kernel.isSolved(component) && storage.kernel.addActiveRows(of: component, to: &active)
      && prove(component, at: size, improving: false)
  }

  /// The piece of the component proved last.
  private func provedPiece(_ sums: AskedSums) -> AffinePiece {
    var piece = check.piece(system.rows)
    guard var face = openFace() else { return piece }
    piece.undecided = face.undecidedVariables
    piece.undecidedSums = face.undecidedSums(sums)
    return piece
  }

  private mutating func prove(_ component: Int, at size: ExactSize, improving: Bool) -> Bool {
    check.run(
      component, of: &storage.kernel, system.rows, variableCount: system.variables.count, at: size,
      improving: improving) == nil
  }
}
