internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A check of a slice of a layout over all of its ranges, or of all of the layout where nothing can be left out.
struct SliceReport {
  /// What was checked.
  let layout: CompiledLayout
  /// Of each of its views, the view of the whole layout.
  let views: [ViewID]
  let proofs: [LayoutProof]
  private(set) var facts: SliceFacts
  /// The conflicts with their diagnostics.
  let conflicts: [(diagnostic: Diagnostic, found: FoundConflict)]
  /// Everything that it reports, without expectations.
  let diagnostics: [Diagnostic]
  /// The pictures at single sizes.
  let pictures: SlicePictures
  /// Whether lint checks had a say: they are silent about constraints that contradict each other.
  let isSound: Bool
  /// How many rows were looked at.
  var effort: Int {
    let rows = proofs.map { $0.budget.rows }.reduce(0, +) + conflictWork / SliceReport.questionRate
    return rows + layout.program.views.count
  }
  private let conflictWork: Int
  /// How many rows that questions about a conflict are asked of, at a size, count as much as one that is proved over sizes.
  static let questionRate = 4

  /// Checks `slice` of a layout of `compilation`.
  init(_ slice: LayoutSlice, of compilation: Compilation?, _ options: CheckOptions) {
    (layout, views) = (slice.layout, slice.views)
    var examination = LayoutExamination(layout, options, isSuspicious: true)
    examination.run { _, _ in }
    (proofs, conflictWork) = (examination.proofs, examination.conflictWork)
    pictures = SlicePictures(layout, first: examination.picture)
    facts = SliceFacts(layout, proofs, examination.suspicions, pictures)
    let found = examination.plainDiagnostics
    conflicts = zip(found, examination.conflicts).map { (diagnostic: $0, found: $1) }
    isSound = proofs.allSatisfy { proof in
      !proof.hasTooManyCells && proof.cells.allSatisfy { $0.contradictions.isEmpty && !$0.isCutShort }
    }
    var all = found + AssertionVerdicts(of: layout, proofs).diagnostics { compilation?.text(at: $0) ?? "" }
    if let compilation {
      var ledger = SuspicionLedger(compilation, options.limits)
      ledger.add(layout, examination, looksAtEverything: false)
      let lint = ledger.diagnostics
      // Views that leave something have facts of their own, with their sizes.
      facts.add(lint.filter { $0.code != .leavesScreen && $0.code != .leavesSuperview })
      all += lint
    }
    // Steps are taken at single sizes.
    facts.add(found.filter { [.layoutLoop, .stepFailed, .stepWithoutRoom, .unsettledGuide].contains($0.code) })
    diagnostics = all
  }

  /// The numbers of frames that are ambiguous at some size, of the views of the whole layout.
  var openNumbers: Set<OpenNumber> {
    var found: Set<OpenNumber> = []
    for index in layout.program.views.indices.dropFirst() {
      for part in Ambiguity.Part.allCases
      where facts.areas[SliceFacts.key(ViewID(index), part, in: layout)] != nil {
        found.insert(OpenNumber(view: views[index], part: part))
      }
    }
    return found
  }

  /// Whether `allow` silences what is reported at a place.
  func isAllowed(_ key: SliceFacts.Key) -> Bool {
    guard let code = key.code, code.severity != .error else { return false }
    return layout.sources.allowances.contains { allowance in
      allowance.code == code.id && allowance.block.file == key.place.file && allowance.block.start <= key.place.start
        && key.place.end <= allowance.block.end
    }
  }
}

/// Checks of the slices of one layout that changes touch, each slice once.
struct SliceChecker {
  let layout: CompiledLayout
  private let compilation: Compilation?
  private let options: CheckOptions
  private let cover: SliceCover?
  private let declared: Range<Int>
  private var reports: [[Bool]: SliceReport] = [:]
  /// How many rows were looked at.
  private(set) var effort = 0

  init(_ layout: CompiledLayout, of compilation: Compilation?, _ options: CheckOptions) {
    (self.layout, self.compilation) = (layout, compilation)
    var options = options
    options.triesChanges = false
    self.options = options
    cover = layout.program.steps.isEmpty ? SliceCover(layout.program) : nil
    declared = layout.program.declaredViews
  }

  /// Of each declared view, whether a trial that touches `views` looks at it; nil for all.
  func declaredViews(around views: Set<ViewID>) -> [Bool]? {
    cover.map { Array($0.views(around: views, layout.assertions)[declared]) }
  }

  /// Of each declared view, whether it is in a group of one of `views`, or one of them lies in it.
  func declaredViews(with views: [Bool]) -> [Bool] {
    cover.map { Array($0.closed(over: views)[declared]) } ?? views
  }

  /// Returns for each declared view whether it, or one of its group, is not among `views`; nil where all are.
  func declaredViews(beside views: [ViewID]) -> [Bool]? {
    guard cover != nil else { return nil }
    let own = Set(views)
    let others = declared.map { $0 > 0 && !own.contains(ViewID($0)) }
    return others.contains(true) ? declaredViews(with: others) : nil
  }

  /// The check of the slice with these declared views and what they have besides; all of the layout for nil.
  mutating func report(_ declared: [Bool]?, withRootConstraints: Bool) -> SliceReport {
    guard let declared, let cover else { return report(ofAll: [], options) }
    let key = declared + [withRootConstraints]
    if let known = reports[key] { return known }
    var included = layout.program.views.indices.map { $0 < declared.count && declared[$0] }
    // Guides that every view has are in the groups of their owners.
    let wanted = Set(included.indices.filter { included[$0] }.map { cover.groups.group(of: ViewID($0)) })
    for index in declared.count..<included.count where !cover.groups.isKnown(ViewID(index)) {
      included[index] = wanted.contains(cover.groups.group(of: ViewID(index)))
    }
    let slice = layout.slice(included, cover.groups, withRootConstraints: withRootConstraints)
    let report = SliceReport(slice, of: compilation, options)
    effort += report.effort
    reports[key] = report
    return report
  }

  private mutating func report(ofAll key: [Bool], _ options: CheckOptions) -> SliceReport {
    if let known = reports[key] { return known }
    let whole = LayoutSlice(
      layout: layout, views: layout.program.views.indices.map { ViewID($0) },
      constraints: layout.program.constraints.indices.map { ConstraintID($0) })
    let report = SliceReport(whole, of: compilation, options)
    effort += report.effort
    reports[key] = report
    return report
  }
}

/// A change of one layout, checked: the same slice before and after it.
struct CheckedChange {
  let before: SliceReport
  let after: SliceReport
  /// What is so after it where it was not before.
  let growth: [SliceFacts.Growth]

  /// Checks what a change touches; nil where the layout stays what it is.
  init?(
    _ before: inout SliceChecker, _ after: inout SliceChecker, _ edits: [Edit]
  ) {
    let difference = LayoutDifference(before.layout, after.layout, edits)
    if difference.isEmpty { return nil }
    var declared: [Bool]?
    if !difference.isWhole, let old = before.declaredViews(around: difference.before),
      let new = after.declaredViews(around: difference.after)
    {
      declared = CheckedChange.closed(zip(old, new).map { $0 || $1 }, before, after)
    }
    let isOfRoot = difference.isWhole || difference.touchesRootAlone
    self.before = before.report(declared, withRootConstraints: isOfRoot)
    self.after = after.report(declared, withRootConstraints: isOfRoot)
    let report = self.after
    growth = report.facts.growth(since: self.before.facts, edits).filter { !report.isAllowed($0.key) }
  }

  /// Both layouts look at the same views, so that these are whole groups in each.
  private static func closed(_ views: [Bool], _ before: SliceChecker, _ after: SliceChecker) -> [Bool] {
    var views = views
    while true {
      let wider = after.declaredViews(with: before.declaredViews(with: views))
      if wider == views { return views }
      views = wider
    }
  }
}
