internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder
internal import LayRendering
internal import LayRuntime

// What is wrong in a storyboard or xib besides its constraints.
extension BuilderFile {
  /// The diagnostics of all checks of the XML, those that are off by default too, and of views that are not where their constraints
  /// place them, in the layout of the name `layout` if that is chosen; `compilation` is that of the translation.
  func findings(_ compilation: Compilation, of layout: String?) -> [Diagnostic] {
    let base = name.split(separator: "/").last?.split(separator: ".").first.map { String($0) } ?? name
    let found = inspect(document, named: base).map { diagnostic($0) } + misplacedViews(compilation, layout)
    return found.enumerated().sorted { ($0.1.range.start, $0.0) < ($1.1.range.start, $1.0) }.map { $0.1 }
  }

  private func diagnostic(_ finding: BuilderFinding) -> Diagnostic {
    var diagnostic = Diagnostic(finding.rule.code, finding.message, at: range(of: finding.element))
    if let other = finding.other { diagnostic.labels = [Label(range(of: other), "the other")] }
    diagnostic.notes = [place(ofElement: finding.element)].compactMap { $0 } + [.help(finding.help)]
    if !finding.edits.isEmpty {
      diagnostic.fixIt = FixIt(
        "write \(Set(finding.edits.map { $0.text }).sorted().joined(separator: " and "))",
        finding.edits.map { edit($0) },
        .needsReview)
    }
    return diagnostic
  }

  private func edit(_ edit: BuilderFinding.Edit) -> Edit {
    Edit(SourceRange(file: .main, start: edit.range.lowerBound, end: edit.range.upperBound), edit.text)
  }

  // MARK: - Misplaced views

  /// The most views of a file for which a new frame is tried.
  private static let mostTrials = 200

  /// The views whose recorded frame differs by more than a point from the only one that their constraints give. Where constraints
  /// conflict or a number of the view is ambiguous, Xcode's frame may be as good as ours. Where several views of a layout differ that
  /// Xcode does not mark, its canvas was another than layc assumes. A view that Xcode does not mark is reported only if the recorded frames break a
  /// constraint.
  private func misplacedViews(_ compilation: Compilation, _ chosen: String?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for layout in translation.layouts where chosen == nil || chosen == layout.name {
      let canvas = CanvasFrames(layout, of: self, compilation)
      let moved = movedViews(on: canvas)
      // A scene whose own view is misplaced has another size on the canvas.
      let root = document.scenes[layout.scene].view
      let isOtherCanvas = hasStaleSize(around: root) || moved.count { !isMarked($0.view) } > 1
      for own in moved
      where document.views[own.view].isMisplaced
        || (isMarked(own.view) || !isOtherCanvas) && document.breaksConstraint(own.view, safeArea: canvas.insets)
      {
        found.append(misplaced(own.view, to: own.frame, triesFix: found.count < BuilderFile.mostTrials))
      }
    }
    return found
  }

  /// True for a view that Xcode marks as misplaced, or that is inside of one, other than the scene's own view.
  private func isMarked(_ view: ViewIndex) -> Bool {
    ([view] + document.superviews(of: view)).dropLast().contains { document.views[$0].isMisplaced }
  }

  /// True if the recorded size of the scene of a view is not that of the canvas.
  private func hasStaleSize(around view: ViewIndex) -> Bool {
    document.views[document.superviews(of: view).last ?? view].isMisplaced
  }

  /// The views of a layout whose recorded frame differs from the only one that their constraints give.
  private func movedViews(on canvas: CanvasFrames) -> [CanvasFrames.Moved] {
    canvas.hasConflicts ? [] : canvas.moved.filter { !canvas.ambiguous.contains($0.path) }
  }

  private func misplaced(_ index: ViewIndex, to frame: ExactRect, triesFix: Bool) -> Diagnostic {
    let view = document.views[index]
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { Length($0) }
    let shown = numbers.map { $0.text(digits: 2) }.joined(separator: ", ")
    let moved = document.edits(ofFrame: view.element, to: numbers).map { edit($0) }
    var diagnostic = Diagnostic(
      .misplacedView,
      "\(document.shownName(view.element).quoted) is recorded at \(view.frame?.text ?? ""), and its constraints place it at (\(shown))",
      at: range(of: view.element),
      notes: [
        place(ofElement: view.element), .help("in Xcode: Editor › Resolve Auto Layout Issues › Update Frames"),
      ]
      .compactMap { $0 })
    if triesFix, keepsConstraints(moved) {
      let isCertain = isMarked(index) && !hasStaleSize(around: index)
      diagnostic.fixIt = FixIt("write (\(shown))", moved, isCertain ? .automatic : .needsReview)
    }
    return diagnostic
  }

  /// True if a changed file has the same constraints and contents: recorded lengths are the contents of some views.
  private func keepsConstraints(_ edits: [Edit]) -> Bool {
    if edits.isEmpty { return false }
    guard let changed = try? readDocument(applying(edits, to: source.bytes)) else { return false }
    return translate(changed, joins: false).text == translation.text
  }
}

extension String {
  fileprivate var quoted: String { "'\(self)'" }
}

extension BuilderRule {
  /// The code of its findings.
  fileprivate var code: DiagnosticCode {
    switch self {
    case .duplicateID: .duplicateObjectID
    case .missingReuseIdentifier: .missingReuseIdentifier
    case .absoluteSides: .absoluteSides
    case .relativeToMargin: .relativeToMargin
    case .missingAccessibilityLabel: .missingAccessibilityLabel
    case .missingAccessibilityIdentifier: .missingAccessibilityIdentifier
    case .fixedFont: .fixedFont
    case .classWithoutModule: .classWithoutModule
    case .unusedImage: .unusedImage
    case .withoutAutoLayout: .withoutAutoLayout
    case .traitVariation: .traitVariation
    case .stackBackground: .stackBackground
    case .storyboardIdentifier: .storyboardIdentifier
    case .classOfOtherFile: .classOfOtherFile
    case .otherReuseIdentifier: .otherReuseIdentifier
    case .unnamedColor: .unnamedColor
    case .otherBundle: .otherBundle
    }
  }
}
