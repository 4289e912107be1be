import LayOracle
import LayRuntime
import LaySolver
import Testing

/// Small systems whose solution can be worked out by hand, among them those of SEMANTICS §2.4, §3.6 and §4.6.
@Suite struct EngineTests {
  // MARK: Levels

  @Test func oneStrongRowBeatsAnyNumberOfWeaker() {
    var model = EngineModel("w == 100 @ 251", "w == 200 @ 250", "w == 210 @ 250")
    #expect(model.values("w") == [100])
    #expect(model.undecided().isEmpty)
  }

  @Test func equalsOfOneLevelMeetAtTheMedian() {
    var model = EngineModel("w == 100 @ 500", "w == 200 @ 500", "w == 210 @ 500")
    #expect(model.values("w") == [200])
    #expect(model.undecided().isEmpty)
  }

  @Test func aTieWithinALevelIsUndecidedAndTheEarlierRowWins() {
    var model = EngineModel("w == 24 @ 500", "w >= 30 @ 500")
    #expect(model.values("w") == [24])
    #expect(model.undecided() == ["w 0 24...30"])
    var swapped = EngineModel("w >= 30 @ 500", "w == 24 @ 500")
    #expect(swapped.values("w") == [30])
  }

  @Test func aHigherLevelDecides() {
    var model = EngineModel("w == 24 @ 500", "w >= 30 @ 525")
    #expect(model.values("w") == [30])
    #expect(model.undecided().isEmpty)
  }

  @Test func prioritiesThatDifferByAHairAreDifferentLevels() {
    var model = EngineModel("w == 1 @ 249.99998", "w == 2 @ 250", "w == 1 @ 249.99998")
    #expect(model.values("w") == [2])
  }

  @Test func contentPullsTowardsItsSize() {
    var model = EngineModel("w <= 60 @ 250", "w >= 60 @ 750", "w >= 0")
    #expect(model.values("w") == [60])
    #expect(model.undecided().isEmpty)
  }

  @Test func aBrokenRowStillPullsAboveEveryOptionalOne() {
    var model = EngineModel("w == 100", "w == 50 @ broken", "w + u == 100", "u == 3 @ 999", "u == 20 @ broken")
    #expect(model.values("w", "u") == [100, 0])
    var open = EngineModel("w <= 100", "w == 150 @ broken", "w == 10 @ 999.9")
    #expect(open.values("w") == [100])
  }

  // MARK: Parameters

  @Test func theRootsSizeIsAParameter() {
    var model = EngineModel("x + w == W - 16", "x == 16", "h == 1/2*H", "y + h == H")
    #expect(model.values("w", "y", width: 320, height: 480) == [288, 240])
    #expect(model.values("w", "y", width: 321, height: 481) == [289, Rational(481, 2)])
  }

  @Test func theRootConnectsNothing() {
    // Two conflicts in parts that only W connects are reported one after the other, the first row's part first.
    var model = EngineModel("a == W", "b == W", "b == W + 1", "a == W + 2")
    #expect(model.conflict(width: 10) == [0, 3])
    model.engine.setLevel(.broken, of: model.ids[3])
    #expect(model.conflict(width: 10) == [1, 2])
    model.engine.setLevel(.broken, of: model.ids[2])
    #expect(model.values("a", "b", width: 10) == [10, 10])
  }

  // MARK: Conflicts

  @Test func aConflictComesWithTheSumThatContradictsItself() {
    var model = EngineModel("s == 200", "c >= 240", "x == s", "x + c == W")
    guard case .infeasible(let proof) = model.engine.solve(width: 375, height: 667) else {
      Issue.record("200 + 240 do not fit into 375")
      return
    }
    #expect(proof.rows.map(\.row) == model.ids)
    // Adding up: c and x and s cancel, and 375 − 200 − 240 is left on the right.
    #expect(proof.rows.map(\.multiplier) == [-1, -1, -1, 1])
    #expect(proof.excess == 65)
  }

  @Test func aRowWithoutVariablesIsTrueOrFalseAlone() {
    var model = EngineModel("x == 1", "0 >= 5 - W", "0 == 3 @ 500")
    #expect(model.values("x", width: 5) == [1])
    #expect(model.conflict(width: 4) == [1])
  }

  @Test func sizesAreNegativeOnlyWhereNoRowForbidsIt() {
    var model = EngineModel("x == 20", "x + w == W - 20", "w >= 0")
    #expect(model.values("w", width: 40) == [0])
    #expect(model.conflict(width: 39) == [0, 1, 2])
    var free = EngineModel("x == 20", "x + w == W - 20")
    #expect(free.values("w", width: 39) == [-1])
  }

  @Test func severalConflictsOfOnePartAreReportedOneByOne() {
    var model = EngineModel("a == 1", "b == a", "a == 2", "b == 3", "b >= 9")
    var broken: [Int] = []
    while let last = model.conflict().last, broken.count < 5 {
      broken.append(last)
      model.engine.setLevel(.broken, of: model.ids[last])
    }
    #expect(broken.sorted() == [2, 3, 4])
    #expect(model.values("a", "b") == [1, 1])
  }

  /// `H:|-[a(>=100)]-[b(==a)]-|` with gaps of 20, 8 and 20: both are (W − 48)/2 from W = 248 on.
  @Test func theBreakpointOfTwoEqualViewsIsExact() {
    var model = EngineModel(
      "ax == 20", "bx - ax - aw == 8", "bx + bw == W - 20", "aw >= 100", "bw == aw", "aw >= 0", "bw >= 0")
    #expect(model.values("aw", "bw", width: 248) == [100, 100])
    #expect(model.values("aw", "bw", width: 249) == [Rational(201, 2), Rational(201, 2)])
    let below = Rational(decimal: "247.999") ?? 0
    #expect(model.conflict(width: below) == [0, 1, 2, 3, 4])
    guard case .infeasible(let proof) = model.engine.solve(width: below, height: 0) else { return }
    #expect(proof.excess == Rational(decimal: "0.001"))
    #expect(proof.rows.map(\.multiplier) == [-1, -1, 1, -2, -1])
  }

  // MARK: What nothing decides

  /// SEMANTICS §4.6: `|-[h1]-[h2]-[h3]-|`, contents 50, 60 and 200, hugging 250, 251, 250, compression 750, 750, 740.
  private var threeViews: EngineModel {
    EngineModel(
      "x1 == 20", "x2 - x1 - h1 == 8", "x3 - x2 - h2 == 8", "x3 + h3 == W - 20",  // 0...3
      "h1 >= 0", "h2 >= 0", "h3 >= 0",  // 4...6
      "h1 <= 50 @ 250", "h1 >= 50 @ 750", "h2 <= 60 @ 251", "h2 >= 60 @ 750", "h3 <= 200 @ 250", "h3 >= 200 @ 740")
  }

  @Test(arguments: [
    (56, [0, 0, 0], []),
    (100, [44, 0, 0], ["h1 0 0...44", "h2 0 0...44", "x2 0 28...72"]),
    (160, [50, 54, 0], ["h1 0 44...50", "h2 0 54...60", "x2 0 72...78"]),
    (166, [50, 60, 0], []),
    (300, [50, 60, 134], []),
    (366, [50, 60, 200], []),
    (600, [50, 60, 434], ["h1 0 50...284", "x2 0 78...312", "x3 0 146...380", "h3 0 200...434"]),
  ])
  func threeViewsInARowShareTheWidth(width: Int, values: [Int], undecided: [String]) {
    var model = threeViews
    #expect(model.values("h1", "h2", "h3", width: Rational(width)) == values.map { Rational($0) })
    #expect(Set(model.undecided()) == Set(undecided))
  }

  @Test func threeViewsDoNotFitBelowTheirGaps() {
    var model = threeViews
    #expect(model.conflict(width: 55) == [0, 1, 2, 3, 4, 5, 6])
    #expect(model.conflict(width: 56 - Rational(1, 1000)) == [0, 1, 2, 3, 4, 5, 6])
    #expect(model.values("h1", "h2", "h3", width: 56) == [0, 0, 0])
  }

  @Test func aVariableWithoutRowsGoesWhereItPrefers() {
    var model = EngineModel()
    model.variable("x", preferred: 7)
    #expect(model.values("x") == [7])
    #expect(model.undecided() == ["x 0 ..."])
  }

  @Test func halfOpenRangesHaveOneLimit() {
    var model = EngineModel()
    model.variable("x", preferred: -5)
    model.variable("y", preferred: 12)
    model.add("x >= 3")
    model.add("y <= 20 - x")
    #expect(model.values("x", "y") == [3, 12])
    #expect(model.undecided() == ["x 0 3...", "y 1 ...17"])
  }

  @Test func ranksSayWhoChoosesFirst() {
    for (ranks, values) in [((0, 1), [8, 2]), ((1, 0), [1, 9])] as [((Int, Int), [Rational])] {
      var model = EngineModel()
      model.variable("x", preferred: 8, rank: ranks.0)
      model.variable("y", preferred: 9, rank: ranks.1)
      model.add("x + y == 10")
      #expect(model.values("x", "y") == values)
      #expect(model.undecided() == ["x 0 ...", "y 0 ..."])
    }
  }

  @Test func independentFreedomsAreGroupsOfTheirOwn() {
    // u and v move alone although a slack row speaks of both, and s follows v.
    var model = EngineModel("u >= 0", "v >= 0", "u + v <= 100", "s - v == 3", "t == 1")
    #expect(model.values("u", "v", "s", "t") == [0, 0, 3, 1])
    #expect(model.undecided() == ["u 0 0...100", "v 1 0...100", "s 1 3...103"])
  }

  @Test func aVertexWithManyRowsIsNotTakenForFreedom() {
    // x is 0 by two inequalities, y by three that meet in a point: nothing moves.
    var model = EngineModel("x >= 0", "x <= 0", "x + y >= 0", "x - y >= 0", "x + 2*y <= 0", "x - 3*y <= 0")
    #expect(model.values("x", "y") == [0, 0])
    #expect(model.undecided().isEmpty)
  }

  @Test func aSoftEqualityThatHoldsFromTheStartIsNotForgotten() {
    // The stronger row puts x where the weaker wants it, so no pivot ever touches the weaker. It still decides.
    var model = EngineModel("x >= 3 @ 500", "x == 3 @ 250", "y - x >= 0", "y == x @ 100")
    #expect(model.values("x", "y") == [3, 3])
    #expect(model.undecided().isEmpty)
  }

  @Test func freedomThatNeedsTwoColumnsAtOnceIsFound() {
    // Along (1, 1) both rows stay tight; neither slack can leave 0 alone.
    var model = EngineModel("x - y >= 0", "x - y <= 0", "x >= 0", "x <= 5")
    #expect(model.values("x", "y") == [0, 0])
    #expect(model.undecided() == ["x 0 0...5", "y 0 0...5"])
  }

  // MARK: Edits

  @Test func aRowThatIsTakenOutAndPutBackChangesNothing() {
    var model = threeViews
    let before = model.values("h1", "h2", "h3", width: 300)
    for id in model.ids {
      var edited = model
      edited.engine.remove(id)
      _ = edited.engine.solve(width: 300, height: 0)
      _ = edited.engine.add(model.rows[id.index])
      #expect(edited.values("h1", "h2", "h3", width: 300) == before)
    }
  }

  @Test func rightSidesMoveWithoutANewStart() {
    var model = threeViews
    _ = model.values("h1", width: 300)
    model.engine.setRightSide(Affine(40), of: model.ids[0])
    model.engine.setRightSide(Affine(70), of: model.ids[7])
    model.engine.setRightSide(Affine(70), of: model.ids[8])
    #expect(model.values("x1", "h1", "h2", "h3", width: 300) == [40, 70, 60, 94])
    model.engine.setRightSide(Affine(-10, width: Rational(1, 2)), of: model.ids[3])
    #expect(model.values("h1", "h2", "h3", width: 300) == [70, 14, 0])
    #expect(model.conflict(width: 100) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func aConflictLeavesTheValuesOfTheLastOptimum() {
    var model = EngineModel("x == W", "x >= 10", "y == 2*W")
    #expect(model.values("x", "y", width: 12) == [12, 24])
    #expect(model.conflict(width: 5) == [0, 1])
    #expect(model.engine.value(of: model.variable("y")) == 24)
    #expect(model.engine.undecided().isEmpty)
  }
}
