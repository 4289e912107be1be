internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// Metrics, constants and the state of a loaded layout.

extension LoadedLayout {
  /// The names of the metrics, in the order of the text.
  public var metricNames: [String] { source?.compiled.metrics.map { $0.name } ?? [] }

  /// The paths of the named constraints, with dots: `cap`, `form.cap`. Constraints that share a name have one entry.
  public var constraintNames: [String] { constraints.names }

  /// The names of the states.
  public var stateNames: [String] { program.states }

  /// The name of the selected state; nil for the base.
  public var state: String? {
    environment.state.flatMap { program.states.indices.contains($0.index) ? program.states[$0.index] : nil }
  }

  /// Selects the state `name`, nil for the base, and lays out.
  ///
  /// Throws ``LayoutChangeError/unknownState(_:nearest:)``.
  public mutating func setState(_ name: String?) throws(LayoutChangeError) {
    guard let name else { return layOut(in: environment.inState(nil)) }
    guard let state = program.state(named: name) else {
      throw .unknownState(name, nearest: nearest(to: name, among: stateNames))
    }
    layOut(in: environment.inState(state))
  }

  /// Sets the constant of the constraint `name` (`cap`, or `form/cap` inside `form`), and lays out. The constant is the
  /// number on the right when the first attribute is alone on the left, points. While a `when` or the state sets it,
  /// that takes precedence.
  ///
  /// Throws an error if there is no single constraint of that name or the value is not finite.
  public mutating func setConstant(_ name: String, to value: Double) throws(LayoutChangeError) {
    guard let value = Rational(exactly: value) else { throw .notFinite }
    let name = name.dotted
    let found = constraints[name]
    guard let id = found.first else {
      throw .unknownConstraint(name, nearest: nearest(to: name, among: constraintNames))
    }
    if found.count > 1 { throw .severalConstraints(name) }
    constants.set(name, to: value)
    layout.setConstant(value, of: id)
    layOut(in: environment)
  }

  /// Sets the metric `name`, and lays out; constants that were set before remain. The text is compiled again, which
  /// takes longer than a change of a constant. The selected state remains too, or becomes the base if the layout no
  /// longer has a state of its name.
  ///
  /// Throws an error if there is no such metric, the value is not finite, or the text has errors with it.
  public mutating func setMetric(_ name: String, to value: Double) throws(LayoutChangeError) {
    guard let value = Rational(exactly: value) else { throw .notFinite }
    guard let source, metricNames.contains(name) else {
      throw .unknownMetric(name, nearest: nearest(to: name, among: metricNames))
    }
    var metrics = metrics
    metrics.set(name, to: value)
    let changed = source.compilation.recompiled(setting: metrics)
    guard !changed.hasErrors, let again = changed.layouts.first(where: { $0.name == source.compiled.name }) else {
      throw .errors(metric: name, changed.problems)
    }
    self.metrics = metrics
    replace(by: LoadedSource(compilation: changed, compiled: again))
  }

  /// Replaces the layout by the one of a changed text, with the same constants and environment. Its states may have
  /// other numbers: those of components follow the loops around these.
  private mutating func replace(by changed: LoadedSource) {
    var next = LoadedLayout(changed)
    let environment = environment.inState(state.flatMap { next.program.state(named: $0) })
    for constant in constants {
      let found = next.constraints[constant.name]
      if found.count == 1 { next.layout.setConstant(constant.value, of: found[0]) }
    }
    (next.metrics, next.constants) = (metrics, constants)
    next.layOut(in: environment)
    self = next
  }
}

/// The named constraints of a program.
struct ConstraintNames: Sendable {
  /// The paths with dots, without the layout's name, in source order.
  private(set) var names: [String] = []
  private var ids: [String: [ConstraintID]] = [:]

  /// Collects the names of `program`.
  init(_ program: LayoutProgram) {
    let prefix = Array((program.name + ".").utf8)
    for (index, constraint) in program.constraints.enumerated() where !constraint.name.isEmpty {
      let path = constraint.name.dotted
      let isFull = path.utf8.starts(with: prefix)
      let name = isFull ? String(Substring(path.utf8.dropFirst(prefix.count))) : path
      if ids[name] == nil { names.append(name) }
      ids[name, default: []].append(ConstraintID(index))
    }
  }

  /// The constraints of a name: several for those of a chain.
  subscript(name: String) -> [ConstraintID] { ids[name] ?? [] }
}

extension [NamedNumber] {
  /// Sets the number of `name`.
  fileprivate mutating func set(_ name: String, to value: Rational) {
    guard let index = firstIndex(where: { $0.name == name }) else {
      append(NamedNumber(name: name, value: value))
      return
    }
    self[index].value = value
  }
}
