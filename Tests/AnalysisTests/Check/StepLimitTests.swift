import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// What stops steps that would never end: at each limit nothing is said, past it the error names it.
@Suite struct StepLimitTests {
  private func compiled(_ body: String) throws -> CompiledLayout {
    let compilation = screen("layout S(256x100) {\nsizes 256x100\n\(body)\n}\n").compilation
    #expect(compilation.diagnostics.isEmpty, "\(compilation.diagnostics.map(\.message))")
    return try #require(compilation.layouts.first)
  }

  /// What the steps of `body` report, as `L0505 message`, in their order.
  private func messages(_ body: String) throws -> [String] {
    let layout = try compiled(body)
    var running = Layout(layout.program)
    running.resize(width: 256, height: 100)
    return running.report.steps.map { finding in
      let diagnostic = Diagnostic.step(finding, at: [ExactSize(width: 256, height: 100)], in: layout)
      return "\(diagnostic.code.id) \(diagnostic.message)"
    }
  }

  /// A view whose steps move it by a point each time layout runs, `count` times.
  private func moving(_ count: Int) -> String {
    """
    view a { .size == 5x5; .top == superview.top; constraint edge: .leading == superview.leading }
    layoutSubviews { a.edge.constant = min(\(count), a.frame.x + 1) }
    """
  }

  @Test func layoutRunsEightTimesForOneView() throws {
    #expect(StepLimits.passes == 8)
    #expect(try messages(moving(7)) == [])
    #expect(
      try messages(moving(8)) == ["L0504 this step sets another value each time layout runs at 256x100"])
  }

  /// Views that move seven times each, one after the other.
  private func movingInTurn(_ count: Int) -> String {
    """
    for i in 0 ..< \(count) {
      view v[i] {
        constraint edge: .leading == superview.leading
        layoutSubviews { }
      }
    }
    for i in 0 ..< \(count) { v[i].top == superview.top; v[i].size == 5x5 }
    """.replacing(
      "layoutSubviews { }",
      with: """
        view a { .edges(top, leading) == superview; constraint wide: .width == 0; .height == 1 }
        layoutSubviews {
          when i == 0 { a.wide.constant = min(7, a.bounds.width + 1) }
          else when v[i - 1].a.bounds.width >= 7 { a.wide.constant = min(7, a.bounds.width + 1) }
        }
        """)
  }

  @Test func layoutRunsSoManyTimesForAllViewsTogether() throws {
    #expect(StepLimits.allPasses == 512)
    // 73 views change something in 511 passes, and the next one is quiet.
    #expect(try messages(movingInTurn(73)) == [])
    #expect(
      try messages(movingInTurn(74)) == [
        "L0504 layout runs more than 512 times because of steps such as this one at 256x100"
      ])
  }

  /// Each view asks the next one, the last one answers.
  private func asking(_ count: Int) -> String {
    """
    for i in 0 ..< \(count) {
      view v[i] {
        .edges == superview
        sizeThatFits {
          when i == \(count - 1) { width = 7; height = 7 }
          else { let next = v[i + 1].sizeThatFits(available); width = next.width; height = next.height }
        }
      }
    }
    view x
    layoutSubviews { x.bounds.size = v[0].sizeThatFits((1, 1)); x.center = (0, 0) }
    """
  }

  @Test func questionsGoSoDeep() throws {
    #expect(StepLimits.questionDepth == 64)
    #expect(try messages(asking(64)) == [])
    #expect(
      try messages(asking(65)) == ["L0505 views ask others for their sizes more than 64 deep here at 256x100"])
  }

  /// 256 to the power 126 is 2 to the 1008.
  @Test(arguments: [(128, true), (256, false)]) func numbersHaveSoManyBits(last: Int, fits: Bool) throws {
    #expect(StepLimits.numberBits == 1024)
    let body = """
      view a
      layoutSubviews {
        let w = .bounds.width
        let b = w * w; let c = b * b; let d = c * c; let e = d * d; let f = e * e; let g = f * f
        let long = g * f * e * d * c * b * w * \(last)
        when long > 1 { a.frame = (0, 0, 1, 1) }
      }
      """
    let reports = try messages(body)
    #expect(reports == (fits ? [] : ["L0505 a number of this step has more than 1024 bits at 256x100"]))
  }

  /// Masks square a length each time around, and no step computes anything.
  @Test func numbersThatOnlyMasksComputeHaveALimitToo() throws {
    let body = """
      view a { bounds = 3x3; view m { frame = (1, 1, 1, 1); mask = LM+W+RM+TM+H+BM } }
      view b { bounds = 7x7 }
      layoutSubviews {
        a.center = (0, 0); b.center = (0, 0)
        for i in 0 ..< 12 {
          a.bounds.size = (3, 3); a.m.bounds.size = b.bounds.size
          a.bounds.size = b.bounds.size; b.bounds.size = a.m.bounds.size
        }
      }
      """
    #expect(try messages(body).contains("L0505 a number of this step has more than 1024 bits at 256x100"))
  }

  @Test(arguments: [(1000, 0), (1001, 1), (3000, 1)]) func soManyProblemsAreSaid(count: Int, more: Int) throws {
    #expect(StepLimits.findings == 1000)
    let reports = try messages("view a\nlayoutSubviews { for i in 0 ..< \(count) { a.frame = (0, 0, -1, 1) } }")
    #expect(reports.filter { $0 == "L0506 this step gives 'a' a width of -1 at 256x100" }.count == 1000)
    #expect(reports.count == 1000 + more)
    #expect(
      reports.last?.hasPrefix("L0505 more than 1000 things go wrong in the steps of this layout") == (more == 1))
  }

  // MARK: Work

  /// What the steps of a layout that asks one question at a time count: instructions, operands, slots and items.
  private func work(of steps: StepProgram) -> Int {
    func work(of routine: StepRoutine) -> Int {
      var sum = routine.slotCount
      for instruction in steps.instructions[routine.instructions] {
        sum += 1 + instruction.nodes.count
        switch instruction.action {
        case .ask(let view, _, _):
          for question in steps.questions where question.view == view { sum += work(of: question) }
        case .distribute(let distribution): sum += distribution.items.count
        case .spread(let spread): sum += spread.items.count
        default: break
        }
      }
      return sum
    }
    return steps.layouts.reduce(0) { $0 + work(of: $1) }
  }

  /// A view that does some 20 000 things to answer, asked a hundred times; then `rest` steps of three things, and some
  /// of one more.
  private func working(_ rest: Int, fourth: Int) -> String {
    """
    view a { sizeThatFits { for i in 0 ..< 6600 { width = available.width }; height = 1 } }
    view b
    layoutSubviews {
      for i in 0 ..< 150 { let s = a.sizeThatFits((1, 1)) }
      distribute horizontal [b, flexible]
      b.frame = (0, 0, 1, 1)
      for i in 0 ..< \(rest) { b.center = (1, 1) }
      for i in 0 ..< \(fourth) { b.bounds.size = (max(1, .bounds.width), 1) }
      spread horizontal [b]
    }
    """
  }

  @Test func stepsDoSoManyThings() throws {
    #expect(StepLimits.work == 2_000_000)
    let least = try StepLimits.work - work(of: compiled(working(0, fourth: 0)).program.steps)
    let one = try work(of: compiled(working(1, fourth: 0)).program.steps)
    let other = try work(of: compiled(working(0, fourth: 1)).program.steps)
    let (third, fifth) = (one - StepLimits.work + least, other - StepLimits.work + least)
    #expect((third, fifth) == (3, 5))
    let fourth = [0, 2, 1][least % 3]
    let rest = (least - 5 * fourth) / 3
    #expect(try work(of: compiled(working(rest, fourth: fourth)).program.steps) == StepLimits.work)
    #expect(try messages(working(rest, fourth: fourth)) == [])
    #expect(
      try messages(working(rest + 1, fourth: fourth)) == ["L0505 the steps do more than 2000000 things at 256x100"])
  }

  /// Two questions each, twenty deep: a million answers.
  @Test func questionsThatDoubleEnd() throws {
    let body = """
      for i in 0 ..< 30 {
        view v[i] {
          .edges == superview
          sizeThatFits {
            when i == 29 { width = 7; height = 7 }
            else {
              width = v[i + 1].sizeThatFits(available).width
              height = v[i + 1].sizeThatFits(available).height
            }
          }
        }
      }
      view x
      layoutSubviews { x.bounds.size = v[0].sizeThatFits((1, 1)); x.center = (0, 0) }
      """
    #expect(try messages(body) == ["L0505 the steps do more than 2000000 things at 256x100"])
  }

  @Test func whatLoopsLineUpHasALimit() {
    func codes(_ count: Int) -> [String] {
      let text = """
        layout S(9x9) { sizes 9x9; for i in 0 ..< 1000 { view cell[i] }
          layoutSubviews { for i in 0 ..< \(count) { distribute horizontal cell } } }
        """
      return screen(text).compilation.diagnostics.map(\.code.id)
    }
    #expect(codes(1000) == [])
    #expect(codes(1001) == ["L0248"])
  }
}
