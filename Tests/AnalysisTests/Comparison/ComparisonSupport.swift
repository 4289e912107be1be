import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// The only layout of a text.
func layout(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CompiledLayout {
  let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  #expect(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message))\n\(text)", sourceLocation: sourceLocation)
  return try #require(compilation.layouts.first, sourceLocation: sourceLocation)
}

/// The comparison of two texts with a layout each, in both directions.
func comparison(
  _ first: String, _ second: String, direction: InterfaceDirection? = nil, map: [(first: String, second: String)] = []
) throws -> LayoutComparison {
  var options = CheckOptions()
  options.checksBothDirections = direction == nil
  options.direction = direction ?? .leftToRight
  let (one, two) = (try layout(first), try layout(second))
  return compareLayouts(one, two, try ViewPairs(one, two, named: map), options: options)
}

/// Layouts of two texts that are compared by solving both, for tests of what comparisons claim.
struct SolvedPair {
  let first, second: CompiledLayout
  private var one, two: Layout

  init(_ first: CompiledLayout, _ second: CompiledLayout) {
    (self.first, self.second) = (first, second)
    (one, two) = (Layout(first.program), Layout(second.program))
  }

  /// Lays out both in an environment; true if neither has a conflict or an ambiguous number.
  mutating func move(to size: ExactSize, _ direction: InterfaceDirection, state: String?) -> Bool {
    let place = LayoutEnvironment(size: size, direction: direction)
    let reports = [
      one.resize(to: place.inState(state.flatMap { first.program.state(named: $0) })),
      two.resize(to: place.inState(state.flatMap { second.program.state(named: $0) })),
    ]
    return reports.allSatisfy { $0.conflicts.isEmpty && $0.ambiguities.isEmpty }
  }

  /// The frames of a pair of views, relative to the root.
  func frames(_ pair: ViewPairs.Pair) -> (ExactRect, ExactRect) {
    (rootFrames(of: one)[pair.first.index], rootFrames(of: two)[pair.second.index])
  }
}
