import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Claims of comparisons about random layouts, compared with frames of both at random sizes.
@Suite struct ComparisonPropertyTests {
  /// How often sizes were compared, by what was claimed there.
  private struct Tally {
    var same = 0
    var different = 0
    var open = 0
    var verdicts: [LayoutComparison.Verdict: Int] = [:]
  }

  @Test func noSizeContradictsWhatIsClaimedOfChangedFiles() throws {
    var tally = Tally()
    for seed in 0..<cases(40, thorough: 1500) as Range<UInt64> {
      var file = RandomFile(seed: seed)
      var random = SeededGenerator(seed: seed &+ 77)
      let changed = seed % 5 == 0 ? file.text : withOtherNumber(file.text, &random)
      let (first, second) = (try layout(file.text), try layout(changed))
      var options = CheckOptions()
      options.checksBothDirections = true
      let pairs = try ViewPairs(first, second)
      let found = compareLayouts(first, second, pairs, options: options)
      tally.verdicts[found.verdict, default: 0] += 1
      let range = try #require(found.ranges.first)
      let sizes = file.sizes(cases(6, thorough: 20), from: range.lowest, to: range.highest) + corners(of: found)
      compareAll(
        sizes.filter { range.contains($0) }, SolvedPair(first, second), pairs, found, &tally,
        "seed \(seed)\n\(file.text)---\n\(changed)")
    }
    #expect(tally.same > 500 && tally.different > 50, "\(tally)")
    #expect((tally.verdicts[.same] ?? 0) > 2 && (tally.verdicts[.different] ?? 0) > 5, "\(tally)")
  }

  /// Compares all pairs of views at sizes, in both directions and each state.
  private func compareAll(
    _ sizes: [ExactSize], _ solved: SolvedPair, _ pairs: ViewPairs, _ found: LayoutComparison, _ tally: inout Tally,
    _ comment: String
  ) {
    var solved = solved
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for state in [nil] + found.states.map({ Optional($0) }) {
        for size in sizes {
          let isSure = solved.move(to: size, direction, state: state)
          let place = "\(size.spelled) \(direction) \(state ?? "") \(comment)"
          for pair in pairs.pairs {
            let (one, two) = solved.frames(pair)
            let claims = claims(of: pair, found, solved.first)
            let isClaimed = claims.contains { $0.holds(at: size, direction, state) }
            let isOpen = found.gaps.contains {
              $0.areas.isEmpty || $0.areas.contains { $0.holds(at: size, direction, state) }
            }
            if isClaimed {
              tally.different += 1
              #expect(one != two, "'\(solved.first.spelledPath(pair.first))' is said to differ at \(place)")
            } else if isOpen {
              tally.open += 1
            } else {
              tally.same += 1
              #expect(one == two, "'\(solved.first.spelledPath(pair.first))' is said to be the same at \(place)")
              #expect(isSure || one == two, "\(place)")
            }
          }
        }
      }
    }
  }

  /// The areas in which a pair of views is said to differ.
  private func claims(of pair: ViewPairs.Pair, _ found: LayoutComparison, _ first: CompiledLayout) -> [SizeArea] {
    let path = first.spelledPath(pair.first)
    return found.differences.filter { $0.first == path || $0.followers.contains(path) }.flatMap { $0.areas }
  }

  private func corners(of found: LayoutComparison) -> [ExactSize] {
    let areas =
      found.differences.prefix(4).flatMap { $0.areas.prefix(3) } + found.gaps.prefix(2).flatMap { $0.areas.prefix(2) }
    let sizes = areas.compactMap { SizeRegion($0) }.flatMap { $0.shape.corners }
    return Array(sizes.prefix(12)) + found.differences.compactMap { $0.witness?.size }
  }

  /// The text with one of its numbers in constraints changed.
  private func withOtherNumber(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let places = lines.indices.filter { index in
      let line = lines[index]
      return !line.contains("sizes") && !line.contains("assert")
        && [" + ", " - ", " == ", " >= ", " <= "].contains { sign in line.contains(sign) }
    }
    guard let place = places.randomElement(using: &random) else { return text }
    let numbers = lines[place].matches(of: #/(?:[-+=] )([0-9]+)\b(?![.\/%])/#)
    guard let match = numbers.randomElement(using: &random), let number = Int(match.1) else { return text }
    lines[place].replaceSubrange(
      match.1.startIndex..<match.1.endIndex, with: "\(number + [1, 5, 30].randomElement(using: &random)!)")
    return lines.joined(separator: "\n")
  }
}

extension SizeArea {
  /// True if the area contains a size in a direction and a state.
  fileprivate func holds(at size: ExactSize, _ direction: InterfaceDirection, _ state: String?) -> Bool {
    isRightToLeft == (direction == .rightToLeft) && self.state == state && (SizeRegion(self)?.contains(size) ?? false)
  }
}
