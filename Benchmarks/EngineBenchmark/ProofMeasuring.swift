internal import LayAnalysis
internal import LayRuntime
internal import LayWorkloads

/// Seconds from the rows of a system to a proof for every size from 320x480 to 1366x1366: the median of up to five runs, of
/// one where that takes long. Nil if something was given up, or rows contradict each other.
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

/// The engine of layouts with the rows of a system, its doubles taken as they are; nil if one is not finite.
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
