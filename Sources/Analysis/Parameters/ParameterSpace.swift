internal import LayCompiler
internal import LayRuntime

/// The values that the parameters of a layout may have, with the layout at some of them.
struct ParameterSpace {
  /// A layout with one parameter greater than the lowest.
  struct Variation {
    /// The index of the parameter.
    var parameter: Int
    /// The difference from its lowest value.
    var distance: Rational
    var layout: CompiledLayout
  }

  /// True if all masks have room at all sizes, with all combinations of lowest and highest values.
  var masksHaveRoom = false
  /// The metrics with their ranges.
  let parameters: [ProgramParameter]
  /// The layout with all parameters at their lowest values.
  let lowest: CompiledLayout
  /// The layout with one parameter at its highest value, for each.
  private(set) var highest: [Variation] = []
  /// The layout with one parameter between its ends, for each: what is affine in it agrees there with the line through both ends.
  private(set) var probes: [Variation] = []

  /// Creates the space of a layout of `compilation` in the languages of `options`; nil if it cannot be compiled with other values.
  init?(_ layout: CompiledLayout, _ compilation: Compilation, _ options: CheckOptions) {
    (parameters, lowest) = (layout.parameters, layout.translated(for: options))
    for (index, parameter) in parameters.enumerated() {
      let distance = parameter.highest - parameter.lowest
      for (isProbe, distance) in [(false, distance), (true, distance * ParameterSpace.probeFactor)] {
        let value = NamedNumber(name: parameter.name, value: parameter.lowest + distance)
        guard let other = compilation.layout(named: layout.name, with: [value]) else { return nil }
        let found = Variation(parameter: index, distance: distance, layout: other.translated(for: options))
        if isProbe { probes.append(found) } else { highest.append(found) }
      }
    }
  }

  /// The place of a probe as a share of the range. Constants are sums, products and quotients of metrics, since choices by them are
  /// errors: one that is not affine agrees with the line through its ends at most at a few places, and at this one only if it was made
  /// for that.
  private static let probeFactor = Rational(8807, 16384)

  /// The program with constants between those at the ends of the parameters.
  func program(at values: [Rational]) -> LayoutProgram {
    var program = lowest.program
    for other in highest {
      let share = (values[other.parameter] - lowestValues[other.parameter]) / other.distance
      let pairs = zip(lowest.program.constraints, other.layout.program.constraints)
      for (index, (own, moved)) in pairs.enumerated() where own.constant != moved.constant {
        program.constraints[index].constant += share * (moved.constant - own.constant)
      }
    }
    return program
  }

  /// The interval of each parameter.
  var intervals: [(lowest: Rational, highest: Rational)] { parameters.map { ($0.lowest, $0.highest) } }

  /// The lowest value of each parameter.
  var lowestValues: [Rational] { parameters.map { $0.lowest } }

  /// The lowest layout, then the others.
  var layouts: [CompiledLayout] { [lowest] + (highest + probes).map { $0.layout } }
}

extension Compilation {
  /// A layout with other numbers for metrics; nil if it cannot be compiled.
  func layout(named name: String, with numbers: [NamedNumber]) -> CompiledLayout? {
    let found = recompiled(setting: numbers)
    return found.hasErrors ? nil : found.layouts.first { $0.name == name }
  }
}
