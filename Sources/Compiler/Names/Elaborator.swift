internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// Where a statement is being elaborated.
struct Context {
  /// The innermost scope.
  var scope: ScopeID
  /// The view that a leading dot speaks of.
  var dot: ViewID
  /// The condition of the `when`s around.
  var condition: ConditionID
  /// What the statement at hand has come upon; nil where a value stands by itself.
  var statement: StatementNotes? = nil
  /// Which names mean more than they do elsewhere.
  var words = Words.none

  /// Which names mean more than they do elsewhere.
  enum Words {
    case none
    /// `high`, `required` … are numbers.
    case priority
    /// `width`, `height`, `direction` … are the root's.
    case condition
  }
}

/// What the compiler knows of a view besides what the runtime needs.
struct ViewInfo {
  /// The scope of its braces.
  var scope: ScopeID?
  /// The scopes of the component it is an instance of, and of the components that one builds on.
  var componentScopes: [ScopeID] = []
  /// The name where it is declared.
  var declaration: SourceRange
  /// The stack or grid that arranges it, if one does.
  var arrangedBy: ViewID?
  /// Its kind is unknown, which is reported: stay quiet about its properties.
  var hasUnknownKind = false
  /// A setting that places it is wrong, which is reported: stay quiet about its mask and about masks inside.
  var hasBrokenPlacement = false
  /// The component that makes it a stack, grid or scroll view.
  var kindDeclaration: SourceRange?
}

/// What turns trees into programs: one for a compilation; `program`, `sources` and the tables of views belong to the
/// layout that is being elaborated.
///
/// The work is spread over extensions: scopes and declarations in `Names/`, settings in `Settings/`, expressions in
/// `Values/`, rules in `Rules/`, the passes in `Program/`.
final class Elaborator {
  /// What was asked for.
  let options: CompileOptions
  /// All files, imported ones included, by their `FileID`.
  var files: [SourceFile] = []
  /// Every use of a name and its declaration.
  var references: [Reference] = []
  /// What expressions came to, where somebody asked for that.
  var notedValues = NotedValues()
  /// What was found, each place and code once.
  var diagnostics: [Diagnostic] = []
  private var reported: Set<Reported> = []

  // Of the layout at hand.
  var program = LayoutProgram(name: "", designSize: .zero)
  var sources = SourceTable()
  var sizes: [SizePromise] = []
  var expectations: [Expectation] = []
  var assertions: [Assertion] = []
  var viewInfos: [ViewInfo] = []
  var scopes: [Scope] = []
  var constants: [Constant] = []
  var viewLists: [ViewList] = []
  var namedConstraints: [NamedConstraint] = []
  /// Named constraints with indices, until all are known.
  var constraintLists: [ConstraintListKey: [(indices: [Int], constraint: NamedConstraintID)]] = [:]
  /// Components that are being elaborated, the innermost last.
  var activeComponents: [ComponentID] = []
  /// The states that the braces of a layout or component declare; `program.states` has all names in order.
  var states: [ScopeID: [String: SourceRange]] = [:]
  /// Of the first conditions, how a setting under them ranks: see `States.swift`.
  var conditionRanks: [UInt8] = []
  var surrounds: [Surround] = []
  var pendingItems: [PendingItem] = []
  var deferredLoops: [DeferredLoop] = []
  var stepBlocks: [StepBlock] = []
  /// Whether what is being elaborated stands in a `when` that is false for certain: see `DeadCode.swift`.
  var isInDeadCode = false
  /// The deferred loop that is being unrolled.
  var currentLoop: Int?
  var assignments = Assignments()
  var shared = SharedStatements()
  /// The guides that somebody asked for.
  var builtInGuides: [GuideOwner: ViewID] = [:]
  /// Where a visual format leaves the gap to the superview to the standard.
  var standardGaps: [(constraint: ConstraintID, superview: ViewID)] = []
  /// The `allow` statements that were taken.
  var allowed: Set<SourceRange> = []

  // Of all files.
  let nameTable = NameTable()
  /// Of each file and token, the name that it is.
  var tokenNames: [[NameID]] = []
  var fileTables: [FileTable] = []
  /// Files by their normalized paths.
  var fileKeys: [ExactText: FileID] = [:]
  var components: [ComponentDeclaration] = []
  /// The allowances of components that nothing lays out.
  var looseAllowances: [(code: String, block: SourceRange, statement: SourceRange)] = []
  /// Which of `options.overrides` named something.
  var usedOverrides: Set<Int> = []
  /// The constraints of the layout whose constants `options.overrides` set, with their names and the values.
  var overriddenConstants: [ConstraintID: (name: String, value: Rational)] = [:]
  /// What could have been named, for suggestions.
  var overridable: [String] = []

  let knownCodes = Set(DiagnosticCode.all.map { $0.id })

  // Counted over the whole compilation.
  var viewCount = 0
  var repetitionCount = 0
  var statementCount = 0
  var elementCount = 0
  /// Bytes of the files that were read.
  var textOfFiles = 0
  var overlapBudget = Overlap.budget
  /// A limit was passed: nothing more is elaborated.
  var isStopped = false

  /// How deep the evaluation at hand is.
  private var evaluationDepth = 0
  /// Whether that was said of the evaluation at hand.
  private var isTooDeep = false

  private struct Reported: Hashable {
    var code: String
    var range: SourceRange
  }

  init(options: CompileOptions) { self.options = options }

  /// Takes what the parser said of the next file. Of the statements that it pointed at nothing else is said.
  func reportSyntax(of tree: SyntaxTree) {
    for diagnostic in tree.diagnostics { report(diagnostic) }
    broken.append(BrokenStatements(tree))
  }
  /// Of each file, the statements that the parser pointed at.
  private(set) var broken: [BrokenStatements] = []

  /// Whether the parser pointed into `node`: what it means is then a guess.
  func hasWrongSyntax(_ node: SyntaxNode) -> Bool { broken[Int(node.tree.file.rawValue)].point(into: node) }

  /// Whether the parser pointed at the statement `node`, its braces excluded.
  func isBroken(_ node: SyntaxNode) -> Bool { broken[Int(node.tree.file.rawValue)].include(node) }

  /// Whether a statement that the parser pointed at may have declared `name`.
  func mayBeDeclaredWrongly(_ name: String, resemblesOther: Bool) -> Bool {
    broken.contains { $0.mayDeclare(name, resemblesOther: resemblesOther) }
  }

  /// Reports a problem, unless its code was reported at its place before (a component is elaborated once an instance),
  /// or the parser pointed at its statement.
  func report(_ diagnostic: Diagnostic) {
    if isInDeadCode && !Elaborator.concernsDeadCode(diagnostic.code) { return }
    let file = Int(diagnostic.range.file.rawValue)
    if file < broken.count && broken[file].hold(diagnostic.range.start) { return }
    guard reported.insert(Reported(code: diagnostic.code.id, range: diagnostic.range)).inserted else { return }
    if diagnostics.count < Limits.problems { return diagnostics.append(diagnostic) }
    // The parser counts what it leaves out of a file.
    let isCounted = diagnostic.code == .tooManySyntaxErrors
    if diagnostics.count == Limits.problems {
      diagnostics.append(isCounted ? diagnostic : .tooManyFindings(at: diagnostic.range))
    }
    isStopped = true
  }

  /// Records that the name at `range` means what is declared at `declaration`.
  func noteUse(_ range: SourceRange, of declaration: SourceRange) {
    let reference = Reference(use: range, declaration: declaration)
    let file = Int(range.file.rawValue)
    if firstUses[file].isEmpty { firstUses[file] = Array(repeating: 0, count: files[file].tree.bytes.count + 1) }
    let known = Int(firstUses[file][range.start])
    if known == 0 {
      references.append(reference)
      firstUses[file][range.start] = Int32(truncatingIfNeeded: references.count)
    } else if references[known - 1] != reference, otherUses.insert(reference).inserted {
      references.append(reference)
    }
  }
  /// Of each file and offset, the number of the first use that begins there, counted from 1; 0 where there is none. Empty for a
  /// file without uses: a large one of no names takes no room.
  var firstUses: [[Int32]] = []
  /// Uses where another begins that stands for something else: names in a loop, and in a component.
  private var otherUses: Set<Reference> = []

  /// Enters one level of evaluation; false (and reported) when there are too many. Call ``leaveEvaluation()`` after a true.
  func enterEvaluation(at range: SourceRange) -> Bool {
    guard evaluationDepth < Limits.evaluation else {
      if !isTooDeep { report(.evaluationTooDeep(at: range)) }
      isTooDeep = true
      return false
    }
    evaluationDepth += 1
    return true
  }

  /// Leaves the level that ``enterEvaluation(at:)`` entered.
  func leaveEvaluation() {
    evaluationDepth -= 1
    if evaluationDepth == 0 { isTooDeep = false }
  }

  // MARK: Adding to the program

  /// Adds a constraint with the place it was made from: a VFL part, a side of a chain, the rule; and its statement.
  /// With a name it becomes one of the name's constraints and bears the name's path.
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

  /// Adds a condition, or finds the equal one.
  func addCondition(_ condition: Condition) -> ConditionID {
    if condition == .always { return .always }
    if let known = conditionIDs[condition] { return known }
    let id = ConditionID(program.conditions.count)
    program.conditions.append(condition)
    conditionIDs[condition] = id
    return id
  }
  var conditionIDs: [Condition: ConditionID] = [:]

  /// Both conditions.
  func conjunction(_ a: ConditionID, _ b: ConditionID) -> ConditionID {
    if isNever(a) { return a }
    if isNever(b) { return b }
    if a == .always { return b }
    if b == .always || a == b { return a }
    return addCondition(.and(a, b))
  }

  /// The opposite of a condition.
  func negation(_ a: ConditionID) -> ConditionID {
    switch program.conditions[a.index] {
    case .always: addCondition(.never)
    case .never: .always
    case .not(let inner): inner
    default: addCondition(.not(a))
    }
  }
}
