internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime
internal import LaySolver

/// The maximum number of implied constraints (of no line of the file) that are named one by one.
private let shownUnwritten = 3

/// The maximum number of constraints that are named of a set which is not the one shown.
private let shownOfOthers = 2

/// The height of the keyboard on iPhones in landscape, in points.
private let landscapeKeyboard: Rational = 216

extension Diagnostic {
  /// Constraints that cannot all hold: the caret is on the one that was broken, the others are labelled.
  static func conflict(
    _ conflict: Conflict, _ others: [Conflict], twins: [ViewID], at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    let sizes = found.sizes
    let broken = conflict.members.first { $0.origin == conflict.broken }
    let place = layout.place(of: conflict.broken) ?? layout.range
    var diagnostic = Diagnostic(
      .conflict, "these constraints \(found.region == nil ? "cannot all be satisfied" : "conflict") \(found.words)",
      at: place,
      caret: broken.map { layout.words(for: $0) } ?? "", sizes: sizes.map { $0.spelled })
    diagnostic.locate(found)
    let rules = FoldedRules(conflict, except: place, in: layout)
    diagnostic.labels = rules.labels
    if let more = rules.besideCarets { diagnostic.caretLabel += ", \(more)" }
    diagnostic.contradiction = Contradiction(conflict, at: sizes[0], in: layout)
    diagnostic.contradiction?.others = others.map { Contradiction($0, at: sizes[0], in: layout) }
    if conflict.usesRoot(.vertical) && !conflict.usesRoot(.horizontal) { diagnostic.topic = .conflictWithHeight }
    if let why = negativeSize(of: conflict, at: sizes[0]) {
      diagnostic.notes = [.why(why)]
      if twins.count > 1 { diagnostic.notes.append(.note(repetition(twins, in: layout))) }
      return diagnostic
    }
    let size = found.region == nil || conflict.room.isConstant ? "" : "at \(sizes[0].spelled), "
    diagnostic.notes =
      [.why(size + Arithmetic(conflict.inAuthorsNumbers, at: sizes[0], in: layout).text)]
      + unwrittenRules(of: conflict, in: layout)
    diagnostic.sketch = drawing(of: conflict, at: sizes[0], in: layout)
    if let rest = rules.rest { diagnostic.notes.append(rest) }
    if twins.count > 1 { diagnostic.notes.append(.note(repetition(twins, in: layout))) }
    diagnostic.notes += claims(of: conflict, found.region == nil ? nil : sizes[0])
    for words in others.map({ otherSet($0, besides: conflict, in: layout) }) {
      // Sets of other implied sizes alone have the same words.
      if !diagnostic.notes.contains(.note(words)) { diagnostic.notes.append(.note(words)) }
    }
    if let help = maskBesideRules(in: conflict, at: sizes[0], layout) { diagnostic.notes.append(help) }
    let keyboard = roomAboveKeyboard(in: conflict, at: sizes[0], layout)
    diagnostic.notes += keyboard.isEmpty && exceedsScreen(conflict, layout) ? [.scrolling] : keyboard
    diagnostic.notes.append(.untriedRepair)
    return diagnostic
  }

  /// The advice to keep one of two things that place a view: its mask and constraints on it.
  private static func maskBesideRules(
    in conflict: Conflict, at size: ExactSize, _ layout: CompiledLayout
  ) -> Note? {
    let masked = conflict.members.compactMap { member -> ViewID? in
      switch member.origin {
      case .maskPosition(let view, _), .maskSize(let view, _): view
      default: nil
      }
    }
    let view = masked.first { view in
      conflict.members.contains { member in
        // A constraint of another view that only refers to this one may stay.
        if case .constraint(let id) = member.origin {
          layout.program.constraints[id.index].terms.first?.view == view
        } else {
          false
        }
      }
    }
    guard let view else { return nil }
    let name = layout.spelledPath(view)
    let settings = layout.program.views[view.index].mask.isEmpty ? "`frame`" : "`frame` and `mask`"
    if layout.program.isPlacedByConstraints(view, at: size) {
      return .help(
        "the constraints of '\(name)' determine its frame: keep them, and drop \(settings), or set \(Note.endOfMask)")
    }
    return .help("the constraints of '\(name)' do not determine its frame: drop them, and keep \(settings)")
  }

  /// True for constraints on views in no scroll view that conflict at low heights.
  private static func exceedsScreen(_ conflict: Conflict, _ layout: CompiledLayout) -> Bool {
    conflict.room.height.sign > 0 && conflict.members.allSatisfy { $0.terms.allSatisfy { layout.isFixed($0.view) } }
  }

  /// The advice to let content scroll that has no room above the keyboard, and to declare the lower keyboard of landscape phones.
  private static func roomAboveKeyboard(
    in conflict: Conflict, at size: ExactSize, _ layout: CompiledLayout
  ) -> [Note] {
    let terms = conflict.members.flatMap { $0.terms }
    let isAboveKeyboard = terms.contains { layout.program.views[$0.view.index].guide == .keyboard }
    let scrolls = terms.contains { layout.program.views[$0.view.index].kind.scrolls }
    if !isAboveKeyboard || scrolls { return [] }
    let scrolling = Note.help(
      "if all of it is needed while the keyboard is shown, put it into a `ScrollView` that ends at `root.keyboardLayoutGuide.top`"
    )
    let portrait = LayoutEnvironment.regularHeight
    let isLandscapePhone = size.height < portrait && layout.keyboard.map { $0.highest > landscapeKeyboard } ?? false
    // A range of landscape screens alone has the keyboard that was meant for these.
    let hasPortrait = layout.sizes.contains { ($0.height?.highest ?? portrait) >= portrait }
    if !isLandscapePhone || !hasPortrait { return [scrolling] }
    return [
      .help(
        "the keyboard is lower on iPhones in landscape: give them a `sizes` of their own, `sizes 568x320 ... 956x440, keyboard 0 ... \(landscapeKeyboard)`"
      ), scrolling,
    ]
  }

  /// Adds labels for the conditional settings that constraints of the set depend on.
  mutating func add(_ settings: ConditionalSettings, to conflict: Conflict) {
    for member in conflict.members {
      for (place, words) in settings.about(member.origin) where !labels.contains(where: { $0.range == place }) {
        labels.append(Label(place, words))
      }
    }
  }

  /// The notes about what is proved of the set, at `size` alone if it may differ at others.
  private static func claims(of conflict: Conflict, _ size: ExactSize?) -> [Note] {
    let at = size.map { "at \($0.spelled), " } ?? ""
    let rules = conflict.rules
    if rules.count == 1 {
      return [.note("if you remove this constraint, the others can be satisfied; layc breaks it to continue")]
    }
    let dependsOnSize = rules.contains { !$0.rightSide.width.isZero || !$0.rightSide.height.isZero }
    let minimal = "\(dependsOnSize ? at : "")if you remove any one of these constraints, the others can be satisfied"
    return [.note(minimal), .note("layc breaks the marked constraint to continue")]
  }

  /// The note about the same lines in other instances of a component or iterations of a `for`.
  private static func repetition(_ twins: [ViewID], in layout: CompiledLayout) -> String {
    let (first, second) = (layout.spelledPath(twins[0]), layout.spelledPath(twins[1]))
    let more = twins.count - 2
    let others = more == 0 ? "" : " and \(more == 1 ? "another" : "\(more) others") like it"
    return "shown for '\(first)'; the same lines collide for '\(second)'\(others)"
  }

  /// `the marked rule cannot hold with these either: 'label' is 120 wide; says field.trailing == 300; and 3 more`
  private static func otherSet(_ other: Conflict, besides shown: Conflict, in layout: CompiledLayout) -> String {
    let known = Set(shown.members.map { $0.origin })
    let rules = other.members.filter { layout.place(of: $0.origin) != nil && $0.origin != shown.broken }
    // A constraint that is in both sets does not tell them apart.
    let ordered = rules.filter { !known.contains($0.origin) } + rules.filter { known.contains($0.origin) }
    let words = ordered.prefix(shownOfOthers).map { layout.words(for: $0) }.joined(separator: "; ")
    let more = ordered.count - shownOfOthers
    return "the marked constraint also conflicts with these: \(words)" + (more > 0 ? "; and \(more) more" : "")
  }

  private static func unwrittenRules(of conflict: Conflict, in layout: CompiledLayout) -> [Note] {
    let unwritten = conflict.members.filter { layout.place(of: $0.origin) == nil }
    let shown = unwritten.prefix(unwritten.count > shownUnwritten ? shownUnwritten - 1 : shownUnwritten)
    let facts =
      shown.map { layout.words(for: $0) } + conflict.guides.prefix(shownUnwritten).map { layout.words(for: $0) }
    let notes = facts.map { Note.note("implied: \($0)") }
    let more = unwritten.count - shown.count
    return more > 0 ? notes + [.note("\(more) other sizes are never negative either")] : notes
  }

  /// The explanation of a single constraint that requires a negative size: `-90 is below 0; a width is never negative`. Nil for
  /// other conflicts.
  private static func negativeSize(of conflict: Conflict, at size: ExactSize) -> String? {
    guard conflict.members.count == 2, let last = conflict.members.last, case .nonNegative(_, let axis) = last.origin,
      !last.multiplier.isZero
    else { return nil }
    let side = conflict.members[0].rightSide
    guard (side.width * size.width + side.height * size.height).isZero else { return nil }
    let asked = -(conflict.excess / last.multiplier.magnitude)
    return "\(asked) is below 0; a \(axis.extent) is never negative"
  }
}

extension LayoutProgram {
  /// True if constraints determine the frame of a view at a size without its mask and frame.
  fileprivate func isPlacedByConstraints(_ view: ViewID, at size: ExactSize) -> Bool {
    var program = self
    program.views[view.index].placement = .constraints
    program.views[view.index].designFrame = nil
    var layout = Layout(program)
    let report = layout.resize(to: LayoutEnvironment(size: size))
    return !report.ambiguities.contains { $0.view == view }
  }
}
