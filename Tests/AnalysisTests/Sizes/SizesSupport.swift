@testable import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// The proof of the only cell of a layout over a range of widths and heights.
func cellProof(
  _ text: String, widths: (Int, Int), heights: (Int, Int), sourceLocation: SourceLocation = #_sourceLocation
) throws -> (proof: CellProof, compiled: CompiledLayout) {
  let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [], sourceLocation: sourceLocation)
  let compiled = try #require(compilation.layouts.first, sourceLocation: sourceLocation)
  let cells = try #require(
    sizeCells(
      compiled.program, from: size(widths.0, heights.0), to: size(widths.1, heights.1),
      LayoutEnvironment(size: size(widths.0, heights.0))), sourceLocation: sourceLocation)
  #expect(cells.count == 1, sourceLocation: sourceLocation)
  return (CellProof(cells[0], of: compiled.program), compiled)
}

extension SizeInterval: CustomStringConvertible {
  /// `[56, 166)`
  public var description: String {
    "\(includesLowest ? "[" : "(")\(lowest), \(highest)\(includesHighest ? "]" : ")")"
  }
}

/// `h1.width (56, 166) x [100, 100]`, sorted.
func openings(_ found: (proof: CellProof, compiled: CompiledLayout)) -> [String] {
  found.proof.openings.map { opening in
    "\(found.compiled.spelledPath(opening.view)).\(opening.part) \(opening.region.width) x \(opening.region.height)"
  }.sorted()
}

/// `[0, 56) x [100, 100]`
func contradictions(_ proof: CellProof) -> [String] {
  proof.contradictions.map { "\($0.region.width) x \($0.region.height)" }
}

/// `inner horizontal [0, 100) x [100, 100]`, sorted.
func collapses(_ found: (proof: CellProof, compiled: CompiledLayout)) -> [String] {
  found.proof.collapsings.map { collapsing in
    let view = found.compiled.program.views[collapsing.place.view.index].name
    return "\(view) \(collapsing.place.axis) \(collapsing.region.width) x \(collapsing.region.height)"
  }.sorted()
}

/// `0x0 100x0 300x400`: the corners of a region that is no product of intervals, else of that.
func corners(_ region: SizeRegion) -> String {
  region.shape.corners.map { $0.spelled }.joined(separator: " ")
}
