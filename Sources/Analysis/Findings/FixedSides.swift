package import LayCompiler
package import LayDiagnostics
internal import LayRuntime

/// Constraints about `left` and `right` beside constraints about `leading` and `trailing` that break the layout from right to
/// left: views extend beyond the screen or overlap, or constraints contradict each other, and from left to right they do not.
///
/// A layout that uses one family alone is not reported, and neither is a mixture that works both ways. The sizes that are tried
/// are the design size and the ends of each range, with the declared safe area.
struct FixedSides {
  private let layout: CompiledLayout
  private let compilation: Compilation
  /// The statements with leading sides that refer to each view, except as the superview of another.
  private var turning: [ViewID: [SourceRange]] = [:]
  /// The statements with left or right sides, and the views that they place.
  private var fixed: [(statement: SourceRange, word: String, views: [ViewID])] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ layout: CompiledLayout, in places: [LayoutEnvironment], _ compilation: Compilation) {
    (self.layout, self.compilation) = (layout, compilation)
    collect()
    if fixed.isEmpty || turning.isEmpty { return }
    var reported: Set<SourceRange> = []
    for place in places {
      guard let damage = Damage(layout, in: place) else { continue }
      for (statement, word, views) in fixed where !reported.contains(statement) {
        guard let found = damage.found(near(views), statement, in: layout) else { continue }
        reported.insert(statement)
        diagnostics.append(diagnostic(statement, word, views + found.views, found.words, at: place.size))
      }
    }
    diagnostics.sort { $0.range.start < $1.range.start }
  }

  private mutating func collect() {
    var numbers: [SourceRange: Int] = [:]
    for (index, rule) in layout.program.constraints.enumerated() where rule.isActive {
      let statement = layout.sources.statements[index]
      let views = rule.terms.map { $0.view }.filter { view in
        view != .root && !rule.terms.contains { layout.program.views[$0.view.index].superview == view }
      }
      if let term = rule.terms.first(where: { $0.attribute.family == .fixed }) {
        if let number = numbers[statement] {
          fixed[number].views += views.filter { !fixed[number].views.contains($0) }
        } else {
          numbers[statement] = fixed.count
          fixed.append((statement, term.attribute.name, views))
        }
      } else if rule.terms.contains(where: { $0.attribute.family == .turning }) {
        for view in views where turning[view]?.last != statement { turning[view, default: []].append(statement) }
      }
    }
  }

  /// The views, and those that a constraint with leading sides connects to them.
  private func near(_ views: [ViewID]) -> Set<ViewID> {
    let statements = Set(views.flatMap { turning[$0] ?? [] })
    return Set(views).union(turning.filter { $0.value.contains { statements.contains($0) } }.keys)
  }

  private func diagnostic(
    _ statement: SourceRange, _ word: String, _ views: [ViewID], _ damage: String, at size: ExactSize
  ) -> Diagnostic {
    let other = turnedWord(word) ?? "leading"
    let partner = views.compactMap { turning[$0]?.first { $0 != statement } }.first
    let edits = sideEdits(at: statement, in: compilation)
    var diagnostic = Diagnostic(
      .fixedSide, "'leading' is mirrored and '\(word)' is not: in a right-to-left layout, \(damage)", at: statement,
      labels: partner.map { [Label($0, "this is mirrored")] } ?? [],
      notes: [
        .note("this occurs at \(size.spelled)"),
        .help(
          "use the same pair of names in related constraints, or write `allow L0536` if the layout is never mirrored"
        ),
      ])
    if !edits.isEmpty {
      diagnostic.fixIt = FixIt("change '\(word)' to '\(other)'", edits, .needsReview)
    }
    return diagnostic
  }
}

/// The edits that replace left and right sides of a statement by leading and trailing ones, on both sides of its relation.
private func sideEdits(at statement: SourceRange, in compilation: Compilation) -> [Edit] {
  compilation.names(at: statement).compactMap { name in turnedWord(name.text).map { Edit(name.range, $0) } }
}

private func turnedWord(_ word: String) -> String? {
  LanguageWords.turnedSides[word] ?? LanguageWords.turnedOptions[word]
}

extension Attribute {
  /// The family of a side: fixed, or mirrored with the direction.
  fileprivate enum Family { case fixed, turning }

  fileprivate var family: Family? {
    if isDirectional { return .turning }
    return axis == .horizontal && (measure == .near || measure == .far) ? .fixed : nil
  }
}

/// The defects of a layout at a size from right to left that it does not have from left to right.
private struct Damage {
  private var leaving: Set<ViewID> = []
  private var overlapping: [(ViewID, ViewID)] = []
  private var contradicting: Set<SourceRange> = []

  /// Compares both directions; nil if there are no such defects.
  init?(_ compiled: CompiledLayout, in place: LayoutEnvironment) {
    let program = compiled.program
    var (layout, place) = (Layout(program), place)
    place.direction = .leftToRight
    let first = layout.resize(to: place, findAmbiguities: false)
    if !first.conflicts.isEmpty { return nil }
    let before = rootFrames(of: layout)
    place.direction = .rightToLeft
    let report = layout.resize(to: place, findAmbiguities: false)
    for conflict in report.conflicts {
      for case .constraint(let id) in conflict.members.map({ $0.origin }) {
        contradicting.insert(compiled.sources.statements[id.index])
      }
    }
    compare(before, rootFrames(of: layout), program, place.size)
    if leaving.isEmpty && overlapping.isEmpty && contradicting.isEmpty { return nil }
  }

  private mutating func compare(
    _ before: [ExactRect], _ after: [ExactRect], _ program: LayoutProgram, _ size: ExactSize
  ) {
    let isConcealed = program.isConcealed
    let isPlacedBySteps = program.isPlacedBySteps
    let shown = program.views.indices.filter {
      $0 > 0 && program.views[$0].role == .view && !isConcealed[$0] && !isPlacedBySteps[$0]
    }
    func isInside(_ frame: ExactRect) -> Bool { frame.x.sign >= 0 && frame.maxX <= size.width }
    var siblings: [ViewID: [Int]] = [:]
    for view in shown {
      if isInside(before[view]) && !isInside(after[view]) { leaving.insert(ViewID(view)) }
      guard let superview = program.views[view].superview else { continue }
      for other in siblings[superview] ?? [] where after[other].overlaps(after[view]) {
        if !before[other].overlaps(before[view]) { overlapping.append((ViewID(other), ViewID(view))) }
      }
      siblings[superview, default: []].append(view)
    }
  }

  /// The defect of some of these views, with the views that have it; nil if there is none.
  func found(_ views: Set<ViewID>, _ statement: SourceRange, in layout: CompiledLayout)
    -> (words: String, views: [ViewID])?
  {
    func name(_ view: ViewID) -> String { "'\(layout.spelledPath(view))'" }
    if contradicting.contains(statement) { return ("constraints conflict", []) }
    if let view = leaving.intersection(views).min() { return ("\(name(view)) extends beyond the screen", [view]) }
    guard let (one, other) = overlapping.first(where: { views.contains($0.0) || views.contains($0.1) }) else {
      return nil
    }
    return ("\(name(one)) and \(name(other)) lie on each other", [one, other])
  }
}

/// The frames of all views in the root's coordinates, without transforms.
func rootFrames(of layout: Layout) -> [ExactRect] {
  var found: [ExactRect] = []
  for (index, view) in layout.program.views.enumerated() {
    var frame = layout.untransformedFrame(of: ViewID(index))
    if let superview = view.superview, superview != .root {
      frame.x += found[superview.index].x
      frame.y += found[superview.index].y
    }
    found.append(frame)
  }
  return found
}

extension CompiledLayout {
  /// The environments at the ends of each range, and before them at the design size if it is in one, from left to right.
  func environmentsToTry(_ ranges: [SizeRange], _ options: CheckOptions) -> [LayoutEnvironment] {
    var places: [(range: SizeRange, size: ExactSize)] = []
    if let design = designSize, let range = ranges.first(where: { $0.contains(design) }) { places = [(range, design)] }
    places += ranges.flatMap { range in [(range, range.lowest), (range, range.highest)] }
    var known: Set<LayoutEnvironment> = []
    return places.map { range, size in
      var environment = options.environment(of: self, in: range)
      (environment.size, environment.direction) = (size, .leftToRight)
      return environment
    }.filter { known.insert($0).inserted }
  }

  /// The diagnostics of a check about left and right sides beside leading and trailing ones (L0536), without those that are
  /// allowed.
  package func mixedSides(in compilation: Compilation) -> [Diagnostic] {
    let options = CheckOptions()
    let places = environmentsToTry(rangesToExamine(self, options: options), options)
    var ledger = AllowanceLedger()
    ledger.add(sources.allowances)
    return ledger.filter(FixedSides(self, in: places, compilation).diagnostics, reportUnused: false)
  }
}
