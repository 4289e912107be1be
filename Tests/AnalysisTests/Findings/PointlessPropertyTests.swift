import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// What is called unused or pointless is: without it every frame is the same at any size, in every state and direction.
@Suite struct PointlessPropertyTests {
  @Test func fixesMoveNothing() throws {
    var counts: [String: Int] = [:]
    var differences: [String] = []
    for seed in 0..<UInt64(cases(25, thorough: 4000)) {
      var file = PointlessFile(seed: seed)
      let before = compiled(file.text)
      let isSound = !before.hasErrors
      #expect(isSound, "seed \(seed): \(before.diagnostics.map(\.message))\n\(file.text)")
      let found = check(before).diagnostics.filter { $0.code.id.hasPrefix("L07") }
      let sizes = file.sizes(20)
      let old = found.isEmpty ? [] : frames(try #require(before.layouts.first), sizes)
      for diagnostic in found {
        counts[diagnostic.code.id, default: 0] += 1
        guard let fix = diagnostic.fixIt else {
          differences.append("seed \(seed): no fix of \(diagnostic.code.id) held\n\(file.text)")
          continue
        }
        let text = applying(fix.edits, to: Array(file.text.utf8))
        let after = compile(path: "test.lay", bytes: text, options: .solving) { _ in nil }
        let isFixed = !after.hasErrors
        #expect(isFixed, "seed \(seed): \(diagnostic.code.id)")
        if let place = difference(old, frames(try #require(after.layouts.first), sizes)) {
          differences.append("seed \(seed): \(diagnostic.code.id) \(diagnostic.message) \(place)\n\(file.text)")
        }
      }
    }
    #expect(differences == [])
    let least = cases(0, thorough: 10)
    for code in ["L0702", "L0703", "L0704", "L0705", "L0706", "L0707", "L0711", "L0712"] {
      #expect(counts[code, default: 0] >= least, "\(code) is hardly reported: \(counts)")
    }
    #expect(counts.values.reduce(0, +) >= 25, "\(counts)")
  }

  private func compiled(_ text: String) -> Compilation {
    compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  }

  /// The frames of a layout by path, at some sizes in each state and direction.
  private func frames(_ layout: CompiledLayout, _ sizes: [ExactSize]) -> [(place: String, frames: [String: ExactRect])]
  {
    var picture = Layout(layout.program)
    var found: [(place: String, frames: [String: ExactRect])] = []
    for state in layout.program.stateChoices {
      for size in sizes {
        for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
          picture.resize(to: LayoutEnvironment(size: size, direction: direction).inState(state), findAmbiguities: false)
          var frames: [String: ExactRect] = [:]
          for (index, path) in layout.sources.paths.enumerated() {
            frames[path] = picture.untransformedFrame(of: ViewID(index))
          }
          let name = state.map { layout.program.states[$0.index] } ?? "base"
          found.append(("\(size.spelled) \(name) \(direction)", frames))
        }
      }
    }
    return found
  }

  /// The first view and place with another frame; nil if there is none. A state may be gone.
  private func difference(
    _ before: [(place: String, frames: [String: ExactRect])], _ after: [(place: String, frames: [String: ExactRect])]
  ) -> String? {
    let known = Dictionary(before.map { ($0.place, $0.frames) }, uniquingKeysWith: { first, _ in first })
    for (place, frames) in after {
      for (path, frame) in frames where known[place]?[path] != frame {
        return "moves \(path) at \(place) from \(known[place]?[path] as Any) to \(frame)"
      }
    }
    return nil
  }
}

/// A random layout in which most numbers are decided, with unused names, priorities and guides. A seed decides everything.
private struct PointlessFile {
  private var generator: SeededGenerator
  private(set) var text = ""
  private var lines: [String] = []
  private var names: [String] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var head: [String] = []
    if chance(30) { head.append("metric file = 8") }
    if chance(30) { head.append("component Spare(a: Length = 4) { .height == 10 }") }
    head.append("component Part(a: Length, b: Length = 4) { .height == \(pick(["a", "b", "a + b", "20"])) }")
    lines = ["layout R(300x300) {", "  sizes 120x120 ... 600x500"]
    if chance(40) { lines.append("  metric own = 12") }
    if chance(40) { lines.append("  let spare = \(pick(["own", "4", "4 * 3"]))") }
    if !lines.contains("  metric own = 12") { lines = lines.map { $0.replacing("= own", with: "= 5") } }
    for _ in 0..<pick([1, 2, 3, 3, 4]) { addView() }
    for _ in 0..<pick([0, 1, 2]) { addGuide() }
    if chance(25) { lines.append("  state s { }") }
    if chance(25) { lines.append("  state t { \(optional(pick(names), "width")) }") }
    if chance(15) { lines.append("  state base { \(optional(pick(names), "height")) }") }
    if chance(25) { lines.append("  when width >= 300 { \(optional(pick(names), pick(["width", "height"]))) }") }
    lines.append("}")
    text = (head + lines).joined(separator: "\n") + "\n"
  }

  /// Sizes of the range.
  mutating func sizes(_ count: Int) -> [ExactSize] {
    (0..<count).map { _ in
      ExactSize(width: Rational(number(240...1200), 2), height: Rational(number(360...1500), 3))
    }
  }

  private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  private mutating func pick<T>(_ choices: [T]) -> T { choices[number(0...choices.count - 1)] }

  private mutating func addView() {
    let name = "v\(names.count)"
    let kind = pick(["", "", "", "", ": Label { text = \"some words\" }", ": Part(a: 8, b: 12)", ": Part(a: 30)"])
    lines.append("  view \(name)\(kind)")
    for (near, far, length) in [("leading", "trailing", "width"), ("top", "bottom", "height")] {
      let after = names.isEmpty || chance(50) ? "superview.\(near)" : "\(pick(names)).\(pick([near, far]))"
      lines.append("  \(name).\(near) == \(after) + \(number(0...20))\(chance(15) ? " @\(number(1...990))" : "")")
      if kind.contains("Part") && length == "height" { continue }
      for _ in 0..<pick([1, 1, 1, 2, 2, 3]) { lines.append("  " + optional(name, length)) }
      if chance(50) { lines.append("  \(name).\(length) <= \(number(10...40) * 10)") }
    }
    names.append(name)
  }

  /// `v0.width == 100 @500`
  private mutating func optional(_ name: String, _ length: String) -> String {
    let others = names.filter { $0 != name }
    let value = pick([
      "\(number(1...40) * 10)", "\(number(1...40) * 10)", "superview.\(length) - \(number(0...100))",
      "50% * superview.\(length)", others.isEmpty ? "80" : "\(pick(others)).\(length)",
    ])
    let priority = pick([" @high", " @low", " @500", " @600", " @500", " @1000", " @999", ""])
    return "\(name).\(length) \(pick(["==", "==", "==", ">=", "<="])) \(value)\(priority)"
  }

  private mutating func addGuide() {
    let name = "g\(number(0...999))"
    if lines.contains(where: { $0.contains("guide \(name) ") }) { return }
    let rules = pick([
      ".edges == superview inset \(number(0...70))", ".size == 20x20; .center == \(pick(names))",
      ".leading == \(pick(names)).trailing; .trailing == \(pick(names)).leading; .top == superview.top; .height == 5",
      ".edges(leading, trailing) == \(pick(names)); .edges(top, bottom) == \(pick(names))",
      ".edges == superview inset 8; .width <= 100",
    ])
    lines.append("  guide \(name) { \(rules) }")
    if chance(20) { lines.append("  \(pick(names)).width <= \(name).width") }
  }
}
