internal import LayNumbers
internal import LaySolver

/// A connected component of a system, with its linear program and its last solution.
struct Component: Sendable {
  let part: Partition.Part
  /// Nil until it is needed, and after a row has changed its level.
  private var program: LexicographicDual?
  /// True if ``values`` are those of the size that ``program`` is at.
  private var isSolved = false
  /// True if ``program`` was derived from the rows by nothing but proofs and the rows broken for them.
  ///
  /// Its next proof then depends on nothing else.
  private var isProving = false
  /// All optimal solutions at the last size; nil if there is one.
  private var face: Face?
  /// The values of the part's variables, in order.
  private(set) var values: [Rational]

  init(_ part: Partition.Part) {
    self.part = part
    values = [Rational](repeating: .zero, count: part.variables.count)
  }

  /// Solves at a size of the root. Returns the proof if the required rows are infeasible; the values stay as they were
  /// then.
  mutating func solve(width: Rational, height: Rational, _ system: OracleSystem) -> Infeasibility? {
    if isSolved, let program, program.tableau.width == width, program.tableau.height == height { return nil }
    isSolved = false
    face = nil
    if let proof = runProgram(width, height, system) { return proof }
    readValues(system)
    isSolved = true
    return nil
  }

  /// The program is moved out while it works, so that there is one copy of it.
  private mutating func runProgram(_ width: Rational, _ height: Rational, _ system: OracleSystem) -> Infeasibility? {
    if var warm = program {
      program = nil
      let goesOn = isProving && warm.tableau.width == width && warm.tableau.height == height
      let proof = warm.solve(width: width, height: height)
      if proof == nil || goesOn { return keep(warm, proof) }
    }
    // A proof starts from a fresh basis: so it depends on the rows alone, not on earlier solves.
    var fresh = LexicographicDual(part, of: system)
    let proof = fresh.solve(width: width, height: height)
    return keep(fresh, proof)
  }

  private mutating func keep(_ program: LexicographicDual, _ proof: Infeasibility?) -> Infeasibility? {
    self.program = program
    isProving = proof != nil
    return proof
  }

  /// Discards the program after the rows of the part changed.
  mutating func invalidate() {
    program = nil
    isSolved = false
  }

  /// Turns a required row into a broken one. After a proof the program continues from its basis, so that many conflicts
  /// cost little more than one.
  mutating func demote(_ row: RowID) {
    isSolved = false
    guard isProving, var stuck = program else { return invalidate() }
    program = nil
    if stuck.demote(row) { program = stuck }
  }

  /// Changes the right side of a row, which must be one of the part.
  mutating func shiftRightSide(of row: RowID, by change: Affine) {
    isSolved = false
    isProving = false
    guard let index = program?.rows.firstIndex(where: { $0.id == row }) else { return }
    program?.shiftRightSide(ofRowAt: index, by: change)
  }

  /// Writes ``values``: of the unique solution, or of the one that the tie-break chooses.
  private mutating func readValues(_ system: OracleSystem) {
    guard let program else { return }
    var chosen = Face(program)
    if !chosen.columns.isEmpty {
      face = chosen
      chosen.breakTies(errors: program.errors, preferences: preferences(chosen, program, system))
    }
    for index in values.indices {
      values[index] = chosen.form(of: part.unknown(at: index))?[.one] ?? .zero
    }
    for (variable, form) in program.definedVariables(on: chosen) {
      values[variable.index - Unknown.parameterCount] = form[.one]
    }
  }

  /// The preferred values at this size of the variables that are not unique, in the order of their ranks.
  private func preferences(_ face: Face, _ program: LexicographicDual, _ system: OracleSystem) -> [Preference] {
    let (width, height) = (program.tableau.width, program.tableau.height)
    let moving = face.variables.map { variable, form in
      let wish = system.variables[id(of: variable).index]
      let value = wish.preferred.constant + wish.preferred.width * width + wish.preferred.height * height
      return (rank: wish.rank, preference: Preference(variable: variable, form: form, value: value))
    }
    let sorted = moving.sorted {
      $0.rank == $1.rank ? $0.preference.variable < $1.preference.variable : $0.rank < $1.rank
    }
    return sorted.map { $0.preference }
  }

  private func id(of variable: Unknown) -> VariableID { part.variables[variable.index - Unknown.parameterCount] }

  /// The variables with more than one optimal value; groups are numbered within the component.
  func undecided() -> [(variable: VariableID, group: Int)] {
    guard let face else { return [] }
    return zip(face.variables, face.groups()).map { (id(of: $0.variable), $1) }
  }

  /// The result of ``ConstraintEngine/openDirections()`` for this component; nil if its solution is unique.
  func openDirections() -> OpenDirections? {
    guard let face, let program else { return nil }
    return face.openDirections(
      program.rows.flatMap { row in row.unknowns.errors(row.relation).map { (row: row.id, error: $0) } }, name: id(of:))
  }

  /// True if the sum of the terms of this component's variables is the same in all optimal solutions.
  func isDecided(_ sum: [EngineRow.Term]) -> Bool {
    guard let face else { return true }
    var form = LinearForm.zero
    for term in sum {
      guard let index = part.position(of: term.variable), let own = face.form(ofVariable: part.unknown(at: index))
      else { continue }
      form.add(own, times: term.coefficient)
    }
    return form.unknowns.isEmpty
  }

  /// The optimal values of the variable at `index`.
  func range(ofVariableAt index: Int) -> ValueRange {
    face?.range(of: part.unknown(at: index)) ?? ValueRange(lowest: values[index], highest: values[index])
  }
}
