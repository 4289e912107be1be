internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The check of a compilation whose layouts have parameters.
///
/// All combinations of their lowest and highest values are checked as texts of their own. Constraints that agree there agree for all
/// values; what else may go wrong between them is searched for (``ParameterSearch``), and checked at a value with the problem.
struct ParameterCheck {
  /// The maximum number of parameters whose values are examined.
  static let parameterLimit = 3

  /// Checks a compilation with fixed parameters, with the numbers of the environment by name.
  typealias Checker = (Compilation, [NamedNumber]) -> CheckFindings

  private let compilation: Compilation
  private let options: CheckOptions
  private let lint: LintChecks
  private let check: Checker
  private let parameters: [ProgramParameter]
  /// The findings at each point, the lowest values first.
  private var found: [(point: ParameterPoint, findings: CheckFindings)] = []
  /// The reasons why a layout is not decided between the corners.
  private var reasons: [String: [String]] = [:]
  /// The layouts of which a range was not examined between the ends of the parameters, since something is wrong at these.
  private var unsearched: Set<String> = []
  /// The values at which claims fail, by layout, where these are known.
  private var extents: [String: [HealthClaim: [(lowest: Rational, highest: Rational)]]] = [:]
  /// The sizes and values at which claims fail, by layout.
  private var failures: [String: [ClaimFailures]] = [:]

  /// Creates the check; nil if no layout has parameters.
  init?(_ compilation: Compilation, _ options: CheckOptions, lint: LintChecks, _ check: @escaping Checker) {
    (self.compilation, self.options, self.lint, self.check) = (compilation, options, lint, check)
    let parameters = compilation.parameters(for: options)
    if parameters.isEmpty || compilation.hasErrors { return nil }
    self.parameters = Array(parameters.prefix(ParameterCheck.parameterLimit))
    if parameters.count > ParameterCheck.parameterLimit {
      for layout in compilation.layouts where !layout.parameters.isEmpty {
        reasons[layout.name] = ["more than \(ParameterCheck.parameterLimit) numbers have ranges"]
      }
    }
  }

  /// Returns the findings at all values.
  mutating func run() -> CheckFindings {
    for point in ParameterPoint.corners(of: parameters) { add(point) }
    if reasons.isEmpty {
      let examined = Set(found[0].findings.result.examined.map { $0.layout })
      for layout in compilation.layouts where !layout.parameters.isEmpty && examined.contains(layout.name) {
        search(layout)
      }
    }
    return joined()
  }

  private mutating func add(_ point: ParameterPoint) {
    if found.contains(where: { $0.point == point }) { return }
    found.append(
      (point, check(found.isEmpty ? compilation : compilation.compiled(at: point.values), point.environmentNumbers)))
  }

  // MARK: - Between the corners

  private mutating func search(_ layout: CompiledLayout) {
    let corners = found.map { $0.findings }
    let examined = corners.compactMap { $0.result.examined.first { $0.layout == layout.name } }
    guard examined.count == corners.count else {
      return reasons[layout.name, default: []].append("it cannot be compiled with other numbers")
    }
    let diagnostics = corners.flatMap { $0.result.diagnostics }
    let isSilenced = layout.sources.allowances.contains { $0.code == DiagnosticCode.maskCollapse.id }
    let masksHaveRoom = !isSilenced && !diagnostics.contains { $0.code == .maskCollapse }
    var search = ParameterSearch(options, judgesHealth: lint.includesHealth) { claim in
      switch claim.exact {
      case .allowing: false
      case .health(let claim): corners.contains { $0.reports(claim, of: layout) }
      case .assertion(let assertion):
        diagnostics.contains { $0.code == .assertionFailed && $0.range == assertion.range }
      }
    }
    var spaces: [ParameterSpace.Surroundings: ParameterSpace] = [:]
    for (range, variant) in corners[0].proved[layout.name] ?? [] {
      // Nothing else is proved where constraints contradict each other or leave numbers open.
      let isRefuted = examined.contains { $0.verdicts.contains { $0.range == range && $0.verdict == .refuted } }
      if isRefuted {
        unsearched.insert(layout.name)
        continue
      }
      guard let space = space(of: layout, surroundings(of: layout, range, variant), masksHaveRoom, &spaces) else {
        reasons[layout.name, default: []].append("it cannot be compiled with other numbers")
        break
      }
      if space.hasTwoBottoms { return reasons[layout.name, default: []].append(ParameterSpace.twoBottoms) }
      if !space.parameters.isEmpty { search.search(space, range, variant) }
    }
    if !search.reasons.isEmpty { reasons[layout.name, default: []] += search.reasons }
    (extents[layout.name], failures[layout.name]) = (search.extents, search.failures)
    for point in search.points { add(completed(point)) }
  }

  /// The safe area of a layout in a range: a keyboard no higher than its bottom inset changes nothing.
  private func surroundings(of layout: CompiledLayout, _ range: SizeRange, _ variant: Variant)
    -> ParameterSpace.Surroundings
  {
    let isDeclared = options.declaresSafeArea(layout, in: range)
    let inset = isDeclared ? layout.safeArea?.highest.bottom : variant.place?.safeArea.bottom
    return ParameterSpace.Surroundings(bottomInset: inset ?? .zero, declaresSafeArea: isDeclared)
  }

  private func space(
    of layout: CompiledLayout, _ surroundings: ParameterSpace.Surroundings, _ masksHaveRoom: Bool,
    _ spaces: inout [ParameterSpace.Surroundings: ParameterSpace]
  ) -> ParameterSpace? {
    if let known = spaces[surroundings] { return known }
    var found = ParameterSpace(layout, compilation, options, surroundings)
    found?.masksHaveRoom = masksHaveRoom
    spaces[surroundings] = found
    return found
  }

  /// A point with the lowest values of the parameters that it does not have.
  private func completed(_ point: ParameterPoint) -> ParameterPoint {
    ParameterPoint(
      values: parameters.map { parameter in
        point.values.first { $0.name == parameter.settableName }
          ?? NamedNumber(name: parameter.settableName, value: parameter.lowest)
      })
  }

  // MARK: - Joining

  /// Findings that say that something has no effect: they hold only if they do for all values.
  private static let ofAll: Set<DiagnosticCode> = Set(
    DiagnosticCode.unusedCodes + [.branchNeverApplies, .redundantRule, .fixedSide, .squeezedCaps, .unusedAllow])
  /// Findings of that kind that are not convex: between two values at which they hold, they need not.
  private static let ofNone: Set<DiagnosticCode> = [
    .impliedRule, .ruleNeverHolds, .pointlessPriority, .outrankedRule, .viewWithoutSize,
  ]

  /// Findings that something has no effect.
  static let ofEverything = ofAll.union(ofNone)

  private func joined() -> CheckFindings {
    var joined = found[0].findings
    joined.conflicts = []
    joined.result.diagnostics = []
    joined.faults = []
    let reported = found.map { Set($0.findings.result.diagnostics.map { CheckFindings.Identity($0) }) }
    var silenced: Set<CheckFindings.Identity> = []
    func places(_ diagnostic: Diagnostic) -> [Int] {
      let identity = CheckFindings.Identity(diagnostic)
      return reported.indices.filter { reported[$0].contains(identity) }
    }
    var known: Set<CheckFindings.Identity> = []
    for (index, item) in found.enumerated() {
      for diagnostic in item.findings.result.diagnostics where !ParameterCheck.ofNone.contains(diagnostic.code) {
        // An `expect` is about the lowest values, or about those that it names.
        if index > 0 && diagnostic.code == .expectationFailed { continue }
        guard known.insert(CheckFindings.Identity(diagnostic)).inserted else { continue }
        let places = diagnostic.code == .expectationFailed ? Array(found.indices) : places(diagnostic)
        if ParameterCheck.ofAll.contains(diagnostic.code) && !isOfAllValues(diagnostic, at: places) { continue }
        joined.result.diagnostics.append(said(diagnostic, at: places))
      }
      for (layout, fault) in item.findings.faults {
        let places = places(fault.diagnostic)
        if places.isEmpty && silenced.insert(CheckFindings.Identity(fault.diagnostic)).inserted {
          joined.faults.append((layout, fault))
        }
        guard places.first == index else { continue }
        var own = fault
        own.diagnostic = said(fault.diagnostic, at: places)
        let place = joined.result.diagnostics.firstIndex(of: own.diagnostic)
        if places.count < found.count, let note = extentNote(of: fault, in: layout) {
          own.diagnostic.notes.insert(note, at: 0)
        }
        addFailures(to: &own.diagnostic, fault.claims, of: layout.name)
        if let place { joined.result.diagnostics[place] = own.diagnostic }
        own.settings = item.point.values
        joined.faults.append((layout, own))
      }
      if index > 0 { joined.add(item.findings, at: item.point) }
    }
    for index in joined.result.diagnostics.indices { addSizesBetween(to: &joined.result.diagnostics[index]) }
    for (layout, reasons) in reasons { joined.giveUp(layout, reasons, parameters) }
    for layout in unsearched { joined.leaveOpen(layout, parameters) }
    for index in joined.result.examined.indices {
      let entry = joined.result.examined[index]
      let layout = compilation.layouts.first { $0.name == entry.layout }
      // Poses of devices have safe areas of their own.
      let declaresSafeArea = layout.map { layout in
        entry.verdicts.contains { options.declaresSafeArea(layout, in: $0.range) }
      }
      joined.result.examined[index].parameters = (layout?.parameters ?? []).filter {
        declaresSafeArea ?? true || !($0.environment?.isOfSafeArea ?? false)
      }
    }
    return joined
  }

  /// True if a finding that something has no effect holds at all points, for the same reason, and so between them. That an `allow` silences
  /// nothing is not known for values that were not examined.
  private func isOfAllValues(_ diagnostic: Diagnostic, at places: [Int]) -> Bool {
    if places.count < found.count || diagnostic.code == .unusedAllow && !unsearched.isEmpty { return false }
    if diagnostic.code != .redundantRule { return true }
    let (identity, reasons) = (CheckFindings.Identity(diagnostic), Set(diagnostic.labels.map { $0.range }))
    return found.allSatisfy { item in
      item.findings.result.diagnostics.contains { other in
        CheckFindings.Identity(other) == identity && Set(other.labels.map { $0.range }) == reasons
      }
    }
  }

  /// Adds the sizes at which an assertion fails between the points, and marks those of an ambiguous number as not all.
  private func addSizesBetween(to diagnostic: inout Diagnostic) {
    switch diagnostic.code {
    case .assertionFailed:
      // One in a component of several layouts is about one of them, which is not known here.
      let own = failures.filter { [diagnostic] in $0.value.contains { $0.isReported(by: diagnostic, about: []) } }
      if own.count == 1, let layout = own.first?.key { addFailures(to: &diagnostic, [], of: layout) }
    case .ambiguousLayout:
      for area in diagnostic.areas.indices { diagnostic.areas[area].isExact = false }
    default: break
    }
  }

  /// Adds the sizes at which a claim of a diagnostic fails with other values, if these differ, with an example.
  private func addFailures(to diagnostic: inout Diagnostic, _ claims: [HealthClaim], of layout: String) {
    let states = compilation.layouts.first { $0.name == layout }?.program.states ?? []
    let own = (failures[layout] ?? []).filter { [diagnostic] in $0.isReported(by: diagnostic, about: claims) }
    let parts = own.flatMap { [diagnostic] in $0.parts(outside: diagnostic.areas, states: states) }
    if diagnostic.areas.isEmpty || parts.isEmpty { return }
    diagnostic.openAreas += parts.map { $0.area }.filter { [diagnostic] in !diagnostic.openAreas.contains($0) }
    guard let example = parts.lazy.compactMap({ $0.example }).first else { return }
    let words = "for example at \(example.size.spelled) with \(example.point.words)"
    diagnostic.notes.insert(.note("this occurs at other sizes too, \(words)"), at: 0)
  }

  /// `at some sizes, this occurs if the keyboard is higher than 317`; nil if the values are no interval.
  private func extentNote(of fault: HealthFault, in layout: CompiledLayout) -> Note? {
    guard parameters.count == 1, let parameter = parameters.first, let known = extents[layout.name] else { return nil }
    var intervals: [(lowest: Rational, highest: Rational)] = []
    for claim in fault.claims { intervals += known[claim] ?? [] }
    intervals.sort { $0.lowest < $1.lowest }
    guard var whole = intervals.first else { return nil }
    for next in intervals.dropFirst() {
      if next.lowest > whole.highest { return nil }
      whole.highest = max(whole.highest, next.highest)
    }
    let isKeyboard = parameter.environment == .keyboard
    let name = isKeyboard ? "the keyboard" : "'\(parameter.name)'"
    let words =
      switch (whole.lowest <= parameter.lowest, whole.highest >= parameter.highest) {
      case (true, true): "for every \(isKeyboard ? "height" : "value") of \(name)"
      case (false, true): "if \(name) is \(isKeyboard ? "higher" : "greater") than \(whole.lowest)"
      case (true, false): "if \(name) is \(isKeyboard ? "lower" : "less") than \(whole.highest)"
      case (false, false): "if \(name) is between \(whole.lowest) and \(whole.highest)"
      }
    return .note("at some sizes, this occurs \(words)")
  }

  /// The diagnostic, which some points have. It names points unless all have it at the same sizes; the sizes at other points are notes.
  private func said(_ diagnostic: Diagnostic, at places: [Int]) -> Diagnostic {
    let identity = CheckFindings.Identity(diagnostic)
    let others = places.compactMap { index -> (Int, Diagnostic)? in
      let alike = found[index].findings.result.diagnostics.filter { CheckFindings.Identity($0) == identity }
      return alike.contains { $0.areas == diagnostic.areas } ? nil : alike.first.map { (index, $0) }
    }
    let own = places.filter { index in !others.contains { $0.0 == index } }
    if own.count == found.count && isForAllValues(diagnostic) || own.isEmpty { return diagnostic }
    var said = diagnostic
    let words = own.map { found[$0].point.words }
    said.message = "with \(words.prefix(2).joined(separator: ", and with ")), \(diagnostic.message)"
    for (index, other) in others {
      if let sizes = sizeWords(other) {
        said.notes.append(.note("with \(found[index].point.words), this occurs \(sizes)"))
      }
      said.areas += other.areas.filter { [said] in !said.areas.contains($0) }
    }
    return said
  }

  /// False if the claims of a diagnostic that all points have hold at some values between these, or if that is not known.
  private func isForAllValues(_ diagnostic: Diagnostic) -> Bool {
    let isOfClaim = diagnostic.code == .assertionFailed || HealthCheck.allCases.contains { $0.code == diagnostic.code }
    if isOfClaim && !unsearched.isEmpty { return false }
    let identity = CheckFindings.Identity(diagnostic)
    for (layout, failures) in failures {
      let faults = found.flatMap { $0.findings.faults }.filter {
        $0.layout.name == layout && CheckFindings.Identity($0.fault.diagnostic) == identity
      }
      let claims = faults.flatMap { $0.fault.claims }
      let own = failures.filter { $0.isReported(by: diagnostic, about: claims) }
      let states = compilation.layouts.first { $0.name == layout }?.program.states ?? []
      var known: [ClaimFailures] = []
      for first in own where !known.contains(where: { $0.isBeside(first) }) {
        known.append(first)
        let all = own.filter { $0.isBeside(first) }
        if !ClaimFailures.areForAllValues(all, in: diagnostic.areas, states: states) { return false }
      }
    }
    return true
  }

  /// The sizes of a diagnostic in words; nil if they are in several ranges or variants.
  private func sizeWords(_ diagnostic: Diagnostic) -> String? {
    guard let first = diagnostic.areas.first, diagnostic.areas.allSatisfy({ $0.isOfVariant(of: first) }) else {
      return nil
    }
    let ranges = Set(found[0].findings.result.examined.flatMap { $0.verdicts.map { $0.range } })
    guard ranges.count == 1, let range = ranges.first else { return nil }
    let words = Whereabouts(diagnostic.areas.compactMap { SizeRegion($0) }, of: range).words
    return words.isEmpty ? nil : words
  }
}

extension Compilation {
  /// The parameters of the layouts that are checked.
  func parameters(for options: CheckOptions) -> [ProgramParameter] {
    var parameters: [ProgramParameter] = []
    for layout in layouts where options.examines(layout.name) {
      for parameter in layout.parameters where !parameters.contains(parameter) { parameters.append(parameter) }
    }
    return parameters
  }
}

extension CheckFindings {
  /// Adds the verdicts and failures of the same layouts with other values.
  fileprivate mutating func add(_ other: CheckFindings, at point: ParameterPoint) {
    for index in result.examined.indices {
      guard let own = other.result.examined.first(where: { $0.layout == result.examined[index].layout }) else {
        continue
      }
      result.examined[index].add(own)
    }
    for (layout, ranges) in other.departures { departures[layout, default: []].formUnion(ranges) }
    for (layout, own) in other.margins where margins[layout]?.add(own) == nil { margins[layout] = own }
    for (layout, failures) in other.failures { self.failures[failureKey(of: layout, point.values)] = failures }
    rows += other.rows
  }

  /// Marks the claims about a layout as not decided between the ends of its parameters, where frames are ambiguous or constraints conflict.
  fileprivate mutating func leaveOpen(_ layout: String, _ parameters: [ProgramParameter]) {
    let names = parameters.map { $0.spelled }.joined(separator: " and ")
    for index in result.examined.indices where result.examined[index].layout == layout {
      result.examined[index].provedAssertions = 0
      result.examined[index].health?.gaps.append("between the ends of \(names), which were not examined")
    }
  }

  /// Marks a layout as not decided between the ends of its parameters.
  fileprivate mutating func giveUp(_ layout: String, _ reasons: [String], _ parameters: [ProgramParameter]) {
    let names = parameters.map { $0.spelled }.joined(separator: " and ")
    let own = reasons.map { "between the ends of \(names), \($0)" }
    for index in result.examined.indices where result.examined[index].layout == layout {
      for place in result.examined[index].verdicts.indices {
        let verdict = result.examined[index].verdicts[place].verdict
        result.examined[index].verdicts[place].verdict = verdict.joined(.notDecided(own))
        result.examined[index].gaps.append((result.examined[index].verdicts[place].range, own))
      }
    }
  }
}

extension CheckResult.Examination {
  fileprivate mutating func add(_ other: CheckResult.Examination) {
    for (index, own) in other.verdicts.enumerated() where verdicts.indices.contains(index) {
      verdicts[index].verdict = verdicts[index].verdict.joined(own.verdict)
    }
    gaps += other.gaps
    (hasConflicts, hasAmbiguities) = (hasConflicts || other.hasConflicts, hasAmbiguities || other.hasAmbiguities)
    sizes += other.sizes.filter { !sizes.contains($0) }
    openAssertions += other.openAssertions.filter { !openAssertions.contains($0) }
    provedAssertions = assertions - openAssertions.count
    sampledAssertions = max(sampledAssertions, other.sampledAssertions)
    roundedConstraints = max(roundedConstraints, other.roundedConstraints)
    if let own = other.health { health?.add(own) } else { health = nil }
  }
}

extension HealthSummary {
  fileprivate mutating func add(_ other: HealthSummary) {
    for index in checks.indices {
      guard let own = other.checks.first(where: { $0.code == checks[index].code }) else { continue }
      checks[index].failing = max(checks[index].failing, own.failing)
      checks[index].open = max(checks[index].open, own.open)
    }
    gaps += other.gaps.filter { !gaps.contains($0) }
  }
}

extension CheckFindings {
  /// True if a claim of the kind of another one fails for its views, and no other report took its place: a view that cannot be seen is not
  /// reported as cut off too, but it may be with other values.
  fileprivate func reports(_ claim: HealthClaim, of layout: CompiledLayout) -> Bool {
    guard let failures = failures[layout.name], failures.contain(claim, of: layout) else { return false }
    let stronger = claim.kind.stronger.filter { failures.contain($0, claim.view, nil, of: layout) }
    return stronger.isEmpty
      || faults.contains {
        $0.layout.name == layout.name && $0.fault.claim.kind == claim.kind && $0.fault.views.contains(claim.view)
      }
  }
}
