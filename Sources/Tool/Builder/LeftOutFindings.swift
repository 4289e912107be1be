internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder
internal import LayRuntime
internal import LaySettings

/// What a check of a translation finds otherwise than the report on its storyboard or xib. The report leaves out findings that do not hold
/// when the app runs, or miss by less than the error of recorded frames, and names single constraints where a statement joins several.
struct LeftOutFindings {
  private struct Key: Hashable {
    var code: String
    var element: Int
  }

  /// The file without components: a statement of one would be of several elements.
  private let file: BuilderFile
  private let session: Session

  init(_ file: BuilderFile, _ session: Session) {
    (self.file, self.session) = (file.adapted(by: Adaptation(), repeated: .full), session)
  }

  /// The file with a translation whose check has the findings of the report. Errors cannot be allowed, and an allowance that would silence
  /// a finding of the report is left out.
  func adapted() -> BuilderFile {
    let report = file.apart
    let reported = keys(of: diagnostics(of: report, isReport: true), in: report)
    var (joined, found) = (file, diagnostics(of: file, isReport: false))
    var adaptation = Adaptation(apart: constraints(of: reported.subtracting(keys(of: found, in: file))))
    adaptation.heights = heights(after: found)
    if adaptation != Adaptation() {
      joined = file.adapted(by: adaptation, repeated: .full)
      found = diagnostics(of: joined, isReport: false)
    }
    adaptation.allowances = allowances(of: found, in: joined, besides: reported)
    narrow(&adaptation, keeping: reported.intersection(keys(of: found, in: joined)))
    return file.adapted(by: adaptation)
  }

  /// Takes away the allowances that would silence findings of the report.
  private func narrow(_ adaptation: inout Adaptation, keeping expected: Set<Key>) {
    for isNarrowed in [false, true] where !adaptation.allowances.isEmpty {
      let silenced = silenced(by: adaptation, of: expected)
      if silenced.isEmpty { return }
      let codes = Set(silenced.map { $0.code })
      // If narrowing was not enough, none of these codes is allowed.
      adaptation.allowances =
        isNarrowed
        ? adaptation.allowances.mapValues { $0.filter { !codes.contains($0.code) } }
        : narrowed(adaptation.allowances, silencing: silenced)
    }
  }

  /// The heights of the cells whose constraints conflict with a recorded height that they do not have in the app.
  private func heights(after found: [Diagnostic]) -> [Int: Length] {
    let conflicts = found.filter { $0.code == .conflict && file.settlement(of: $0) == .heightOfCell }
    let layouts = file.translation.layouts.filter { layout in
      conflicts.contains { file.layout(of: $0)?.name == layout.name } && hasConstraintsAlone(layout)
    }
    if layouts.isEmpty { return [:] }
    var names = KnownNames()
    let compilation = session.compiled(file.name, file.translation.text, &names)
    var heights: [Int: Length] = [:]
    for layout in layouts {
      heights[layout.scene] = compilation.layouts.first { $0.name == layout.name }.flatMap { fittingHeight(of: $0) }
    }
    return heights
  }

  /// True if the frames of a layout's views do not depend on its recorded size.
  private func hasConstraintsAlone(_ layout: BuilderTranslation.Layout) -> Bool {
    layout.views.allSatisfy { _, index in
      let view = file.document.views[index]
      return view.superview == nil || view.usesConstraints && !view.isFixed
    }
  }

  /// The height that UIKit gives a cell with the constraints of a layout; nil if no height satisfies them.
  private func fittingHeight(of layout: CompiledLayout) -> Length? {
    guard let size = layout.designSize else { return nil }
    let target = FittingTarget(size: ExactSize(width: size.width, height: .zero), horizontal: .required)
    let found = layout.program.fittingSize(to: target, in: LayoutEnvironment(size: size))
    return found.hasConflicts ? nil : Length(found.size.height)
  }

  /// The constraints that findings are about.
  private func constraints(of keys: Set<Key>) -> Set<Int> {
    Set(keys.map { $0.element }.filter { file.document.tree[$0].name == "constraint" })
  }

  /// The reported findings that allowances would silence.
  private func silenced(by adaptation: Adaptation, of expected: Set<Key>) -> Set<Key> {
    let allowing = file.adapted(by: adaptation, repeated: .full)
    return expected.subtracting(keys(of: diagnostics(of: allowing, isReport: false), in: allowing))
  }

  /// The diagnostics of a translation, as a file of its own or as a report on the storyboard or xib.
  private func diagnostics(of file: BuilderFile, isReport: Bool) -> [Diagnostic] {
    var names = KnownNames()
    let compilation = session.compiled(file.name, file.translation.text, &names)
    var options = CheckOptions(session.settings, [], session.projects.settings(of: file.name).settings)
    options.leavesOutTrials = true
    if isReport {
      options.recordedError = BuilderFile.recordedError
      options.isShown = { !file.isSettledByApp($0) }
    }
    let found = check(compilation, options: options).diagnostics
    return found.filter { $0.range.file == .main && !(isReport && file.isSettledByApp($0)) }
  }

  private func key(of diagnostic: Diagnostic, in file: BuilderFile) -> Key? {
    file.translation.elements(at: diagnostic.range.start).first.map { Key(code: diagnostic.code.id, element: $0) }
  }

  private func keys(of diagnostics: [Diagnostic], in file: BuilderFile) -> Set<Key> {
    Set(diagnostics.compactMap { key(of: $0, in: file) })
  }

  private func allowances(
    of diagnostics: [Diagnostic], in file: BuilderFile, besides reported: Set<Key>
  ) -> [Int: [Allowance]] {
    var found: [Int: [Allowance]] = [:]
    for diagnostic in diagnostics where diagnostic.severity != .error {
      guard let key = key(of: diagnostic, in: file), !reported.contains(key) else { continue }
      let isOfFrames = [.clippedContent, .misplacedContent].contains(diagnostic.code)
      let usual = isOfFrames ? "within a point of the frames of Xcode" : "not reported about the file"
      let reason = file.settlement(of: diagnostic)?.rawValue ?? usual
      let others = diagnostic.others.compactMap { file.translation.elements(at: $0.start).first }
      for element in [key.element] + others where !reported.contains(Key(code: key.code, element: element)) {
        found[element, default: []].append(Allowance(code: key.code, reason: reason))
      }
    }
    return found
  }

  /// The allowances without those in braces around a finding that they would silence.
  private func narrowed(_ allowances: [Int: [Allowance]], silencing silenced: Set<Key>) -> [Int: [Allowance]] {
    var narrowed = allowances
    for (element, own) in allowances {
      narrowed[element] = own.filter { allowance in
        !silenced.contains { $0.code == allowance.code && isInBraces(of: element, $0.element) }
      }
    }
    return narrowed
  }

  /// True if an element is in the view whose braces have the statement of another one, or is that view.
  private func isInBraces(of other: Int, _ element: Int) -> Bool {
    let tree = file.document.tree
    let isView = file.view(of: other) != nil
    let braces = isView ? other : tree[other].parent.flatMap { tree[$0].parent } ?? other
    var next: Int? = element
    while let around = next {
      if around == braces { return true }
      next = tree[around].parent
    }
    return false
  }
}
