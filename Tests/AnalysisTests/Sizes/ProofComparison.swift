import LayCompiler
import Testing

@testable import LayAnalysis
@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// What a proof says of single sizes, beside what laying out at them finds.
struct ProofComparison {
  let layout: RandomLayout
  let proof: LayoutProof
  /// Sizes that were compared, and how many of them had what.
  private(set) var sizes = 0
  private(set) var conflicts = 0
  private(set) var ambiguities = 0
  private(set) var collapses = 0
  /// How many sizes had texts of several lines, and how many such that are not settled.
  private(set) var texts = 0
  private(set) var unsettled = 0
  /// How many sets and ranges were looked at closely; at most three of each are.
  private(set) var sets = 0
  private(set) var ranges = 0
  /// In what the proof and the engine differ.
  private(set) var differences: [String] = []

  private let name: String
  private var engine: Layout

  init(_ layout: RandomLayout, seed: UInt64) {
    self.layout = layout
    name = "seed \(seed)"
    proof = LayoutProof(layout.program, over: layout.range, layout.environment(layout.range.lowest))
    engine = Layout(layout.program)
    // Of texts whose width is open nobody knows how many lines they take.
    let isOpen = proof.undecided.contains { $0.reason != .openWidths }
    if proof.hasTooManyCells || isOpen {
      differences.append("\(name): \(proof.undecidedComponents) components are not decided")
    }
  }

  /// Compares at a size; at one outside of the range only that no part has it.
  mutating func look(at size: ExactSize) {
    let cells = proof.cells.filter { $0.cell.contains(size) }
    guard layout.range.contains(size) else { return }
    // Where the width of a text is open, its number of lines is nothing that a part says.
    if cells.contains(where: { !$0.undecided.isEmpty }) { return }
    // Pieces on which texts take as many lines share their edges.
    guard let cell = cells.first, cells.count == 1 || cells.allSatisfy({ $0.cell.hasLines(of: cell.cell) })
    else {
      return note("\(cells.count) parts", at: size)
    }
    sizes += 1
    let report = engine.resize(to: layout.environment(size))
    compareTexts(report, cell, at: size)
    compareCollapses(report, cell, at: size)
    let isConflict = cell.contradictions.contains { $0.holds(at: size) }
    if isConflict != !report.conflicts.isEmpty {
      return note("\(report.conflicts.count) conflicts, and the proof says \(isConflict)", at: size)
    }
    if isConflict {
      conflicts += 1
      compareSets(report, cell, at: size)
    } else {
      compareOpenings(report, cell, at: size)
      compareRanges(report, at: size)
    }
  }

  /// Compares at every end of what the proof found, and a thousandth of a point to both sides.
  mutating func lookAtEnds(limit: Int) {
    var regions: [SizeRegion] = []
    for cell in proof.cells {
      regions += cell.contradictions.map { $0.region } + cell.collapsings.map { $0.region }
      regions += cell.openings.map { $0.region } + cell.unsettledTexts.map { $0.region }
      if cell.cell.part != nil { regions.append(cell.cell.region) }
    }
    var known: Set<ExactSize> = []
    for region in regions {
      for end in region.ends where known.count < limit && known.insert(end).inserted {
        for shift in [Rational(-1, 1000), .zero, Rational(1, 1000)] {
          look(at: ExactSize(width: end.width + shift, height: end.height))
          look(at: ExactSize(width: end.width, height: end.height + shift))
        }
      }
    }
  }

  private mutating func note(_ difference: String, at size: ExactSize) {
    differences.append("\(name) at \(size.spelled): \(difference)")
  }

  private mutating func compareTexts(_ report: LayoutReport, _ cell: CellProof, at size: ExactSize) {
    guard let part = cell.cell.part, report.conflicts.isEmpty else { return }
    let lines = engine.state.system.textRows.map { $0.lines }
    texts += 1
    let followed = part.followedTexts ?? Set(lines.indices)
    if followed.contains(where: { lines[$0] != part.lines[$0] }) {
      note("texts take \(lines) lines, and the proof says \(part.lines)", at: size)
    }
    let said = Set(cell.unsettledTexts.filter { $0.region.contains(size) }.map { $0.view })
    if !said.isEmpty { unsettled += 1 }
    if said != Set(report.unsettledTexts.map { $0.view }) { note("texts \(said) are said to be unsettled", at: size) }
  }

  private mutating func compareCollapses(_ report: LayoutReport, _ cell: CellProof, at size: ExactSize) {
    // What a mask leaves of an open length is for the choice to say.
    let open = cell.openings.filter { !$0.part.isPosition && $0.region.contains(size) }.map {
      FrameAxis(view: $0.view, axis: $0.part.axis)
    }
    let found = Set(report.collapses.map { FrameAxis(view: $0.view, axis: $0.axis) }).subtracting(open)
    let proved = cell.collapsings.filter { $0.holds(at: size) }.map { $0.place }
    let said = Set(proved.map { FrameAxis(view: $0.view, axis: $0.axis) })
    if !found.isEmpty { collapses += 1 }
    // Where a rule is broken for it, no mask yields.
    if found != said && report.conflicts.isEmpty { note("collapses \(found), and the proof says \(said)", at: size) }
  }

  private mutating func compareSets(_ report: LayoutReport, _ cell: CellProof, at size: ExactSize) {
    for conflict in report.conflicts where sets < 3 {
      sets += 1
      var comparison = ReportComparison(engine)
      comparison.look(at: conflict)
      for difference in comparison.differences { note(difference, at: size) }
      guard let region = cell.region(of: conflict, seenAt: size), region.contains(size) else {
        note("the set is said to conflict elsewhere", at: size)
        continue
      }
      compareRegion(region, of: conflict)
    }
  }

  /// The rows of a set cannot hold at corners and inside of its region, as they are there.
  private mutating func compareRegion(_ region: SizeRegion, of conflict: Conflict) {
    let corners = region.shape.corners.prefix(3) + [region.shape.innerSize(0)]
    for size in corners where region.contains(size) {
      var layout = Layout(layout.program)
      layout.resize(to: self.layout.environment(size), findAmbiguities: false)
      let rows = ReportComparison(layout)
      if !rows.contradict(conflict.members.map { $0.origin }) {
        note("a set is said to conflict, and can hold: \(conflict.members.map(\.row))", at: size)
      }
    }
  }

  private mutating func compareRanges(_ report: LayoutReport, at size: ExactSize) {
    // A design frame takes part in what is left open, so ranges are what is left after it.
    if layout.program.views.contains(where: { $0.placement == .constraints && $0.designFrame != nil }) { return }
    for ambiguity in report.ambiguities where ambiguity.cause == nil && ranges < 3 {
      ranges += 1
      var comparison = ReportComparison(engine)
      comparison.look(at: ambiguity, among: report.ambiguities)
      for difference in comparison.differences { note(difference, at: size) }
    }
  }

  private mutating func compareOpenings(_ report: LayoutReport, _ cell: CellProof, at size: ExactSize) {
    let system = engine.state.system
    var found: Set<FramePart> = []
    let open = system.rows.isEmpty ? [] : openVariables(system, at: size)
    var known: Set<FramePart> = []
    for (slot, span) in system.views.spans.enumerated() {
      guard let span else { continue }
      let (view, axis) = system.views.place(slot)
      let parts = [
        FramePart(view: view, part: axis == .horizontal ? .x : .y),
        FramePart(view: view, part: axis == .horizontal ? .width : .height),
      ]
      known.formUnion(parts)
      for (part, variable) in zip(parts, [span.origin, span.length]) where open.contains(variable) {
        found.insert(part)
      }
    }
    if !found.isEmpty { ambiguities += 1 }
    let said = cell.openings.filter { $0.region.contains(size) }
    let sure = Set(said.filter { $0.region.isSure(at: size) }.map { FramePart(view: $0.view, part: $0.part) })
    let possible = Set(said.map { FramePart(view: $0.view, part: $0.part) })
    let missed = found.subtracting(possible)
    let invented = sure.intersection(known).subtracting(found)
    if !missed.isEmpty { note("open and not in the proof: \(missed)", at: size) }
    if !invented.isEmpty { note("open in the proof alone: \(invented)", at: size) }
  }
}

/// The variables that are open, and not for a frame to decide.
private func openVariables(_ system: LayoutSystem, at size: ExactSize) -> Set<VariableID> {
  var probe = system.engine
  let open = Set(probe.undecided().map { $0.variable })
  let framed = system.views.framedVariables.intersection(open)
  if framed.isEmpty { return open }
  for variable in framed.sorted(by: { $0.rawValue < $1.rawValue }) {
    let value = Affine(system.engine.value(of: variable))
    _ = probe.add(EngineRow([EngineRow.Term(variable, .one)], .equal, value))
  }
  #expect(probe.solve(width: size.width, height: size.height) == .optimal)
  return Set(probe.undecided().map { $0.variable })
}

/// A view along an axis.
struct FrameAxis: Hashable, CustomStringConvertible {
  var view: ViewID
  var axis: LayoutAxis
  var description: String { "v\(view.index - 1) \(axis)" }
}

/// One number of a view's frame.
struct FramePart: Hashable, CustomStringConvertible {
  var view: ViewID
  var part: Ambiguity.Part
  var description: String { "v\(view.index - 1).\(part)" }
}

extension CellProof.Contradiction {
  /// Whether rows contradict each other at a size.
  func holds(at size: ExactSize) -> Bool { region.contains(size) }
}

extension Collapsing {
  /// Whether the mask has less than nothing at a size.
  func holds(at size: ExactSize) -> Bool { region.contains(size) }
}

extension SizeRegion {
  /// Sizes where it ends along one axis, in the middle of the other, and the corners of a polygon with the middles between.
  fileprivate var ends: [ExactSize] {
    if let polygon {
      let corners = polygon.corners
      return corners
        + corners.indices.map { index in
          let next = corners[(index + 1) % corners.count]
          return ExactSize(
            width: (corners[index].width + next.width) / 2, height: (corners[index].height + next.height) / 2)
        }
    }
    return [width.lowest, width.highest].map { ExactSize(width: $0, height: height.middle) }
      + [height.lowest, height.highest].map { ExactSize(width: width.middle, height: $0) }
  }

}

extension SizeRegion {
  /// Whether what it says of a size in it is exact: not so at corners.
  func isSure(at size: ExactSize) -> Bool { shape.dimension < 2 || !shape.corners.contains(size) }
}

extension SizeCell {
  /// True if the texts that both cells follow have the same numbers of lines.
  fileprivate func hasLines(of other: SizeCell) -> Bool {
    guard let part, let otherPart = other.part else { return part == nil && other.part == nil }
    let indices = Set(part.lines.indices)
    return indices.intersection(part.followedTexts ?? indices).intersection(otherPart.followedTexts ?? indices)
      .allSatisfy { part.lines[$0] == otherPart.lines[$0] }
  }
}
