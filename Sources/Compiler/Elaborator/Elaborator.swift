internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Compiles trees into programs: there is one for a compilation; `program`, `sources` and the tables of views belong to
/// the layout that is being elaborated.
///
/// Each pass is a type of its own, which holds the elaborator and owns the state that only it uses; `Compile/` has their
/// order.
final class Elaborator {
  /// The caller's options.
  let options: CompileOptions
  /// All files, imported ones included, by their `FileID`.
  var files: [SourceFile] = []
  /// Every use of a name, with its declaration.
  var uses = UseTable()
  /// The diagnostics, at most one for each place and code.
  var diagnostics: [Diagnostic] = []
  private var reported: Set<Reported> = []

  // Of the current layout.
  var program = LayoutProgram(name: "", designSize: .zero)
  var sources = SourceTable()
  /// The `sizes` statements of the layout.
  var declaredSizes = DeclaredSizes()
  /// The sizes of these statements or else the default ones, once all are lowered.
  var sizes: [SizePromise] = []
  /// The ranges of its text sizes, which layouts of macOS do not have.
  var textSizeRanges: [SourceRange] = []
  /// The declared kinds of reserved regions, in the order of the file.
  var reservedRegions: [(kind: ReservedRegion.Kind, range: SourceRange)] = []
  /// The heights of the keyboard in its `expect`s.
  var expectedKeyboards: [(height: Rational, range: SourceRange)] = []
  /// The safe areas in its `expect`s.
  var expectedSafeAreas: [(insets: ExactInsets, range: SourceRange)] = []
  var expectations: [Expectation] = []
  var assertions: [Assertion] = []
  var viewInfos: [ViewInfo] = []
  var scopes: [Scope] = []
  var constants: [Constant] = []
  /// The constants that are being evaluated, each for the one before it.
  var evaluatedConstants: [ConstantID] = []
  var viewLists: [ViewList] = []
  var namedConstraints: [NamedConstraint] = []
  /// The states that each block of a layout or component declares; `program.states` has all names in order.
  var states: [ScopeID: [String: SourceRange]] = [:]
  /// The declarations that are set together with others.
  private(set) var joinedNames: Set<Reference> = []
  /// The declarations of the states of the layout by name: of its own, and of its components.
  var stateDeclarations: [String: Set<SourceRange>] = [:]
  /// The first of them.
  var firstStates: [String: SourceRange] = [:]
  /// The declarations of the metrics inside of the layout by name: one number from outside sets all of them.
  var metricDeclarations: [String: Set<SourceRange>] = [:]
  /// The ranks of settings under the first conditions: see `States.swift`.
  var conditionRanks: [UInt8] = []
  /// The known conditions, to find equal ones.
  var conditionIDs: [Condition: ConditionID] = [:]
  /// True while elaborating the contents of a `when` that is certainly false: see `DeadCode.swift`.
  var isInDeadCode = false
  var assignments = Assignments()
  /// The guides that are used.
  var builtInGuides: [GuideOwner: ViewID] = [:]
  /// The constraints of visual formats with a standard gap to the superview.
  var standardGaps: [(constraint: ConstraintID, superview: ViewID)] = []
  /// The metrics with ranges that the layout reads.
  var ranges = RangeReads()

  // Of all files.
  let nameTable = NameTable()
  /// The name of each token, by file.
  var tokenNames: [[NameID]] = []
  var fileTables: [FileTable] = []
  var components: [ComponentDeclaration] = []
  /// The metrics and constants that `options.overrides` set.
  var overrides: OverrideTable
  /// The constraints of the layout whose constants `options.overrides` set, with their names and the values.
  var overriddenConstants: [ConstraintID: (name: String, value: Rational)] = [:]

  // Counted over the whole compilation.
  var viewCount = 0
  var repetitionCount = 0
  var statementCount = 0
  var elementCount = 0
  /// True if a limit was exceeded, so that elaboration stops.
  var isStopped = false

  private struct Reported: Hashable {
    var code: String
    var range: SourceRange
  }

  init(options: CompileOptions) {
    self.options = options
    overrides = OverrideTable(options.overrides)
  }

  /// Takes over the parser's diagnostics of the next file. Nothing else is reported of the statements that they are
  /// about.
  func reportSyntax(of tree: SyntaxTree) {
    for diagnostic in tree.diagnostics { report(diagnostic) }
    broken.append(BrokenStatements(tree))
  }
  /// The broken statements of each file.
  private(set) var broken: [BrokenStatements] = []

  /// True if the parser reported something in `node`, so that its meaning is a guess.
  func hasWrongSyntax(_ node: SyntaxNode) -> Bool { broken[Int(node.tree.file.rawValue)].point(into: node) }

  /// True if the parser reported something in the statement `node`, apart from its blocks.
  func isBroken(_ node: SyntaxNode) -> Bool { broken[Int(node.tree.file.rawValue)].include(node) }

  /// True if a broken statement may have declared `name`.
  func mayBeDeclaredWrongly(_ name: String, resemblesOther: Bool) -> Bool {
    broken.contains { $0.mayDeclare(name, resemblesOther: resemblesOther) }
  }

  /// Reports a problem, unless its code was reported at its place before (a component is elaborated once for each
  /// instance), or it is in a broken statement.
  func report(_ diagnostic: Diagnostic) {
    if isInDeadCode && !Elaborator.concernsDeadCode(diagnostic.code) { return }
    let file = Int(diagnostic.range.file.rawValue)
    if file < broken.count && broken[file].hold(diagnostic.range.start) { return }
    guard reported.insert(Reported(code: diagnostic.code.id, range: diagnostic.range)).inserted else { return }
    if diagnostics.count < Limits.problems { return diagnostics.append(diagnostic) }
    // The parser counts the problems that it omits.
    let isCounted = diagnostic.code == .tooManySyntaxErrors
    if diagnostics.count == Limits.problems {
      diagnostics.append(isCounted ? diagnostic : .tooManyFindings(at: diagnostic.range))
    }
    isStopped = true
  }

  /// True if an error was reported.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// True if problems of `code` are reported in dead code too: unknown names and exceeded limits.
  static func concernsDeadCode(_ code: DiagnosticCode) -> Bool {
    switch code {
    case .unknownView, .unknownName, .duplicateName, .unknownKind, .unknownCode, .tooManyViews, .tooManyRepetitions,
      .tooManyStatements, .nestedTooDeep, .evaluationTooDeep:
      true
    default: false
    }
  }

  /// Reports overrides of names that do not exist.
  func reportUnusedOverrides() {
    for name in overrides.unusedNames {
      // Not by `report`: all have the same range, the start of the file.
      let start = SourceRange(file: .main, start: 0, end: 0)
      diagnostics.append(.unknownOverride(name, known: overrides.settableNames, at: start))
    }
  }

  /// Records that the name at `range` refers to the declaration at `declaration`.
  func noteUse(_ range: SourceRange, of declaration: SourceRange) {
    uses.note(Reference(use: range, declaration: declaration), inTextOf: files)
  }

  /// Records that two declarations have one name because they are set together.
  func join(_ declaration: SourceRange, with other: SourceRange) {
    if declaration != other { joinedNames.insert(Reference(use: declaration, declaration: other)) }
  }

  /// Counts a statement of the compilation; false if it has to stop.
  func count(statement node: SyntaxNode) -> Bool {
    statementCount += 1
    if statementCount > Limits.statements { stop(.tooManyStatements(at: node.range)) }
    return !isStopped
  }

  /// Stops the compilation, and reports the reason once.
  func stop(_ reason: Diagnostic) {
    if !isStopped { report(reason) }
    isStopped = true
  }

  // MARK: Adding to the program

  /// Adds a constraint with the range of its source (a part of a format, a pair of a chain, or the whole relation) and
  /// of its statement. With a name it becomes one of the name's constraints and has the name's path.
  @discardableResult
  func addConstraint(
    _ description: consuming ConstraintDescription, range: SourceRange, statement: SourceRange,
    name: NamedConstraintID? = nil
  ) -> ConstraintID {
    let id = ConstraintID(program.constraints.count)
    if let name {
      description.name = namedConstraints[name.index].path
      namedConstraints[name.index].constraints.append(id)
    }
    program.constraints.append(description)
    sources.add(constraint: range, statement: statement)
    return id
  }

  // MARK: Layouts

  /// The numbers of scopes and constants that belong to files.
  struct Mark {
    var scopes: Int
    var constants: Int
  }

  /// The numbers of scopes and constants so far.
  var mark: Mark { Mark(scopes: scopes.count, constants: constants.count) }

  /// Replaces the program and the tables of the former layout by empty ones.
  func beginLayout(named name: String, designSize: ExactSize?, after mark: Mark) {
    program = LayoutProgram(name: name, designSize: designSize ?? .zero)
    program.views = []
    sources = SourceTable()
    declaredSizes = DeclaredSizes()
    declaredSizes.selected = options.defaults.part
    sizes = []
    textSizeRanges = []
    (expectedKeyboards, expectedSafeAreas, reservedRegions) = ([], [], [])
    expectations = []
    assertions = []
    viewInfos = []
    scopes.removeLast(scopes.count - mark.scopes)
    constants.removeLast(constants.count - mark.constants)
    viewLists = []
    namedConstraints = []
    conditionIDs = [:]
    (states, stateDeclarations, firstStates, metricDeclarations) = ([:], [:], [:], [:])
    conditionRanks = []
    overriddenConstants = [:]
    assignments = Assignments()
    builtInGuides = [:]
    standardGaps = []
    ranges.begin()
  }
}
