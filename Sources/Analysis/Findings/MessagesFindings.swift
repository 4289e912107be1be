internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The end of the message about an `else`.
private let elseNeverApplies = "the 'else' never applies"

extension Diagnostic {
  /// True if it is about an `else` that applies at no declared size.
  var isOfElse: Bool { code == .branchNeverApplies && message.hasSuffix(elseNeverApplies) }

  /// A branch of a `when` that applies at no declared size.
  static func branchNeverApplies(
    isElse: Bool, of layout: String, lacksTextSizes: Bool, at range: SourceRange
  ) -> Diagnostic {
    let noun = lacksTextSizes ? "size and text size" : "size"
    let extend =
      lacksTextSizes ? "add text sizes to `sizes`, such as `text xSmall ... accessibility5`" : "extend `sizes`"
    return Diagnostic(
      .branchNeverApplies,
      isElse
        ? "this is so at every declared \(noun) of '\(layout)'; \(elseNeverApplies)"
        : "this condition is true at no declared \(noun) of '\(layout)', so its statements never apply",
      at: range, notes: [.help("\(extend), change the bound, or remove the branch")])
  }

  /// A statement whose removal changes nothing.
  static func redundantRule(at statement: SourceRange, because other: SourceRange) -> Diagnostic {
    Diagnostic(
      .redundantRule, "this constraint changes nothing: another one already implies it", at: statement,
      labels: [Label(other, "already implies it")], notes: [.help("the other one is enough")])
  }

  /// Adds to a redundant statement the fix that removes it.
  func droppingRule(in compilation: Compilation) -> Diagnostic {
    var diagnostic = self
    diagnostic.fixIt = compilation.removing(range).map { FixIt("remove this constraint", [$0], .needsReview) }
    return diagnostic
  }

  /// A statement that is implied by others, whose rows are `reasons`.
  static func impliedRule(
    _ rule: ConstraintDescription, at statement: SourceRange, because reasons: [RowOrigin], in layout: CompiledLayout
  ) -> Diagnostic {
    let places = layout.places(of: reasons)
    let cause =
      switch places.count {
      case 0: "a size is never negative"
      case 1: rule.priority < .required ? "a required one already implies it" : "another one already implies it"
      default: "others together already imply it"
      }
    var diagnostic = Diagnostic(
      .impliedRule, "this constraint changes nothing: \(cause)", at: statement,
      labels: places.map { Label($0, places.count > 1 ? "one of them" : "already implies it") })
    for case .nonNegative(let view, let axis) in places.isEmpty ? [] : reasons.prefix(3) {
      diagnostic.notes.append(.note("besides, the \(axis.extent) of '\(layout.spelledPath(view))' is never negative"))
    }
    diagnostic.notes.append(.help("remove this constraint, or write an `assert` to check it"))
    return diagnostic
  }

  /// An optional constraint that is violated at every size, by the amounts in `misses`.
  static func ruleNeverHolds(
    _ rule: ConstraintDescription, _ misses: NumberSpan, at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .ruleNeverHolds, "this constraint is satisfied at no size", at: range,
      caret: "constraints of the same or a higher priority leave no room for it",
      notes: [.note("it is optional (\(rule.priority)), so the layout still satisfies it as nearly as possible")])
    if let words = wordsForMisses(rule, misses) { diagnostic.notes.append(.note(words)) }
    diagnostic.notes.append(
      .help("change its number or remove the constraint; a higher priority helps only against optional constraints"))
    if let length = lengthThatIsTooLarge(rule, misses) {
      diagnostic.notes.append(
        .help(
          "to make it as large as its superview where there is room, write `.\(length) == superview.\(length) @high` in its braces"
        ))
    }
    return diagnostic
  }

  /// The name of a length that is never as large as the constraint says; nil for other constraints.
  private static func lengthThatIsTooLarge(_ rule: ConstraintDescription, _ misses: NumberSpan) -> String? {
    guard rule.relation == .equal, rule.terms.count == 1, rule.terms[0].coefficient == .one, rule.constant.sign > 0,
      let highest = misses.highest, highest.sign < 0
    else { return nil }
    return [Attribute.width, .height].first { $0 == rule.terms[0].attribute }?.name
  }

  /// The constants with which it would hold. A violated optional constraint comes as near as it can, so the value of its sum at a
  /// size is a constant that it could have.
  private static func wordsForMisses(_ rule: ConstraintDescription, _ misses: NumberSpan) -> String? {
    guard misses.isKnown, let lowest = misses.lowest, let highest = misses.highest else { return nil }
    let (near, far) = highest.sign < 0 ? (highest, lowest) : (lowest, highest)
    guard rule.terms.count == 1, rule.terms[0].coefficient == .one else {
      return near == far
        ? "it is violated by \(near.magnitude) at every size"
        : "it is violated by \(near.magnitude) to \(far.magnitude)"
    }
    let (some, every) = (rule.constant + near, rule.constant + far)
    if near == far { return "with \(every) instead of \(rule.constant) it would be satisfied at every size" }
    return rule.relation == .equal
      ? "with a number from \(min(some, every)) to \(max(some, every)) instead of \(rule.constant), it would be satisfied at some size"
      : "with \(some) instead of \(rule.constant), it would be satisfied at some size; with \(every), at every size"
  }

  /// A view that is never visible.
  static func viewWithoutSize(_ view: ViewID, _ axis: LayoutAxis, in layout: CompiledLayout) -> Diagnostic {
    Diagnostic(
      .viewWithoutSize, "'\(layout.spelledPath(view))' has no \(axis.extent) at any size",
      at: layout.sources.views[view.index], caret: "its \(axis.extent) is always 0",
      notes: [.help("if that is intended, write `.\(axis.extent) == 0` in its braces")])
  }

  /// Views that reach beyond the root at the same sizes, with the finding of the first.
  static func leavesScreen(
    _ views: [ViewID], _ finding: AssertionFinding, at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    leaves(.leavesScreen, "the screen", ["it"], views, finding, at: found, in: layout)
  }

  /// Views that reach beyond their superview at the same sizes, with the finding of the first.
  static func leavesSuperview(
    _ views: [ViewID], _ finding: AssertionFinding, at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    let superview = "'\(layout.spelledPath(layout.program.views[views[0].index].superview ?? .root))'"
    return leaves(.leavesSuperview, superview, ["it", superview], views, finding, at: found, in: layout)
  }

  private static func leaves(
    _ code: DiagnosticCode, _ outer: String, _ names: [String], _ views: [ViewID], _ finding: AssertionFinding,
    at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    var caret = ""
    let size = found.sizes[0]
    if case .fails(let meaning, let rooms, _) = finding.outcome, let words = meaning.words {
      let failed = FailedClause(names: names, misses: rooms.map { -$0.value(at: size) })
      caret = words(failed).map { "at \(size.spelled) \($0)" } ?? ""
    }
    let name = "'\(layout.spelledPath(views[0]))'"
    let subject =
      switch views.count {
      case 1: "\(name) extends"
      case 2: "\(name) and '\(layout.spelledPath(views[1]))' extend"
      default: "\(name) and \(views.count - 1) other views extend"
      }
    var diagnostic = Diagnostic(
      code, "\(subject) beyond \(outer) \(found.words)",
      at: layout.sources.views[views[0].index], caret: caret, sizes: found.sizes.map { $0.spelled })
    diagnostic.locate(found)
    diagnostic.others = views.dropFirst().map { layout.sources.views[$0.index] }
    if views.count > 2 { diagnostic.notes.append(.note(layout.alikeWords(Array(views.dropFirst())))) }
    let keeper =
      layout.program.isPlacedBySteps[views[0].index] ? "let the steps keep it" : "add a constraint that keeps it"
    // Content that is too wide is seldom scrolled.
    let isSideways = finding.edge?.axis == .horizontal
    let giving =
      isSideways || layout.program.views[views[0].index].kind.scrolls
      ? "let a required length or distance give way" : "put content that is too high into a `ScrollView`"
    let room = code == .leavesScreen ? ", \(giving)" : ""
    diagnostic.notes.append(.help("\(keeper) inside\(room), or \(code.allowance)"))
    return diagnostic
  }
}

extension CompiledLayout {
  /// The positions of rows, each once; for a statement with many of them, the statement.
  func places(of rows: [RowOrigin]) -> [SourceRange] {
    var known: Set<SourceRange> = []
    var counts: [SourceRange: Int] = [:]
    var found: [(place: SourceRange, statement: SourceRange)] = []
    for row in rows {
      guard let place = place(of: row), known.insert(place).inserted else { continue }
      let statement = statement(of: row) ?? place
      counts[statement, default: 0] += 1
      found.append((place, statement))
    }
    known = []
    return found.map { (counts[$0.statement] ?? 0) > 2 ? $0.statement : $0.place }.filter { known.insert($0).inserted }
  }

  private func statement(of row: RowOrigin) -> SourceRange? {
    if case .constraint(let id) = row { return sources.statements[id.index] }
    return nil
  }
}

extension CompiledLayout {
  /// `so do 'list.body', 'list.photo' and 2 more`, of views that a report is about besides the first.
  func alikeWords(_ views: [ViewID]) -> String {
    let named = views.prefix(3).map { "'\(spelledPath($0))'" }.joined(separator: ", ")
    let more = views.count > 3 ? " and \(views.count - 3) more" : ""
    return "so \(views.count == 1 ? "does" : "do") \(named)\(more)"
  }
}

extension DiagnosticCode {
  /// The instruction that silences a report of the code about a view.
  var allowance: String { "write `allow \(id)` in its braces if that is intended" }
}
