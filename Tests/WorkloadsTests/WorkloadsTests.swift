import LayKit
import LayRuntime
import LaySolver
import LayWorkloads
import Testing

@Suite struct WorkloadsTests {
  @Test func randomNumbersAreThoseOfPython() {
    // [random.Random(7).randrange(0, 120) for …] and so on; the last five of 800 are past the first refill.
    var seven = MersenneTwister(seed: 7)
    #expect((0..<6).map { _ in seven.next(in: 0..<120) } == [41, 19, 50, 83, 6, 9])
    var five = MersenneTwister(seed: 5)
    #expect((0..<6).map { _ in five.next(in: 320..<1367) } == [843, 1054, 379, 1273, 830, 426])
    var three = MersenneTwister(seed: 3)
    #expect((0..<800).map { _ in three.next(in: 0..<24) }.suffix(5) == [20, 0, 3, 21, 7])
  }

  @Test func permutationHoldsEveryNumberOnce() {
    var random = MersenneTwister(seed: 1)
    let order = random.permutation(of: 100)
    #expect(order.sorted() == Array(0..<100))
    #expect(order != Array(0..<100))
  }

  @Test(arguments: Workload.all.map(\.name))
  func systemsAreWellFormedAtEverySize(name: String) throws {
    let workload = try #require(Workload.named(name))
    for count in [2, 3, 7, 10, 31, 100] {
      let system = workload.system(views: count)
      #expect(system.name == name)
      #expect(system.frames.count == 4 * system.viewCount)
      #expect(system.frames.allSatisfy { !system.isParameter(Int($0)) && Int($0) < system.variableCount })
      #expect(system.starts.count == system.rowCount + 1)
      #expect(system.coefficients.allSatisfy { $0 != 0 && $0.isFinite })
      for row in 0..<system.rowCount {
        let variables = system.terms(of: row).map { system.termVariables[$0] }
        #expect(Set(variables).count == variables.count)
        #expect((system.priorities[row] == 1000) == (system.weights[row] == -1))
      }
    }
  }

  @Test(arguments: Workload.layouts.map(\.name))
  func aSystemHasAboutAsManyViewsAsAskedFor(name: String) throws {
    let workload = try #require(Workload.named(name))
    for count in [100, 1000] {
      let views = workload.system(views: count).viewCount
      #expect(views > count * 9 / 10 && views <= count * 11 / 10)
    }
  }

  @Test(arguments: Workload.conflicts.map(\.name))
  func aConflictIsOneMoreRow(name: String) throws {
    let workload = try #require(Workload.named(name))
    let base = try #require(workload.base.flatMap(Workload.named)).system(views: 40)
    let system = workload.system(views: 40)
    #expect(system.rowCount == base.rowCount + 1)
    #expect(system.constants.dropLast() == base.constants[...])
    #expect(system.priorities.last == 1000)
  }

  /// Other programs write the same systems: one that changes is measured against nothing.
  @Test func systemsStayAsTheyAre() {
    let digests = Workload.all.map { "\($0.name) \(digest($0.system(views: 100).lcp))" }
    #expect(digests == expectedDigests)
  }

  @Test func dragGoesThereAndBackAndJumpsStayInside() {
    let drag = ResizeScript.drag.sizes
    #expect(drag.count == 1000)
    #expect(drag.first == .init(320, 480) && drag[499] == .init(1366, 1024) && drag.last == .init(320, 480))
    let jump = ResizeScript.jump.sizes
    #expect(jump.count == 200)
    #expect(jump[0] == .init(843, 1239))
    #expect(jump.allSatisfy { 320...1366 ~= $0.width && 480...1366 ~= $0.height })
  }
}

/// FNV-1a, 64 bits.
private func digest(_ text: String) -> String {
  let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  return String(hash, radix: 16)
}

private let expectedDigests = [
  "enaml 16cf9a8a9fb1610",
  "chain 2a81f1f3ac0ff1b0",
  "form d93678668f5b21d0",
  "tree 81cfd9b2cd0aeb33",
  "nest 4477b5b2cb98a1e6",
  "grid 3a62ce7bdb72ff86",
  "app 8cace4f2eb3cdca8",
  "ineq 3ba8fc2e7882d949",
  "aspect 2a8a022744ac84c4",
  "stars e52ec289c49d5305",
  "closing 4f377b153dd49729",
  "label-row 8c3cbf69366ca996",
  "descending 25a3d214ce744acc",
  "xchain_near 79645095f8fd1cf0",
  "xchain_far 4360ceacc9e46ffe",
  "xform_near ec2f02f092638413",
  "xtree_far dbd3bda5d7a1c408",
  "xgrid_near a98cf24cb86c1462",
  "xapp_near 6e6d19891ead8969",
  "xapp_far 964dd15db11e39dc",
]

@Suite struct AppTextTests {
  @Test(arguments: [30, 100])
  func bothWaysOfWritingTheCardsGiveTheSameFrames(count: Int) throws {
    let frames = try AppText.Cards.allCases.map { cards in
      let screen = try LoadedLayout(AppText.text(views: count, cards))
      #expect(screen.report.conflicts.isEmpty)
      return Dictionary(uniqueKeysWithValues: screen.paths.map { ($0, screen.frame($0)) })
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0].count > count * 3 / 4)
  }
}

@Suite struct FormTextTests {
  @Test(arguments: [10, 100])
  func theTextHasTheFramesOfTheWorkload(count: Int) throws {
    var screen = try LoadedLayout(FormText.text(views: count))
    let input = KernelInput(try #require(Workload.named("form")).system(views: count))
    var kernel = input.makeKernel()
    for (width, height) in [(320.0, 480.0), (1366, 1366)] {
      try screen.resize(width: width, height: height)
      #expect(screen.report.conflicts.isEmpty && screen.ambiguities().isEmpty)
      var values = [Double](repeating: 0, count: input.variableCount)
      var span = values.mutableSpan
      #expect(kernel.solve(width: width, height: height, into: &span))
      let numbers = input.frames.map { values[Int($0)] }
      for row in 0..<count / 2 {
        for (place, name) in ["label", "field"].enumerated() {
          let frame = try #require(screen.frame("\(name)[\(row)]"))
          let expected = numbers[(8 * row + 4 * place)...].prefix(4)
          for (number, other) in zip([frame.x, frame.y, frame.width, frame.height], expected) {
            #expect(abs(number - other) < 1e-9, "\(name)[\(row)] at \(width)x\(height)")
          }
        }
      }
    }
  }
}
