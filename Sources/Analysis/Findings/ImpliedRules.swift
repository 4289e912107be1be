internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The statements that are implied by other statements of the same declaration at any size of the root: without them the layout
/// is the same. All that are found may be dropped together.
///
/// A statement counts if each of its rows is implied, in every iteration and instance and in both directions. Statements that the
/// outside may change (`--set`, `when`) are neither implied nor imply anything.
struct ImpliedRules {
  /// The maximum number of statements that imply one: no user checks a proof that goes through the whole file.
  static var reasonLimit: Int { 6 }

  private let layout: CompiledLayout
  private let declarations: Declarations
  /// The statements in the order of the file, and the index of each constraint's statement; nil if it may be changed.
  private var statements: [SourceRange] = []
  private var groups: [Int?] = []
  private var isAsked: [Bool] = []
  /// The constraints of each statement.
  private var constraints: [[ConstraintID]] = []
  private var cases: [ImpliedRows] = []
  /// The masks that take part because constraints refer to their views, for each case that has such; nil before the first query.
  private var masks: [HeldMasks]?
  private var environments: [LayoutEnvironment] = []
  /// The implied statements, the last first.
  private var surplus: [Int] = []
  /// The limits of the search in a case, and of the number of cases.
  private let limits: ProofLimits
  /// True if some statements were not decided because the limits were reached.
  private(set) var isCutShort = false
  /// The diagnostics, with their statements.
  private(set) var diagnostics: [(statement: SourceRange, diagnostic: Diagnostic)] = []

  /// Searches `layout` for implied statements; the `known` ones are redundant already.
  init(
    _ layout: CompiledLayout, _ proofs: [LayoutProof], known: Set<SourceRange>, _ declarations: Declarations,
    limits: ProofLimits = ProofLimits()
  ) {
    // Masks that run out of room have other rows.
    let isOdd = proofs.contains { $0.hasTooManyCells || $0.cells.contains { !$0.collapsings.isEmpty } }
    let cells = isOdd ? nil : proofs.flatMap { $0.cells.map { $0.cell } }
    self.init(layout, cells, known: known, declarations, limits: limits)
  }

  /// Searches the cells that the sizes of `layout` fall into; finds nothing if these are nil.
  init(
    _ layout: CompiledLayout, _ cells: [SizeCell]?, known: Set<SourceRange>, _ declarations: Declarations,
    limits: ProofLimits = ProofLimits()
  ) {
    (self.layout, self.declarations, self.limits) = (layout, declarations, limits)
    guard let cells else { return }
    collectStatements(known)
    addCases(cells)
    if isCutShort { return }
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

  /// The facts of the cases so far.
  private struct SeenFacts {
    struct Facts: Hashable {
      var rows: RowFacts
      var texts: [Bool]
    }

    var reader: RowFactsReader
    var known: Set<Facts> = []
    /// The facts without the sides of guides.
    var plain: Set<Facts> = []
  }

  /// Adds a case for each combination of condition values and insets, in both directions, at each text size if required rows depend
  /// on it, until no statement is a candidate any more.
  private mutating func addCases(_ cells: [SizeCell]) {
    var seen = SeenFacts(reader: RowFactsReader(layout.program))
    let followsTexts = layout.program.requiresTexts
    var others: [LayoutEnvironment]?
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      for cell in cells {
        let sides = cell.environment.direction == direction ? cell.guideSides : nil
        addCase(cell.environment, direction, isDeclared: true, sides, followsTexts, &seen)
      }
      if isFinished { return }
      guard let places = others ?? otherEnvironments(than: cells) else {
        isCutShort = true
        return
      }
      others = places
      for place in places { addCase(place, direction, isDeclared: false, nil, followsTexts, &seen) }
    }
  }

  /// True if no statement is a candidate any more, or a limit was reached.
  private var isFinished: Bool { isCutShort || !isAsked.contains(true) }

  /// Adds the case of an environment in a direction, unless one with the same facts is there. At sizes that are not declared,
  /// constraints may conflict: the sides of guides are those of the declared ones.
  private mutating func addCase(
    _ place: LayoutEnvironment, _ direction: InterfaceDirection, isDeclared: Bool, _ sides: [UInt8]?,
    _ followsTexts: Bool, _ seen: inout SeenFacts
  ) {
    if isFinished { return }
    var environment = place
    environment.direction = direction
    let texts = followsTexts ? textFacts(environment) : []
    let plain = SeenFacts.Facts(rows: seen.reader.plainFacts(in: environment), texts: texts)
    let isNew = seen.plain.insert(plain).inserted
    if !isDeclared {
      if isNew { addCase(environment, nil) }
      return
    }
    let facts = SeenFacts.Facts(rows: seen.reader.facts(in: environment, known: sides), texts: texts)
    if seen.known.insert(facts).inserted { addCase(environment, sides) }
  }

  /// The text size and the language of an environment.
  private func textFacts(_ environment: LayoutEnvironment) -> [Bool] {
    TextSize.allCases.map { $0 == environment.textSize }
      + layout.program.translations.indices.map { $0 + 1 == environment.translation }
  }

  /// The environments at sizes that are not declared, in the states of `cells`; nil if these are too many.
  private func otherEnvironments(than cells: [SizeCell]) -> [LayoutEnvironment]? {
    var found: [LayoutEnvironment] = []
    var known: Set<LayoutEnvironment> = []
    let (least, most) = (ExactSize(width: .one, height: .one), ExactSize(width: 1_000_000, height: 1_000_000))
    // A statement must be implied at the text sizes that are not declared, too.
    let textSizes = layout.program.readsTextSize ? TextSize.allCases.map { Optional($0) } : [nil]
    let places = cells.flatMap { cell in textSizes.map { (cell.environment, $0) } }
    for (var environment, textSize) in places {
      (environment.size, environment.textSize) = (least, textSize ?? environment.textSize)
      if !known.insert(environment).inserted { continue }
      guard let own = sizeCells(layout.program, from: least, to: most, environment) else { return nil }
      found += own.map { $0.environment }
    }
    return found
  }

  private mutating func addCase(_ environment: LayoutEnvironment, _ sides: [UInt8]?) {
    if cases.count == limits.impliedCases {
      isCutShort = true
      return
    }
    environments.append(environment)
    let rows = ImpliedRows(
      ParametricLayout(layout.program, as: environment, known: sides), groups: groups, limits.implied,
      asking: { isAsked[$0] })
    let suspects = rows.suspects
    for statement in statements.indices where isAsked[statement] && !suspects.contains(statement) {
      if rows.contains(statement) { isAsked[statement] = false }
    }
    if cases.isEmpty { leaveOutNeeded(in: rows) }
    cases.append(rows)
  }

  /// Asks no longer about statements that are needed in a case with all others in force: they are needed without some of these too. Few
  /// are left as a rule, and often none, so that no further case is made.
  private mutating func leaveOutNeeded(in rows: ImpliedRows) {
    var rows = rows
    for statement in statements.indices.reversed() where isAsked[statement] {
      if case .needed = rows.answer(statement), !rows.isCutShort { isAsked[statement] = false }
    }
  }

  /// The masks of the cases, without the `known` statements.
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
    // A mask that takes part is a lower bound of its superview's size.
    let dropped = constraints[statement]
    var held = masks ?? heldMasks(without: known)
    defer { masks = held }
    guard held.allSatisfy({ $0.remain(without: dropped) }) else { return }
    for index in held.indices { held[index].drop(dropped) }
    for index in cases.indices { cases[index].drop(statement) }
    surplus.append(statement)
  }

  /// Reports a statement with its reasons after all implied statements were dropped, so that no reason is dropped too.
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

extension LayoutProgram {
  /// True if rows that are required may contain lengths of texts whose fonts follow the text size.
  fileprivate var requiresTexts: Bool {
    if scalingStyles.isEmpty && translations.isEmpty { return false }
    if !stacks.isEmpty || !grids.isEmpty { return true }
    let isRequired = views.contains { view in
      [view.horizontalHugging, view.verticalHugging, view.horizontalCompression, view.verticalCompression].contains(
        .required)
    }
    return isRequired || overrides.contains { $0.setting.isPriority }
      || constraints.contains { $0.terms.contains { $0.attribute.isBaseline } }
  }
}

extension Override.Setting {
  fileprivate var isPriority: Bool {
    switch self {
    case .horizontalHugging, .verticalHugging, .horizontalCompression, .verticalCompression: true
    default: false
    }
  }
}

/// The layouts and components that the files declare: the author of one does not know who uses it.
struct Declarations {
  private let ranges: [SourceRange]

  init(_ compilation: Compilation) { ranges = compilation.topStatements }

  /// The index of the declaration around a range; nil if there is none.
  func number(of range: SourceRange) -> Int? {
    ranges.firstIndex { $0.file == range.file && $0.start <= range.start && range.end <= $0.end }
  }
}
