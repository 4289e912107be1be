internal import LayCompiler
internal import LayRuntime

/// Tries what would decide a number that nothing decides: one rule more, or who gives way of two that pull alike. Each is
/// put into the program, and all sizes are proved again.
struct AdditionTrials {
  /// The most ambiguities of a layout that something is tried for.
  static let ambiguityLimit = 8

  private let layout: CompiledLayout
  private let proofs: [LayoutProof]
  private let options: CheckOptions
  /// What was open before, by view and part.
  private let before: Set<OpenNumber>
  private let contradictions: Int
  /// How many trials a layout of this size may have.
  private var trialsLeft: Int

  private struct OpenNumber: Hashable {
    var view: ViewID
    var part: Ambiguity.Part
  }

  /// One change: as it is written, and as it changes the program for a view.
  private struct Addition {
    var text: String
    var change: (inout LayoutProgram, ViewID) -> Void
  }

  /// Trials for a layout of which `proofs` are known.
  init(_ layout: CompiledLayout, _ proofs: [LayoutProof], _ options: CheckOptions) {
    (self.layout, self.proofs, self.options) = (layout, proofs, options)
    before = AdditionTrials.openNumbers(proofs)
    contradictions = AdditionTrials.contradictions(proofs)
    let effort = 1 + layout.program.constraints.count + layout.program.views.count
    trialsLeft = min(3 * AdditionTrials.ambiguityLimit, RepairSearch.effortLimit / effort)
  }

  /// The help for an ambiguity of `twins`, which one line declares: what decides it at all sizes, if something that was
  /// tried does.
  mutating func help(for ambiguity: Ambiguity, twins: [ViewID]) -> String? {
    for addition in additions(for: ambiguity, view: twins.count > 1 ? "" : layout.spelledPath(ambiguity.view)) {
      if trialsLeft == 0 { return nil }
      trialsLeft -= 1
      if decides(addition, OpenNumber(view: ambiguity.view, part: ambiguity.part), twins) {
        let place = twins.count > 1 ? " in its braces" : ""
        return "tried: with `\(addition.text)`\(place), its \(ambiguity.part.spelled) is decided \(sizes)"
      }
    }
    return nil
  }

  /// Where it was tried: `from 320x480 to 1024x1366`.
  private var sizes: String {
    guard let range = proofs.first?.range else { return "" }
    if Set(proofs.map { $0.range }).count > 1 { return "at every size" }
    return range.isSingle ? "at \(range.spelled)" : "from \(range.spelled)"
  }

  private func decides(_ addition: Addition, _ number: OpenNumber, _ twins: [ViewID]) -> Bool {
    var program = layout.program
    for view in twins { addition.change(&program, view) }
    let after = proofs.map { proof in
      LayoutProof(
        program, over: proof.range, proof.variant.environment(at: proof.range.lowest, scale: options.scale))
    }
    let open = AdditionTrials.openNumbers(after)
    return !twins.contains { open.contains(OpenNumber(view: $0, part: number.part)) } && open.isSubset(of: before)
      && AdditionTrials.contradictions(after) <= contradictions
      && after.allSatisfy { !$0.hasTooManyCells && $0.undecidedComponents == 0 }
  }

  private static func openNumbers(_ proofs: [LayoutProof]) -> Set<OpenNumber> {
    var found: Set<OpenNumber> = []
    for proof in proofs {
      for cell in proof.cells {
        for opening in cell.openings { found.insert(OpenNumber(view: opening.view, part: opening.part)) }
      }
    }
    return found
  }

  private static func contradictions(_ proofs: [LayoutProof]) -> Int {
    proofs.flatMap { $0.cells }.map { $0.contradictions.count }.reduce(0, +)
  }

  // MARK: - What is tried

  /// About the view of the path `view`; in its own braces where that is empty.
  private func additions(for ambiguity: Ambiguity, view: String) -> [Addition] {
    let description = layout.program.views[ambiguity.view.index]
    switch ambiguity.part {
    case .x: return [alike(.leading, "leading", view), alike(.centerX, "centerX", view)]
    case .y: return [alike(.top, "top", view), alike(.centerY, "centerY", view)]
    case .width where description.intrinsicWidth != .none: return givingWay(.horizontal, description, view)
    case .height where description.intrinsicHeight != .none: return givingWay(.vertical, description, view)
    case .width: return [length(.width, "width", ambiguity, view), alike(.trailing, "trailing", view)]
    case .height: return [length(.height, "height", ambiguity, view), alike(.bottom, "bottom", view)]
    }
  }

  /// An edge or a middle on that of the superview.
  private func alike(_ attribute: Attribute, _ name: String, _ view: String) -> Addition {
    Addition(text: "\(view).\(name) == superview.\(name)") { program, view in
      guard let superview = program.views[view.index].superview else { return }
      program.constrain(
        ConstraintDescription([Term(view, attribute), Term(superview, attribute, -1)], .equal))
    }
  }

  /// The size that layc chose, or one that can be seen.
  private func length(_ attribute: Attribute, _ name: String, _ ambiguity: Ambiguity, _ view: String) -> Addition {
    let usual = Rational(attribute == .width ? 100 : 44)
    let length = ambiguity.chosen.sign > 0 ? ambiguity.chosen : min(usual, ambiguity.highest ?? usual)
    return Addition(text: "\(view).\(name) == \(length)") { program, view in
      program.constrain(ConstraintDescription([Term(view, attribute)], .equal, length))
    }
  }

  /// Who grows where there is too much room, and who shrinks where there is too little.
  private func givingWay(_ axis: Axis, _ description: ViewDescription, _ view: String) -> [Addition] {
    let isHorizontal = axis == .horizontal
    let hugging = Priority(
      min((isHorizontal ? description.horizontalHugging : description.verticalHugging).value + 1, 999))
    let compression = Priority(
      min((isHorizontal ? description.horizontalCompression : description.verticalCompression).value + 1, 999))
    func written(_ settings: String) -> String { view.isEmpty ? settings : "\(view) { \(settings) }" }
    func hug(_ program: inout LayoutProgram, _ view: ViewID) {
      if isHorizontal {
        program.views[view.index].horizontalHugging = hugging
      } else {
        program.views[view.index].verticalHugging = hugging
      }
    }
    func resist(_ program: inout LayoutProgram, _ view: ViewID) {
      if isHorizontal {
        program.views[view.index].horizontalCompression = compression
      } else {
        program.views[view.index].verticalCompression = compression
      }
    }
    let (hugs, resists) = ("hugging.\(axis.name) = \(hugging)", "compression.\(axis.name) = \(compression)")
    return [
      Addition(text: written(hugs), change: hug), Addition(text: written(resists), change: resist),
      Addition(text: written("\(hugs); \(resists)")) { program, view in
        hug(&program, view)
        resist(&program, view)
      },
    ]
  }
}
