import Foundation
import LayCompiler
import Testing

@testable import LayAnalysis
@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// How many random layouts to prove, and from which seed on: `LAYC_LAYOUTS=1000 LAYC_SEED=1 swift test --filter
/// RandomLayoutsTests`.
private struct Amount {
  static let count = number("LAYC_LAYOUTS") ?? 24
  static let first = UInt64(number("LAYC_SEED") ?? 1)
  /// At how many sizes each is compared.
  static let sizes = number("LAYC_SIZES") ?? (count > 60 ? 200 : 12)
  /// And at how many ends of what the proof found, at most.
  static let ends = count > 60 ? 40 : 8

  /// How many with frames beside rules.
  static var framed: Range<UInt64> { first..<first + UInt64(max(12, count / 4)) }

  /// How many whose frames are compared with those of the tie-break as rows.
  static var tied: Range<UInt64> { first..<first + UInt64(max(25, count / 4)) }

  /// How many with texts of several lines, in blocks.
  static var texts: [Range<UInt64>] {
    let size = UInt64(max(8, count / 8))
    return [first..<first + size, first + size..<first + 2 * size]
  }

  /// The seeds of files that are checked as a whole.
  static var files: [Range<UInt64>] {
    let count = number("LAYC_LAYOUTS") ?? 300
    let size = UInt64((count + 3) / 4)
    return (0..<4).map { first + $0 * size..<first + ($0 + 1) * size }
  }
  static let fileSizes = number("LAYC_SIZES") ?? (count > 60 ? 8 : 2)
  static let fileEnds = count > 60 ? 24 : 2

  /// The seeds of files in which a longer run once found a region that was not exact, by cause. Only long runs take the
  /// four slowest, whose causes have other files.
  static var mendedFiles: [UInt64] {
    var seeds: [UInt64] = []
    // Parts of texts were joined over a width of neither (5858, 9613).
    seeds += [641, 4355, 5919, 8227, 9618, 9733, 9755]
    // The regions of a mask were called exact, though other cells had not followed it or a choice decided its room.
    seeds += [2362, 6009, 7197, 8820]
    // Assertions were examined with negative lengths of masks.
    seeds += [3238, 3730]
    // Ambiguities were claimed for an assumed number of lines (4310).
    seeds += [3702]
    // An assertion was said to fail where constraints contradict each other.
    seeds += [3451]
    // A part of a reported set contradicted itself where no set was reported (7010).
    seeds += [6784]
    // The comparison was wrong (9083).
    seeds += [7052, 9560]
    if count > 60 { seeds += [4310, 5858, 9083, 9613] }
    return seeds
  }

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// The seeds, in blocks that run side by side.
  static var blocks: [Range<UInt64>] {
    let size = max(1, (count + 3) / 4)
    return stride(from: 0, to: count, by: size).map {
      first + UInt64($0)..<first + UInt64(min(count, $0 + size))
    }
  }
}

/// What came of comparing reports.
private struct RegionTally {
  var refused = 0
  var sizes = 0
  var conflicts = 0
  var ambiguities = 0
  var collapses = 0
  var failures = 0
  var open = 0
  var proved = 0
  var exact = 0
  var inner = 0

  mutating func add(_ comparison: RegionComparison) {
    sizes += comparison.sizes
    conflicts += comparison.conflicts
    ambiguities += comparison.ambiguities
    collapses += comparison.collapses
    failures += comparison.failures
    open += comparison.open
    proved += comparison.isProved ? 1 : 0
    exact += comparison.exact
    inner += comparison.inner
  }
}

/// Proofs over all sizes against the engine at single ones.
@Suite struct RandomLayoutsTests {
  /// No size contradicts the proof, each end of what it found is where it says, each set of a conflict cannot hold and
  /// loses that with any row, and the ends of each open range are as good as what was chosen.
  @Test(arguments: Amount.blocks)
  func noSizeContradictsAProof(seeds: Range<UInt64>) {
    var (sizes, conflicts, ambiguities, collapses, sets, ranges) = (0, 0, 0, 0, 0, 0)
    for seed in seeds {
      var layout = RandomLayout(seed: seed)
      let asked = layout.sizes(Amount.sizes)
      var comparison = ProofComparison(layout, seed: seed)
      for size in asked { comparison.look(at: size) }
      comparison.lookAtEnds(limit: Amount.ends)
      for difference in comparison.differences.prefix(3) { Issue.record(Comment(rawValue: difference)) }
      sizes += comparison.sizes
      conflicts += comparison.conflicts
      ambiguities += comparison.ambiguities
      collapses += comparison.collapses
      sets += comparison.sets
      ranges += comparison.ranges
    }
    let what: Comment = """
      seeds \(seeds): of \(sizes) sizes \(conflicts) with conflicts, \(ambiguities) with something open, \(collapses) with \
      collapses; \(sets) sets and \(ranges) ranges looked at closely
      """
    #expect(sizes > Amount.sizes * seeds.count, what)
    #expect(conflicts > seeds.count && ambiguities > seeds.count && collapses > 0, what)
    #expect(sets > seeds.count / 2 && ranges > seeds.count / 2, what)
  }

  /// Every region of a report is where the engine says that it is so, and nowhere else where it is said to be all.
  @Test(arguments: Amount.files)
  func everyRegionOfAReportIsWhereTheEngineSaysItIs(seeds: Range<UInt64>) {
    var found = RegionTally()
    for seed in seeds {
      var file = RandomFile(seed: seed)
      guard var comparison = RegionComparison(file.text) else {
        found.refused += 1
        continue
      }
      comparison.look(at: file.sizes(Amount.fileSizes, from: comparison.lowest, to: comparison.highest))
      comparison.look(at: comparison.sizesAtEnds(limit: Amount.fileEnds))
      for difference in comparison.differences.prefix(2) {
        Issue.record(Comment(rawValue: "seed \(seed) \(difference)\n\(file.text)"))
      }
      found.add(comparison)
    }
    print("seeds \(seeds): \(found)")
    #expect(found.refused * 20 < seeds.count, "\(found)")
    #expect(found.conflicts > seeds.count && found.ambiguities > seeds.count, "\(found)")
    #expect(found.collapses > seeds.count && found.failures > seeds.count && found.proved > 0, "\(found)")
  }

  /// The files in which a longer run once found a region that was not exact, with as many sizes as there.
  @Test(arguments: Amount.mendedFiles)
  func everyRegionIsExactWhereOneWasNot(seed: UInt64) throws {
    var file = RandomFile(seed: seed)
    var comparison = try #require(RegionComparison(file.text))
    comparison.look(at: file.sizes(8, from: comparison.lowest, to: comparison.highest))
    comparison.look(at: comparison.sizesAtEnds(limit: 24))
    #expect(comparison.differences == [], "\(file.text)")
  }

  /// Frames beside rules decide what these leave open, at each size as the proof says.
  @Test func noSizeContradictsAProofAboutFrames() {
    var (sizes, open) = (0, 0)
    for seed in Amount.framed {
      var layout = RandomLayout(seed: seed, framed: 60)
      let asked = layout.sizes(Amount.sizes)
      var comparison = ProofComparison(layout, seed: seed)
      for size in asked { comparison.look(at: size) }
      comparison.lookAtEnds(limit: Amount.ends)
      for difference in comparison.differences.prefix(3) { Issue.record(Comment(rawValue: difference)) }
      sizes += comparison.sizes
      open += comparison.ambiguities
    }
    #expect(sizes > Amount.sizes * Amount.framed.count && open > 0, "\(sizes) sizes, \(open) with something open")
  }

  /// Texts take as many lines at each size as the proof says, and their heights do what it says.
  @Test(arguments: Amount.texts) func noSizeContradictsAProofAboutTexts(seeds: Range<UInt64>) {
    var (sizes, texts, conflicts, unsettled) = (0, 0, 0, 0)
    for seed in seeds {
      var layout = RandomLayout(seed: seed, texts: 70)
      let asked = layout.sizes(Amount.sizes)
      var comparison = ProofComparison(layout, seed: seed)
      for size in asked { comparison.look(at: size) }
      comparison.lookAtEnds(limit: Amount.ends)
      for difference in comparison.differences.prefix(3) { Issue.record(Comment(rawValue: difference)) }
      sizes += comparison.sizes
      texts += comparison.texts
      conflicts += comparison.conflicts
      unsettled += comparison.unsettled
    }
    let what: Comment = "\(sizes) sizes, \(texts) with texts, \(conflicts) with conflicts, \(unsettled) unsettled"
    #expect(texts > 6 * seeds.count && conflicts > 0, what)
  }

  /// The rows of lower levels that stand for the tie-break put framed views where the engine does.
  @Test func theTieBreakAsRowsPutsFramesWhereTheEngineDoes() {
    var compared = 0
    for seed in Amount.tied {
      var layout = RandomLayout(seed: seed, framed: 80)
      var engine = Layout(layout.program)
      for size in layout.sizes(6) {
        let report = engine.resize(to: layout.environment(size))
        if !report.conflicts.isEmpty || !report.collapses.isEmpty { continue }
        var rows = ParametricLayout(layout.program, as: layout.environment(size))
        if rows.obstacle(at: size) != nil { continue }
        for component in 0..<rows.componentCount {
          var tied = rows.tied(component)
          tied.move(to: size)
          var allowance = Int.max
          for number in 0..<tied.componentCount {
            for (variable, value) in tied.piece(of: number, &allowance)?.values ?? [] {
              guard rows.framedVariables.contains(variable), let (view, part) = rows.part(of: variable) else {
                continue
              }
              compared += 1
              let system = engine.state.system
              let span = system.views.span(view, part.axis)
              let own = span.map { system.engine.value(of: part.isPosition ? $0.origin : $0.length) }
              #expect(own == value.value(at: size), "seed \(seed) at \(size.spelled): \(view).\(part)")
            }
          }
        }
      }
    }
    #expect(compared > 200)
  }
}
