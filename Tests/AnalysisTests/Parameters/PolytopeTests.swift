import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Convex sets of sizes and parameters, cut by random limits.
@Suite struct PolytopeTests {
  private func cube() -> Polytope {
    let square = SizePolygon(ExactSize(width: 0, height: 0), ExactSize(width: 4, height: 4))
    return Polytope(square, [(0, 4)])
  }

  private func limit(_ constant: Rational, _ width: Rational, _ height: Rational, _ slope: Rational) -> SpaceAffine {
    SpaceAffine(Affine(constant, width: width, height: height), slopes: [slope])
  }

  @Test func aCubeHasEightCorners() {
    #expect(Set(cube().corners).count == 8)
    #expect(cube().extent(ofParameter: 0) == (0, 4))
    #expect(cube().innerParameters == [2])
  }

  @Test func aCutThroughTheMiddleIsAHexagon() throws {
    // W + H + k = 6 cuts six edges of the cube, and keeps four of its corners.
    let half = try #require(cube().clipped(limit(-6, 1, 1, 1)))
    #expect(half.corners.count == 4 + 6)
    #expect(half.corners.filter { $0.size.width + $0.size.height + $0.parameters[0] == 6 }.count == 6)
  }

  @Test func aCutThroughACornerKeepsIt() throws {
    // W + H + k = 4 goes through three corners.
    let rest = try #require(cube().clipped(limit(-4, 1, 1, 1)))
    #expect(rest.corners.count == 7)
    #expect(cube().clipped(limit(-12, 1, 1, 1)) == nil, "a corner alone has a lower dimension")
    #expect(cube().clipped(limit(0, 1, 0, 0))?.corners.count == 8)
  }

  @Test func aSegmentAndAPointHaveParametersToo() throws {
    let segment = SizePolygon(ExactSize(width: 1, height: 2), ExactSize(width: 5, height: 2))
    #expect(Polytope(segment, [(0, 1)]).corners.count == 4)
    let point = SizePolygon(ExactSize(width: 1, height: 2), ExactSize(width: 1, height: 2))
    let line = Polytope(point, [(0, 1)])
    #expect(line.corners.count == 2)
    #expect(try #require(line.clipped(limit(-1, 0, 0, 2))).extent(ofParameter: 0) == (Rational(1, 2), 1))
    #expect(Polytope(point, [(0, 1), (2, 4)]).corners.count == 4)
  }

  @Test func randomCutsKeepWhatTheyShould() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      func number() -> Rational { Rational(Int.random(in: -4...4, using: &random)) }
      var polytope = cube()
      var limits: [SpaceAffine] = []
      for _ in 0..<6 {
        let next = limit(number() * 2, number(), number(), number())
        guard let rest = polytope.clipped(next) else { continue }
        polytope = rest
        limits.append(next)
      }
      let inside = polytope.innerPoint(Int(seed % 5))
      for limit in limits {
        #expect(limit.sign(at: inside) > 0, "seed \(seed)")
        #expect(polytope.corners.allSatisfy { limit.sign(at: $0) >= 0 }, "seed \(seed)")
      }
      #expect(Set(polytope.corners).count == polytope.corners.count, "seed \(seed): a corner twice")
      // The grid's points that satisfy all limits are convex combinations of the corners: no other plane separates them.
      for _ in 0..<20 {
        let direction = limit(0, number(), number(), number())
        let most = polytope.corners.map { direction.value(at: $0) }.max() ?? 0
        for point in grid where limits.allSatisfy({ $0.sign(at: point) >= 0 }) {
          #expect(direction.value(at: point) <= most, "seed \(seed)")
        }
      }
    }
  }

  private var grid: [SpacePoint] {
    (0...4).flatMap { width in
      (0...4).flatMap { height in
        (0...4).map { SpacePoint(ExactSize(width: Rational(width), height: Rational(height)), [Rational($0)]) }
      }
    }
  }
}
