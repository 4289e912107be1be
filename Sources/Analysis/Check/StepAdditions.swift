internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Steps that would determine the ambiguous numbers of a view that only steps place.
struct StepAdditions {
  /// The maximum number of views of a layout for which additions are tried.
  static let viewLimit = 8

  private let layout: CompiledLayout
  private let compilation: Compilation
  private let options: CheckOptions
  private var trialsLeft = StepAdditions.viewLimit
  /// The numbers of diagnostics of a check without any change, by code.
  private var before: [String: Int]?

  init(_ layout: CompiledLayout, _ compilation: Compilation, _ options: CheckOptions) {
    (self.layout, self.compilation) = (layout, compilation)
    var options = options
    options.triesChanges = false
    options.layout = layout.name
    self.options = options
  }

  /// The steps for the ambiguous numbers of a view, tried as long as trials are left; nil if the text of the view's steps cannot be
  /// read.
  mutating func tried(for findings: [OpenFinding]) -> TriedSteps? {
    let additions = additions(for: findings)
    if additions.isEmpty { return nil }
    return TriedSteps(additions: additions, isTried: isTried(additions))
  }

  private func additions(for findings: [OpenFinding]) -> [StepAddition] {
    guard let view = findings.first?.ambiguity.view else { return [] }
    let parts = findings.reduce(into: StepPlaced.Parts()) { $0.insert(StepPlaced.Parts($1.ambiguity.part)) }
    var found: [StepAddition] = []
    if !parts.isDisjoint(with: .size), let addition = size(of: view, findings) { found.append(addition) }
    if !parts.isDisjoint(with: .position), let addition = position(of: view, parts) { found.append(addition) }
    return found
  }

  /// Adds a size before the first step that places the view.
  private func size(of view: ViewID, _ findings: [OpenFinding]) -> StepAddition? {
    guard let first = steps(placing: view).first, let step = text(of: first.step) else { return nil }
    let usual = ExactSize(width: 100, height: 44)
    func length(_ part: Ambiguity.Part, _ axis: LayoutAxis) -> Rational {
      guard let open = findings.first(where: { $0.ambiguity.part == part })?.ambiguity else {
        return layout.program.views[view.index].designSize?[axis] ?? usual[axis]
      }
      return open.chosen.sign > 0 ? open.chosen : usual[axis]
    }
    let size = ExactSize(width: length(.width, .horizontal), height: length(.height, .vertical))
    let text = "\(name(of: view, first.step, step)).bounds.size = \(size.spelled)"
    return StepAddition(text: text, edit: step.preceded(by: text))
  }

  /// Adds a position: after the last step that places the view, or in the step that distributes it along one axis.
  private func position(of view: ViewID, _ parts: StepPlaced.Parts) -> StepAddition? {
    guard let last = steps(placing: view).last, let step = text(of: last.step) else { return nil }
    if !parts.isSuperset(of: .position) {
      guard case .distribute(let distribution) = last.action, distribution.side == nil else { return nil }
      return StepAddition(text: "centered 0", edit: step.ending(with: "centered 0"))
    }
    let text = "align \(name(of: view, last.step, step)).topLeft with .topLeft"
    return StepAddition(text: text, edit: step.followed(by: text))
  }

  /// The instructions that set numbers of the frame of `view`, in order.
  private func steps(placing view: ViewID) -> [StepInstruction] {
    layout.program.steps.instructions.filter { $0.places(view, layout.program.steps) }
  }

  private func text(of step: StepID) -> StepText? { StepText(at: layout.sources.steps[step.index], in: compilation) }

  /// The path of the view relative to the owner of the steps.
  private func name(of view: ViewID, _ step: StepID, _ text: StepText) -> String {
    if let subject = text.subject { return subject }
    let (path, owner) = (layout.spelledPath(view), layout.program.steps.owners[step.index])
    let start = owner == .root ? "" : layout.spelledPath(owner) + "."
    return path.hasPrefix(start) ? String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self) : path
  }

  // MARK: - Trying

  /// True if a check with these changes finds fewer ambiguities and no other diagnostics. False if the limit of trials is reached.
  private mutating func isTried(_ additions: [StepAddition]) -> Bool {
    if trialsLeft == 0 { return false }
    trialsLeft -= 1
    let changed = compilation.compiled(with: additions.map { $0.edit })
    if changed.hasErrors { return false }
    let before = self.before ?? counts(checkWithoutRepairs(compilation, options: options, lint: .frames).result)
    self.before = before
    let after = counts(checkWithoutRepairs(changed, options: options, lint: .frames).result)
    let code = DiagnosticCode.ambiguousLayout.id
    return after[code, default: 0] < before[code, default: 0]
      && after.allSatisfy { $0.value <= before[$0.key, default: 0] }
  }

  private func counts(_ result: CheckResult) -> [String: Int] {
    result.diagnostics.reduce(into: [:]) { $0[$1.code.id, default: 0] += 1 }
  }
}

extension StepInstruction {
  /// True if it sets numbers of the frame of `view`.
  func places(_ view: ViewID, _ steps: StepProgram) -> Bool {
    switch action {
    case .setFrame(view, _), .setSize(view, _), .setCenter(view, _), .sizeToFit(view, _, _): true
    case .align(let alignment): alignment.view == view
    case .distribute(let distribution): steps.items[distribution.items].contains { $0.isView(view) }
    case .spread(let spread): steps.items[spread.items].contains { $0.isView(view) }
    default: false
    }
  }
}

extension StepItem {
  fileprivate func isView(_ view: ViewID) -> Bool { if case .view(view) = self { true } else { false } }
}
