internal import LayAnalysis
internal import LayRuntime
internal import LaySolver
internal import LayWorkloads

/// Returns the seconds from the rows of a system to a proof for all sizes from 320x480 to 1366x1366: the median of up to five
/// runs, of one if that takes long. Nil if a component is undecided, or rows conflict.
func timeProof(of system: FlatSystem) -> Double? {
  let range = SizeRange(
    ExactSize(width: 320, height: 480), ExactSize(width: 1366, height: 1366))
  let start = Stopwatch()
  var times: [Double] = []
  while times.count < 5, times.isEmpty || start.elapsed < Protocol.patience {
    let watch = Stopwatch()
    guard let engine = exactEngine(system) else { return nil }
    let proof = RowsProof(engine, over: range)
    times.append(watch.seconds)
    if proof.undecidedComponents > 0 || proof.contradictions > 0 { return nil }
  }
  return median(times)
}

/// Returns the engine of layouts with the rows of a system, whose doubles are taken exactly; nil if one is not finite.
private func exactEngine(_ system: FlatSystem) -> SparseSimplex? {
  var engine = SparseSimplex()
  var variables: [VariableID] = []
  for variable in 0..<system.variableCount {
    variables.append(engine.makeVariable(preferred: Affine(.zero), rank: variable))
  }
  for row in 0..<system.rowCount {
    guard let constant = Rational(exactly: system.constants[row]) else { return nil }
    var terms: [EngineRow.Term] = []
    var side = Affine(-constant)
    for term in system.terms(of: row) {
      guard let coefficient = Rational(exactly: system.coefficients[term]) else { return nil }
      switch Int(system.termVariables[term]) {
      case system.widthVariable: side.width -= coefficient
      case system.heightVariable: side.height -= coefficient
      case let variable: terms.append(EngineRow.Term(variables[variable], coefficient))
      }
    }
    let priority = system.priorities[row]
    _ = engine.add(
      terms, system.relations[row], side, level: priority < 1000 ? .optional(Priority(priority)) : .required)
  }
  for variable in 0..<system.variableCount where system.isNonNegative[variable] && !system.isParameter(variable) {
    _ = engine.add([EngineRow.Term(variables[variable], .one)], .greaterOrEqual, Affine(.zero), level: .required)
  }
  return engine
}
