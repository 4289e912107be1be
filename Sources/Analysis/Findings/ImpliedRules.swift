internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Statements that follow from other statements of the same declaration, whatever the size of the root: without them the layout
/// is the same. All that are found may be dropped together.
///
/// A statement counts where each of its rows is implied, in every turn and instance and in both directions. What the outside may
/// change (`--set`, `when`) is neither implied nor implies anything.
struct ImpliedRules {
  /// The most statements that one may follow from: nobody checks a proof that goes through the whole file.
  static var reasonLimit: Int { 6 }
  /// The most cases of conditions, in both directions.
  static var caseLimit: Int { 64 }

  private let layout: CompiledLayout
  private let declarations: Declarations
  /// The statements in the order of the file, and of each constraint the number of its own; nil where it may be changed.
  private var statements: [SourceRange] = []
  private var groups: [Int?] = []
  private var isAsked: [Bool] = []
  /// The constraints of each statement.
  private var constraints: [[ConstraintID]] = []
  private var cases: [ImpliedRows] = []
  /// The masks that take part because constraints name their views, of each case that has such; nil before the first question.
  private var masks: [HeldMasks]?
  private var environments: [Environment] = []
  /// The statements that follow from others, the last first.
  private var surplus: [Int] = []
  /// How much is looked at in a case, and in how many.
  private let limits: ProofLimits
  /// Whether nobody knows of some statements whether they follow from others, because asking is too much.
  private(set) var isCutShort = false
  /// What was found, by its statement.
  private(set) var diagnostics: [(statement: SourceRange, diagnostic: Diagnostic)] = []

  /// Looks at `layout`, of which `known` statements are surplus already.
  init(
    _ layout: CompiledLayout, _ proofs: [LayoutProof], known: Set<SourceRange>, _ declarations: Declarations,
    limits: ProofLimits = ProofLimits()
  ) {
    // Where masks run out of room they have other rows.
    let isOdd = proofs.contains { $0.hasTooManyCells || $0.cells.contains { !$0.collapsings.isEmpty } }
    let cells = isOdd ? nil : proofs.flatMap { $0.cells.map { $0.cell } }
    self.init(layout, cells, known: known, declarations, limits: limits)
  }

  /// The same, asked of the cells that the sizes of `layout` fall into; nil where nothing can be said of them.
  init(
    _ layout: CompiledLayout, _ cells: [SizeCell]?, known: Set<SourceRange>, _ declarations: Declarations,
    limits: ProofLimits = ProofLimits()
  ) {
    (self.layout, self.declarations, self.limits) = (layout, declarations, limits)
    guard let cells else { return }
    collectStatements(known)
    if statements.isEmpty { return }
    collectEnvironments(cells)
    if isCutShort { return }
    if environments.count > limits.impliedCases {
      isCutShort = true
      return
    }
    for environment in environments { addCase(environment) }
    for statement in statements.indices.reversed() where isAsked[statement] { ask(statement, known) }
    for statement in surplus.reversed() { report(statement) }
    isCutShort = cases.contains { $0.isCutShort }
  }

  private mutating func collectStatements(_ known: Set<SourceRange>) {
    var numbers: [SourceRange: Int] = [:]
    for (index, isChangeable) in layout.program.isChangeable.enumerated() {
      let statement = layout.sources.statements[index]
      let number = numbers[statement] ?? statements.count
      if number == statements.count {
        numbers[statement] = number
        statements.append(statement)
        constraints.append([])
        isAsked.append(true)
      }
      constraints[number].append(ConstraintID(index))
      if isChangeable { isAsked[number] = false }
      groups.append(isChangeable || known.contains(statement) ? nil : number)
    }
  }

  /// One for each way that the conditions come out, in both directions.
  private mutating func collectEnvironments(_ cells: [SizeCell]) {
    guard let others = otherEnvironments(than: cells) else {
      isCutShort = true
      return
    }
    var known: Set<[Bool]> = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for var environment in cells.map({ $0.environment }) + others {
        environment.direction = direction
        let truths = layout.program.truths(in: environment)
        if known.insert(truths + [direction == .leftToRight]).inserted { environments.append(environment) }
      }
    }
  }

  /// How conditions come out at sizes that nobody promises, in the states of `cells`; nil where these are too many.
  private func otherEnvironments(than cells: [SizeCell]) -> [Environment]? {
    var found: [Environment] = []
    var known: Set<Environment> = []
    let (least, most) = (ExactSize(width: .one, height: .one), ExactSize(width: 1_000_000, height: 1_000_000))
    for var environment in cells.map({ $0.environment }) {
      environment.size = least
      if !known.insert(environment).inserted { continue }
      guard let own = sizeCells(layout.program, from: least, to: most, environment) else { return nil }
      found += own.map { $0.environment }
    }
    return found
  }

  private mutating func addCase(_ environment: Environment) {
    // Nobody asks twice: where no statement is a suspect any more, the other cases have no say.
    if !isAsked.contains(true) { return }
    let rows = ImpliedRows(ParametricLayout(layout.program, as: environment), groups: groups, limits.implied)
    let suspects = rows.suspects
    for statement in statements.indices where isAsked[statement] && !suspects.contains(statement) {
      if rows.contains(statement) { isAsked[statement] = false }
    }
    cases.append(rows)
  }

  /// The masks of the cases, where `known` statements are left out already.
  private func heldMasks(without known: Set<SourceRange>) -> [HeldMasks] {
    let left = statements.indices.filter { known.contains(statements[$0]) }.flatMap { constraints[$0] }
    return environments.prefix(cases.count).compactMap { HeldMasks(layout.program, as: $0, without: left) }
  }

  private mutating func ask(_ statement: Int, _ known: Set<SourceRange>) {
    var places: Set<SourceRange> = []
    var isInForce = false
    for index in cases.indices {
      switch cases[index].answer(statement) {
      case .absent: continue
      case .needed: return
      case .implied(let reasons):
        isInForce = true
        places.formUnion(reasons.compactMap { layout.place(of: $0) })
      }
    }
    let own = declarations.number(of: statements[statement])
    guard isInForce, places.allSatisfy({ declarations.number(of: $0) == own }) else { return }
    // A mask that takes part keeps its superview from getting too small.
    let dropped = constraints[statement]
    var held = masks ?? heldMasks(without: known)
    defer { masks = held }
    guard held.allSatisfy({ $0.remain(without: dropped) }) else { return }
    for index in held.indices { held[index].drop(dropped) }
    for index in cases.indices { cases[index].drop(statement) }
    surplus.append(statement)
  }

  /// What it follows from is said when all is left out that may be: so no rule stands for another that goes too.
  private mutating func report(_ statement: Int) {
    var reasons: [RowOrigin] = []
    for index in cases.indices {
      let found = cases[index].reasons(ofDropped: statement)
      reasons += found.filter { !reasons.contains($0) }
    }
    if layout.places(of: reasons).count > ImpliedRules.reasonLimit { return }
    let rule = layout.program.constraints[constraints[statement][0].index]
    let range = statements[statement]
    diagnostics.append((range, .impliedRule(rule, at: range, because: reasons, in: layout)))
  }
}

/// The layouts and components that the files declare: who writes one does not know who uses it.
struct Declarations {
  private let ranges: [SourceRange]

  init(_ compilation: Compilation) { ranges = compilation.topStatements }

  /// The number of the one that something stands in; nil for none.
  func number(of range: SourceRange) -> Int? {
    ranges.firstIndex { $0.file == range.file && $0.start <= range.start && range.end <= $0.end }
  }
}
