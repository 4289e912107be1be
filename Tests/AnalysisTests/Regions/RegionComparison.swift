import LayCompiler
import LayDiagnostics
import LayRuntime

@testable import LayAnalysis

/// What a check says of all sizes of a file, in the regions that programs read, beside what laying out at single sizes finds.
struct RegionComparison {
  /// How many sizes were compared, and at how many of them something was so.
  private(set) var sizes = 0
  private(set) var conflicts = 0
  private(set) var ambiguities = 0
  private(set) var collapses = 0
  private(set) var failures = 0
  private(set) var open = 0
  /// How many regions are said to be all there is, and how many are not.
  private(set) var exact = 0
  private(set) var inner = 0
  /// Whether the layout was proved at all sizes.
  private(set) var isProved = false
  /// In what the report and the engine differ.
  private(set) var differences: [String] = []

  private let compiled: CompiledLayout
  private let diagnostics: [Diagnostic]
  private let areas: [[ReadArea]]
  private let openAreas: [[ReadArea]]
  private let verdict: Verdict?
  private let range: SizeRange

  /// Checks a file of one layout with one range.
  init?(_ text: String) {
    let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    guard !compilation.diagnostics.contains(where: { $0.severity == .error }), let layout = compilation.layouts.first
    else {
      return nil
    }
    compiled = layout
    var options = CheckOptions()
    options.triesChanges = false
    let result = checkWithoutRepairs(compilation, options: options).result
    diagnostics = result.diagnostics
    areas = diagnostics.map { $0.areas.map { ReadArea($0) } }
    openAreas = diagnostics.map { $0.openAreas.map { ReadArea($0) } }
    verdict = result.examined.first?.verdicts.first?.verdict
    range = rangesToExamine(layout, options: options)[0]
    isProved = verdict == .proved
    exact = areas.joined().count { $0.isExact }
    inner = areas.joined().count { !$0.isExact }
  }

  var lowest: ExactSize { range.lowest }
  var highest: ExactSize { range.highest }

  /// Ends of regions, and what lies a thousandth beside them: as many as `limit` ends have.
  func sizesAtEnds(limit: Int) -> [ExactSize] {
    var known: Set<ExactSize> = []
    var found: [ExactSize] = []
    let all = zip(areas, openAreas).flatMap { $0 + $1 }
    for end in all.flatMap({ $0.ends }) where known.count < limit && known.insert(end).inserted {
      for shift in [Rational(-1, 1000), .zero, Rational(1, 1000)] {
        found.append(ExactSize(width: end.width + shift, height: end.height))
        if !shift.isZero { found.append(ExactSize(width: end.width, height: end.height + shift)) }
      }
    }
    return found.filter { range.contains($0) }
  }

  /// Compares at sizes, in the base and all states.
  mutating func look(at sizes: [ExactSize]) {
    for state in compiled.program.stateChoices {
      var engine = Layout(compiled.program)
      for size in sizes { look(at: size, state, &engine) }
    }
  }

  private mutating func look(at size: ExactSize, _ state: StateID?, _ engine: inout Layout) {
    sizes += 1
    var environment = LayoutEnvironment(size: size)
    environment.state = state
    let report = engine.resize(to: environment)
    let name = state.map { compiled.program.states[$0.index] }
    let place = Place(size: size, state: name)
    compareConflicts(report, place)
    compareCollapses(report, place)
    if report.conflicts.isEmpty { compareAmbiguities(report, place) }
    compareAssertions(engine, environment, report, place)
  }

  // MARK: - One size

  private struct Place {
    var size: ExactSize
    var state: String?
  }

  /// Whether a diagnostic says that it is so at a place.
  private func says(_ number: Int, _ place: Place) -> Bool {
    areas[number].contains { $0.state == place.state && $0.contains(place.size) }
  }

  private func isOpen(_ number: Int, _ place: Place) -> Bool {
    openAreas[number].contains { $0.state == place.state && $0.contains(place.size) }
  }

  private func numbers(_ code: DiagnosticCode) -> [Int] { diagnostics.indices.filter { diagnostics[$0].code == code } }

  private mutating func note(_ difference: String, _ place: Place) {
    differences.append("at \(place.size.spelled)\(place.state.map { " (\($0))" } ?? ""): \(difference)")
  }

  private mutating func compareConflicts(_ report: LayoutReport, _ place: Place) {
    let said = numbers(.conflict).contains { says($0, place) || isOpen($0, place) }
    if !report.conflicts.isEmpty { conflicts += 1 }
    // What is said to be at least so may be so elsewhere.
    let isSure = numbers(.conflict).allSatisfy { areas[$0].allSatisfy { $0.isExact } }
    if said ? report.conflicts.isEmpty : !report.conflicts.isEmpty && isSure {
      note("\(report.conflicts.count) conflicts, and the report says \(said)", place)
    }
    if isProved && !report.conflicts.isEmpty { note("proved, with \(report.conflicts.count) conflicts", place) }
  }

  private mutating func compareCollapses(_ report: LayoutReport, _ place: Place) {
    if !report.collapses.isEmpty { collapses += 1 }
    let own = numbers(.maskCollapse)
    for number in own {
      let said = says(number, place)
      let isSo = report.collapses.contains { isAbout(diagnostics[number], $0) }
      if said && !isSo || !said && isSo && areas[number].allSatisfy({ $0.isExact }) {
        note("collapse \(isSo), and the report says \(said): \(diagnostics[number].message)", place)
      }
    }
    if report.conflicts.isEmpty
      && !report.collapses.allSatisfy({ found in
        isOfChoice(found, report) || own.contains { isAbout(diagnostics[$0], found) }
      })
    {
      note("a collapse that nobody reports", place)
    }
  }

  /// True if the length of a superview is ambiguous, so that the choice of it decides whether the mask has room.
  private func isOfChoice(_ collapse: Collapse, _ report: LayoutReport) -> Bool {
    var view: ViewID? = compiled.program.views[collapse.view.index].superview
    while let superview = view {
      let isOpen = report.ambiguities.contains {
        $0.view == superview && $0.part == (collapse.axis == .horizontal ? .width : .height)
      }
      if isOpen { return true }
      view = compiled.program.views[superview.index].superview
    }
    return false
  }

  private func isAbout(_ diagnostic: Diagnostic, _ collapse: Collapse) -> Bool {
    let range = compiled.sources.masks[collapse.view] ?? compiled.sources.views[collapse.view.index]
    let extent = collapse.axis == .horizontal ? "no width" : "no height"
    return diagnostic.range == range && diagnostic.message.contains(extent)
  }

  private mutating func compareAmbiguities(_ report: LayoutReport, _ place: Place) {
    if !report.ambiguities.isEmpty { ambiguities += 1 }
    if isProved && !report.ambiguities.isEmpty { note("proved, with \(report.ambiguities.count) numbers open", place) }
    var (told, unsure): (Set<String>, Set<String>) = ([], [])
    for number in numbers(.ambiguousLayout) {
      let said = says(number, place)
      for part in parts(of: diagnostics[number]) {
        let own = report.ambiguities.filter { compiled.sources.views[$0.view.index] == diagnostics[number].range }
        let isSo = own.contains { "\($0.part.spelled)" == part }
        let key = "\(diagnostics[number].range.start) \(part)"
        if said { told.insert(key) }
        if !areas[number].allSatisfy({ $0.isExact }) { unsure.insert(key) }
        if said && !isSo { note("\(part) is not open: \(diagnostics[number].message)", place) }
      }
    }
    // One number may be open for several reasons, each of which is a report.
    for number in numbers(.ambiguousLayout) {
      for part in parts(of: diagnostics[number]) {
        let own = report.ambiguities.filter { compiled.sources.views[$0.view.index] == diagnostics[number].range }
        let key = "\(diagnostics[number].range.start) \(part)"
        if own.contains(where: { $0.part.spelled == part && !isAboutCauseOfOthers($0, place) }) && !told.contains(key)
          && !unsure.contains(key)
        {
          note("\(part) is open: \(diagnostics[number].message)", place)
        }
      }
    }
    for found in report.ambiguities where found.cause == nil {
      let key = "\(compiled.sources.views[found.view.index].start) \(found.part.spelled)"
      if !told.contains(key) && !unsure.contains(key) && !isAboutCauseOfOthers(found, place) {
        note("\(compiled.spelledPath(found.view)).\(found.part.spelled) is open, and nobody says so", place)
      }
    }
  }

  /// Numbers that are open by one tie are one report, and which of them stands for all may differ from size to size.
  private func isAboutCauseOfOthers(_ ambiguity: Ambiguity, _ place: Place) -> Bool {
    let name = "'\(compiled.spelledPath(ambiguity.view))'"
    return numbers(.ambiguousLayout).contains { number in
      says(number, place) && diagnostics[number].notes.contains { $0.text.contains(name) || $0.text.contains(" more") }
    }
  }

  /// `width`, of `width is not decided: a rule is missing`
  private func parts(of diagnostic: Diagnostic) -> [String] {
    let words = diagnostic.caretLabel.split(separator: " ").prefix { $0 != "is" && $0 != "are" }
    return words.map { $0.filter { $0 != "," } }.filter { $0 != "and" }.map { String($0) }
  }

  private mutating func compareAssertions(
    _ engine: Layout, _ environment: LayoutEnvironment, _ report: LayoutReport, _ place: Place
  ) {
    let truths = compiled.program.truths(in: environment)
    let oracle = AssertionOracle(layout: engine, program: compiled.program)
    for assertion in compiled.assertions {
      let failing = numbers(.assertionFailed).filter { isIn(diagnostics[$0].range, assertion.range) }
      let said = failing.contains { says($0, place) }
      let gaps = numbers(.assertionNotDecided).filter { says($0, place) }
      let isOwn = gaps.contains { isIn(diagnostics[$0].range, assertion.range) }
      // One that is open stands for others that are for the same reason.
      let isOther = gaps.contains { diagnostics[$0].notes.contains { $0.text.contains("open for the same reason") } }
      let isOpen = isOwn || failing.contains { self.isOpen($0, place) } || failing.isEmpty && isOther
      let fails = truths[assertion.condition.index] && !oracle.holds(assertion.claim)
      if said { failures += 1 }
      if isOpen { open += 1 }
      if said && !fails || !said && fails && !isOpen {
        note(
          "an assertion fails \(fails), and the report says \(said): \(failing.map { diagnostics[$0].message })", place)
      }
      // Where rules contradict each other, assertions are open, all of them.
      if !report.conflicts.isEmpty && truths[assertion.condition.index] && !isOpen {
        note("constraints conflict, and an assertion is not open", place)
      }
      let isOfNumbers = gaps.contains {
        isIn(diagnostics[$0].range, assertion.range)
          && diagnostics[$0].caretLabel.hasPrefix("constraints leave a number")
      }
      if isOfNumbers && report.ambiguities.isEmpty && report.conflicts.isEmpty {
        note("an assertion is open where everything is decided", place)
      }
    }
  }

  private func isIn(_ range: SourceRange, _ other: SourceRange) -> Bool {
    range.file == other.file && other.start <= range.start && range.end <= other.end
  }
}
