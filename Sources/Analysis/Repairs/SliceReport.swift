internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A check of a slice of a layout over all of its ranges; of the whole layout if nothing can be left out. A class, whose references keep
/// the frames around proofs small.
final class SliceReport {
  /// The layout of the slice.
  let layout: CompiledLayout
  /// The view of the whole layout for each view of the slice.
  let views: [ViewID]
  let proofs: [LayoutProof]
  /// The facts that have sizes, without those of lint checks and steps.
  let plainFacts: SliceFacts
  /// The conflicts with their diagnostics.
  let conflicts: [(diagnostic: Diagnostic, found: FoundConflict)]
  /// The pictures at single sizes.
  let pictures: SlicePictures
  /// True if lint checks ran: they do not run where constraints contradict each other.
  let isSound: Bool
  /// The number of rows that were examined.
  var effort: Int {
    let rows = proofs.map { $0.budget.rows }.reduce(0, +) + conflictWork / SliceReport.questionRate
    return rows + layout.program.views.count
  }
  private let conflictWork: Int
  private let examination: LayoutExamination
  private let compilation: Compilation?
  private let options: CheckOptions
  /// The number of rows examined for conflicting sets at a size that cost as much as one row of a proof.
  static let questionRate = 4

  /// Checks `slice` of a layout of `compilation`, unless it was `examined` already.
  init(
    _ slice: LayoutSlice, of compilation: Compilation?, _ options: CheckOptions, examined: LayoutExamination? = nil
  ) {
    (layout, views) = (slice.layout, slice.views)
    let examination = examined ?? SliceReport.examined(layout, options)
    (proofs, conflictWork) = (examination.proofs, examination.conflictWork)
    pictures = SlicePictures(layout, first: examination.picture)
    plainFacts = SliceFacts(layout, proofs, examination.suspicions, pictures)
    let found = examination.plainDiagnostics
    conflicts = zip(found, examination.conflicts).map { (diagnostic: $0, found: $1) }
    isSound = proofs.allSatisfy { proof in
      !proof.hasTooManyCells && proof.cells.allSatisfy { $0.contradictions.isEmpty && !$0.isCutShort }
    }
    plainDiagnostics = found
    (self.examination, self.compilation, self.options) = (examination, compilation, options)
  }

  /// The diagnostics of the examination alone.
  private let plainDiagnostics: [Diagnostic]

  /// The lint findings; none without a compilation. Most changes are dropped for a conflict, so these are searched only when asked for.
  private lazy var lint: [Diagnostic] = compilation.map { SliceReport.lint(of: layout, examination, $0, options) } ?? []

  /// All diagnostics, without expectations.
  private(set) lazy var diagnostics: [Diagnostic] = {
    let verdicts = AssertionVerdicts(of: layout, proofs)
    return plainDiagnostics + verdicts.diagnostics { compilation?.text(at: $0) ?? "" } + lint
  }()

  /// All facts.
  private(set) lazy var facts: SliceFacts = {
    var facts = plainFacts
    // Views that leave something have facts of their own, with their sizes.
    facts.add(lint.filter { $0.code != .leavesScreen && $0.code != .leavesSuperview })
    // Steps run at single sizes.
    facts.add(plainDiagnostics.filter { SliceReport.codesOfSteps.contains($0.code) })
    return facts
  }()

  private static let codesOfSteps: [DiagnosticCode] = [.layoutLoop, .stepFailed, .stepWithoutRoom, .unsettledGuide]

  /// The examination of a layout over all of its ranges. A function of its own keeps the frames around the proofs small.
  @inline(never)
  private static func examined(_ layout: CompiledLayout, _ options: CheckOptions) -> LayoutExamination {
    let examination = LayoutExamination(layout, options, lint: .frames)
    examination.run { _, _ in }
    return examination
  }

  /// The lint findings about an examined layout.
  private static func lint(
    of layout: CompiledLayout, _ examination: LayoutExamination, _ compilation: Compilation,
    _ options: CheckOptions
  ) -> [Diagnostic] {
    var ledger = SuspicionLedger(compilation, .frames, options)
    ledger.add(layout, examination, looksAtEverything: false)
    return ledger.diagnostics
  }

  /// The numbers of frames that are ambiguous at some size, of the views of the whole layout.
  var openNumbers: Set<OpenNumber> {
    var found: Set<OpenNumber> = []
    for index in layout.program.views.indices.dropFirst() {
      for part in Ambiguity.Part.allCases
      where plainFacts.areas[SliceFacts.key(ViewID(index), part, in: layout)] != nil {
        found.insert(OpenNumber(view: views[index], part: part))
      }
    }
    return found
  }

  /// True if an `allow` silences a fact.
  func isAllowed(_ key: FactKey) -> Bool {
    guard let code = key.code, code.severity != .error else { return false }
    return layout.sources.allowances.contains { allowance in
      allowance.code == code.id && allowance.block.file == key.place.file && allowance.block.start <= key.place.start
        && key.place.end <= allowance.block.end
    }
  }
}

/// The checks of the slices of one layout that changes touch, each slice once.
struct SliceChecker {
  /// What does not change: one reference, since trials keep several checkers and copy them.
  private final class Parts {
    let layout: CompiledLayout
    let compilation: Compilation?
    let options: CheckOptions
    let cover: SliceCover?
    let declared: Range<Int>
    let examined: LayoutExamination?

    init(
      _ layout: CompiledLayout, _ compilation: Compilation?, _ options: CheckOptions, _ examined: LayoutExamination?
    ) {
      (self.layout, self.compilation, self.examined) = (layout, compilation, examined)
      var options = options
      options.triesChanges = false
      self.options = options
      cover = layout.program.steps.isEmpty ? SliceCover(layout.program) : nil
      declared = layout.program.declaredViews
    }
  }

  private let parts: Parts
  private var reports: [[Bool]: SliceReport] = [:]
  /// The number of rows that were examined.
  private(set) var effort = 0

  /// Creates the checker of a layout of `compilation`, which may be `examined` as a whole already.
  init(
    _ layout: CompiledLayout, of compilation: Compilation?, _ options: CheckOptions,
    examined: LayoutExamination? = nil
  ) {
    parts = Parts(layout, compilation, options, examined)
  }

  var layout: CompiledLayout { parts.layout }
  private var compilation: Compilation? { parts.compilation }
  private var options: CheckOptions { parts.options }
  private var cover: SliceCover? { parts.cover }
  private var declared: Range<Int> { parts.declared }
  /// The examination of the whole layout; nil if it was not made yet.
  private var examined: LayoutExamination? { parts.examined }

  /// True for each declared view that a trial checks if it touches `views`; nil for all.
  func declaredViews(around views: Set<ViewID>) -> [Bool]? {
    cover.map { Array($0.views(around: views, layout.assertions)[declared]) }
  }

  /// True for each declared view in a group of one of `views`, or with one of them inside.
  func declaredViews(with views: [Bool]) -> [Bool] {
    cover.map { Array($0.closed(over: views)[declared]) } ?? views
  }

  /// True for each declared view that, or one of whose group, is not among `views`; nil if all are.
  func declaredViews(beside views: [ViewID]) -> [Bool]? {
    guard cover != nil else { return nil }
    let own = Set(views)
    let others = declared.map { $0 > 0 && !own.contains(ViewID($0)) }
    return others.contains(true) ? declaredViews(with: others) : nil
  }

  /// The check of the slice with these declared views and their guides; of the whole layout if nil.
  mutating func report(_ declared: [Bool]?, withRootConstraints: Bool) -> SliceReport {
    guard let declared, let cover, declared.dropFirst().contains(false) else { return reportOfAll() }
    let key = declared + [withRootConstraints]
    if let known = reports[key] { return known }
    let report = SliceReport(
      slice(declared, cover, withRootConstraints: withRootConstraints), of: compilation, options)
    effort += report.effort
    reports[key] = report
    return report
  }

  /// The slice with these declared views and their guides.
  @inline(never)
  private func slice(_ declared: [Bool], _ cover: SliceCover, withRootConstraints: Bool) -> LayoutSlice {
    var included = layout.program.views.indices.map { $0 < declared.count && declared[$0] }
    // Built-in guides are in the groups of their owners.
    let wanted = Set(included.indices.filter { included[$0] }.map { cover.groups.group(of: ViewID($0)) })
    for index in declared.count..<included.count where !cover.groups.isKnown(ViewID(index)) {
      included[index] = wanted.contains(cover.groups.group(of: ViewID(index)))
    }
    return layout.slice(included, cover.groups, withRootConstraints: withRootConstraints)
  }

  /// The check of the slice that a change touches.
  mutating func report(_ slice: TouchedSlice) -> SliceReport {
    report(slice.declared, withRootConstraints: slice.isOfRoot)
  }

  private mutating func reportOfAll() -> SliceReport {
    if let known = reports[[]] { return known }
    let whole = LayoutSlice(
      layout: layout, views: layout.program.views.indices.map { ViewID($0) },
      constraints: layout.program.constraints.indices.map { ConstraintID($0) })
    let report = SliceReport(whole, of: compilation, options, examined: examined)
    if examined == nil { effort += report.effort }
    reports[[]] = report
    return report
  }
}

/// A change of one layout with checks of the same slice before and after it.
final class CheckedChange {
  let before: SliceReport
  let after: SliceReport
  /// The facts that hold after it at sizes at which they did not before.
  private(set) lazy var growth = growth(of: { $0.facts })
  /// Those among them that have sizes, without those of lint checks and steps.
  private(set) lazy var plainGrowth = growth(of: { $0.plainFacts })
  private let edits: [Edit]

  /// Checks the slice that a change touches; nil if the layout does not change.
  init?(
    _ before: inout SliceChecker, _ after: inout SliceChecker, _ edits: [Edit]
  ) {
    guard let slice = TouchedSlice(before, after, edits) else { return nil }
    self.before = before.report(slice)
    self.after = after.report(slice)
    self.edits = edits
  }

  /// A function of its own keeps the frames around the proofs small.
  @inline(never)
  private func growth(of facts: (SliceReport) -> SliceFacts) -> [SliceFacts.Growth] {
    facts(after).growth(since: facts(before), edits).filter { !after.isAllowed($0.key) }
  }
}

/// The slice of a layout that a change touches.
struct TouchedSlice {
  /// The declared views; nil for the whole layout.
  fileprivate var declared: [Bool]?
  /// True if constraints of the root alone are in it.
  fileprivate let isOfRoot: Bool

  /// Compares a layout before and after a change; nil if it does not change.
  init?(_ before: SliceChecker, _ after: SliceChecker, _ edits: [Edit]) {
    let difference = LayoutDifference(before.layout, after.layout, edits)
    if difference.isEmpty { return nil }
    isOfRoot = difference.isWhole || difference.touchesRootAlone
    if !difference.isWhole, let old = before.declaredViews(around: difference.before),
      let new = after.declaredViews(around: difference.after)
    {
      declared = TouchedSlice.closed(zip(old, new).map { $0 || $1 }, before, after)
    }
  }

  /// Extends the views until they are whole groups in both layouts.
  private static func closed(_ views: [Bool], _ before: SliceChecker, _ after: SliceChecker) -> [Bool] {
    var views = views
    while true {
      let wider = after.declaredViews(with: before.declaredViews(with: views))
      if wider == views { return views }
      views = wider
    }
  }
}
