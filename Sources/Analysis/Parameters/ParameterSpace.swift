internal import LayCompiler
internal import LayRuntime

/// The values that the parameters of a layout may have, with the layout at some of them.
struct ParameterSpace {
  /// A layout with parameters greater than the lowest.
  struct Variation {
    /// The difference from the lowest value, by parameter.
    var distances: [Rational]
    var layout: CompiledLayout
  }

  /// What the space of a layout depends on besides the layout.
  struct Surroundings: Hashable {
    /// The greatest inset of the bottom of the safe area.
    var bottomInset: Rational
    /// True if the safe area is that of the layout's `sizes`.
    var declaresSafeArea: Bool
  }

  /// True if all masks have room at all sizes, with all combinations of lowest and highest values.
  var masksHaveRoom = false
  /// The metrics with their ranges.
  let parameters: [ProgramParameter]
  /// The layout with all parameters at their lowest values.
  let lowest: CompiledLayout
  /// The layout with one parameter at its highest value, for each.
  private(set) var highest: [Variation] = []
  /// Layouts with one parameter between its ends, for each, and one with all of them there: what is affine in them agrees with the lines
  /// through the ends.
  private(set) var probes: [Variation] = []

  /// Creates the space of a layout of `compilation` in the languages of `options`; nil if it cannot be compiled with other values.
  /// A keyboard begins above the bottom of the safe area: below, it changes nothing.
  /// The insets of the safe area have no ranges in a pose, which has its own (`declaresSafeArea`).
  init?(
    _ layout: CompiledLayout, _ compilation: Compilation, _ options: CheckOptions, _ surroundings: Surroundings
  ) {
    parameters = layout.parameters.compactMap { parameter in
      guard let number = parameter.environment else { return parameter }
      return number == .keyboard
        ? parameter.above(surroundings.bottomInset) : surroundings.declaresSafeArea ? parameter : nil
    }
    lowest = layout.translated(for: options)
    let parameters = parameters
    let ranges = parameters.map { $0.highest - $0.lowest }
    let inside = ranges.indices.map { ranges[$0] * (ParameterSpace.probeShare + Rational($0, 64)) }
    func variation(_ distances: [Rational]) -> Variation? {
      let values = zip(parameters, distances).map { NamedNumber(name: $0.settableName, value: $0.lowest + $1) }
      let metrics = values.filter { $0.environment == nil }
      let found = metrics.isEmpty ? layout : compilation.layout(named: layout.name, with: metrics)
      return found.map { Variation(distances: distances, layout: $0.translated(for: options)) }
    }
    for index in parameters.indices {
      func alone(_ distances: [Rational]) -> [Rational] { ranges.indices.map { $0 == index ? distances[$0] : .zero } }
      guard let end = variation(alone(ranges)), let probe = variation(alone(inside)) else { return nil }
      highest.append(end)
      probes.append(probe)
    }
    guard let all = variation(inside) else { return nil }
    probes.append(all)
  }

  /// True if the keyboard and the bottom of the safe area have ranges: the top of the keyboard's guide is the higher of two numbers.
  var hasTwoBottoms: Bool {
    let numbers = parameters.compactMap { $0.environment }
    return numbers.contains(.keyboard) && numbers.contains(.safeAreaBottom)
  }

  /// The reason why a space with ``hasTwoBottoms`` is not decided.
  static let twoBottoms = "both the keyboard and the bottom of the safe area have ranges"

  /// The environments of ``layouts``.
  func environments(_ environment: LayoutEnvironment) -> [LayoutEnvironment] {
    let lowest = lowestValues
    let values = [lowest] + (highest + probes).map { zip(lowest, $0.distances).map { $0 + $1 } }
    return values.map { self.environment(environment, at: $0) }
  }

  /// An environment at values of the parameters.
  func environment(_ environment: LayoutEnvironment, at values: [Rational]) -> LayoutEnvironment {
    var own = environment
    for (parameter, value) in zip(parameters, values) { parameter.environment?.set(value, in: &own) }
    return own
  }

  /// The place of a probe as a share of the range. Constants are sums, products and quotients of metrics, since choices by them are
  /// errors: one that is not affine agrees with the line through its ends at most at a few places, and at this one only if it was made
  /// for that.
  private static let probeShare = Rational(8807, 16384)

  /// The program with constants between those at the ends of the parameters.
  func program(at values: [Rational]) -> LayoutProgram {
    var program = lowest.program
    for (number, other) in highest.enumerated() {
      let share = (values[number] - lowestValues[number]) / other.distances[number]
      let pairs = zip(lowest.program.constraints, other.layout.program.constraints)
      for (index, (own, moved)) in pairs.enumerated() where own.constant != moved.constant {
        program.constraints[index].constant += share * (moved.constant - own.constant)
      }
    }
    return program
  }

  /// The interval of each parameter.
  var intervals: [(lowest: Rational, highest: Rational)] { parameters.map { ($0.lowest, $0.highest) } }

  /// The greatest value of each parameter.
  var highestValues: [Rational] { parameters.map { $0.highest } }

  /// The lowest value of each parameter.
  var lowestValues: [Rational] { parameters.map { $0.lowest } }

  /// The lowest layout, then the others.
  var layouts: [CompiledLayout] { [lowest] + (highest + probes).map { $0.layout } }
}

extension ProgramParameter {
  /// The heights of a keyboard above a bottom inset; nil if there are none.
  fileprivate func above(_ inset: Rational) -> ProgramParameter? {
    if highest <= inset { return nil }
    var own = self
    own.lowest = max(lowest, inset)
    return own
  }
}

extension Compilation {
  /// A layout with other numbers for metrics; nil if it cannot be compiled.
  func layout(named name: String, with numbers: [NamedNumber]) -> CompiledLayout? {
    let found = recompiled(setting: numbers)
    return found.hasErrors ? nil : found.layouts.first { $0.name == name }
  }
}
