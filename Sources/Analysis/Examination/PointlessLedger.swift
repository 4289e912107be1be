internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The findings about what is declared or demanded without an effect, over all layouts of a compilation.
struct PointlessLedger {
  /// The codes that layouts decide.
  static let codes = [DiagnosticCode.unusedGuide, .pointlessPriority, .outrankedRule].map { $0.id }

  private let compilation: Compilation
  private let declarations: Declarations
  private let limits: ProofLimits
  /// True if other files import the compiled one.
  private let isImported: Bool
  private var priorities = FoundEverywhere()
  private var outranked = FoundEverywhere()
  private var guides: (removable: Set<SourceRange>, needed: Set<SourceRange>) = ([], [])
  /// The codes that were not decided for some layout.
  private(set) var unasked: [String] = []

  init(_ compilation: Compilation, _ declarations: Declarations, _ options: CheckOptions) {
    (self.compilation, self.declarations) = (compilation, declarations)
    (limits, isImported) = (options.limits, options.isImported)
  }

  /// Adds the findings about a layout without contradictions, whose probes have `values`. The statements that are `reported` already are left out.
  mutating func add(
    _ layout: CompiledLayout, _ suspicions: Suspicions, _ proofs: [LayoutProof], _ values: [ProbedValues],
    reported: [SourceRange]
  ) {
    if suspicions.isCutShort { return skip(layout) }
    // One size says nothing about others, and a direction nothing about the other where something is not mirrored.
    let isTurned = Set(proofs.map { $0.variant.direction }).count == 2 || layout.program.isMirrored
    if layout.sizes.isEmpty || proofs.allSatisfy({ $0.range.isSingle }) || !isTurned { return skip(layout) }
    addGuides(layout, suspicions, values)
    var rules = OutrankedRules(layout)
    let satisfied = suspicions.optional.filter { id, probe in
      values[probe].signs.satisfies(layout.program.constraints[id.index].relation)
    }
    if rules.isEmpty && satisfied.isEmpty { return addNothing(of: layout) }
    guard let (known, truths) = cases(of: layout, proofs) else { return skip(layout) }
    var cases = known
    rules.search(&cases, truths: truths, declarations)
    var isKnown: Set<SourceRange> = []
    func isReported(_ statement: SourceRange) -> Bool { reported.contains { statement.holds($0) } }
    var own: [(statement: SourceRange, diagnostic: Diagnostic)] = []
    for (statement, other, isHigher) in rules.statements
    where isKnown.insert(statement).inserted && !isReported(statement) {
      own.append((statement, .outrankedRule(at: statement, by: other, isHigher: isHigher, in: compilation)))
    }
    outranked.add(own, of: layout)
    let free = PointlessPriorities(layout, satisfied: Set(satisfied.map { $0.constraint }), cases: &cases)
    own = []
    for statement in free.statements where !isKnown.contains(statement) && !isReported(statement) && isOwn(statement) {
      guard let written = compilation.writtenPriority(of: statement) else { continue }
      own.append((statement, .pointlessPriority(written, in: layout)))
    }
    priorities.add(own, of: layout)
  }

  /// Records that the findings about a layout are not known, so that what it contains is not reported.
  mutating func skip(_ layout: CompiledLayout) {
    unasked = PointlessLedger.codes
    addNothing(of: layout)
    for (index, view) in layout.program.views.enumerated() where view.role == .guide && view.guide == .declared {
      guides.needed.insert(layout.sources.views[index])
    }
  }

  private mutating func addNothing(of layout: CompiledLayout) {
    outranked.add([], of: layout)
    priorities.add([], of: layout)
  }

  private mutating func addGuides(_ layout: CompiledLayout, _ suspicions: Suspicions, _ values: [ProbedValues]) {
    let found = UnusedGuides(
      layout, suspicions.guides.map { ($0.guide, values[$0.probe].signs, values[$0.probe + 1].signs) })
    guides.removable.formUnion(found.removable)
    guides.needed.formUnion(found.needed)
  }

  /// True if the author of the statement knows all of its uses: those of a component that other files may import are not known.
  private func isOwn(_ statement: SourceRange) -> Bool {
    compilation.layouts.contains { layout in
      declarations.number(of: layout.range).map { $0 == declarations.number(of: statement) } ?? false
    }
  }

  /// The rows of a layout in each combination of conditions and insets, with the values of these; nil if there are too many. The rows of
  /// a mirror image compete as those of the original do.
  private func cases(of layout: CompiledLayout, _ proofs: [LayoutProof]) -> ([CompetingRows], [[Bool]])? {
    var (known, cases, truths): (Set<RowFacts>, [CompetingRows], [[Bool]]) = ([], [], [])
    var reader = RowFactsReader(layout.program)
    for cell in proofs.filter({ !$0.isImage }).flatMap({ $0.cells }) {
      let environment = cell.cell.environment
      let own = reader.facts(in: environment, known: cell.cell.guideSides)
      guard known.insert(own).inserted else { continue }
      if cases.count == limits.impliedCases { return nil }
      cases.append(CompetingRows(ParametricLayout(layout.program, as: environment, known: cell.cell.guideSides)))
      truths.append(own.truths)
    }
    return (cases, truths)
  }

  /// The findings, those about names first.
  var diagnostics: [Diagnostic] {
    let names = compilation.unusedNames(isImported: isImported).filter { found in
      found.kind != .guide || guides.removable.contains(found.range) && !guides.needed.contains(found.range)
    }
    return names.map { .unused($0) } + compilation.writtenRequiredPriorities.map { .requiredPriority($0) }
      + priorities.diagnostics + outranked.diagnostics
  }
}

extension LayoutProgram {
  /// True if the layout from right to left is the mirror image of the one from left to right: no side is fixed, nothing depends
  /// on the direction, and no mask, margin or step counts from the left.
  fileprivate var isMirrored: Bool {
    let isTurning = constraints.allSatisfy { rule in
      rule.terms.allSatisfy { term in
        term.attribute.axis == .vertical || !term.attribute.isLocation || term.attribute.turnsWithDirection
      }
    }
    let isPlain = views.allSatisfy { view in
      view.placement != .mask && view.direction == nil && view.guide != .margins && view.guide != .readable
    }
    let readsDirection = conditions.contains { if case .direction = $0 { true } else { false } }
    return steps.isEmpty && isTurning && isPlain && !readsDirection
  }
}
