internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// A branch of a `when` that no promised size chooses.
  static func branchNeverApplies(isElse: Bool, of layout: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .branchNeverApplies,
      isElse
        ? "this is so at every size that '\(layout)' promises; the 'else' never applies"
        : "this is so at no size that '\(layout)' promises; what it guards never applies",
      at: range, notes: [.help("widen `sizes`, change the limit, or drop the branch")])
  }

  /// A statement whose removal changes nothing.
  static func redundantRule(at statement: SourceRange, because other: SourceRange) -> Diagnostic {
    Diagnostic(
      .redundantRule, "this rule changes nothing: another one demands as much", at: statement,
      labels: [Label(other, "demands as much")], notes: [.help("drop one of them")])
  }

  /// An optional limit that is passed at every size.
  static func ruleNeverHolds(_ rule: ConstraintDescription, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ruleNeverHolds, "this rule holds at no size", at: range,
      caret: "rules of a higher priority leave no room for it",
      notes: [
        .note("it is optional (\(rule.priority)), so it still pulls as far as it can"),
        .help("raise its priority, change its limit, or drop it"),
      ])
  }

  /// A view that nobody ever sees.
  static func viewWithoutSize(_ view: ViewID, _ axis: Axis, in layout: CompiledLayout) -> Diagnostic {
    Diagnostic(
      .viewWithoutSize, "'\(layout.spelledPath(view))' has no \(axis.extent) at any size",
      at: layout.sources.views[view.index], caret: "its \(axis.extent) is always 0",
      notes: [.help("if that is meant, say so: `.\(axis.extent) == 0` in its braces")])
  }

  /// Views that reach beyond the root at the same sizes; of the first, what was seen.
  static func leavesScreen(
    _ views: [ViewID], _ finding: AssertionFinding, at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    var caret = ""
    let size = found.sizes[0]
    if case .fails(.edge(let edge), let rooms, _) = finding.outcome, let room = rooms.first {
      caret = "at \(size.spelled) it reaches \(-room.value(at: size)) beyond the \(edge.name)"
    }
    var diagnostic = Diagnostic(
      .leavesScreen, "'\(layout.spelledPath(views[0]))' leaves the screen \(found.words)",
      at: layout.sources.views[views[0].index], caret: caret, sizes: [size.spelled])
    diagnostic.areas = found.areas
    if views.count > 1 {
      let others = views.dropFirst().prefix(3).map { "'\(layout.spelledPath($0))'" }.joined(separator: ", ")
      let more = views.count > 4 ? " and \(views.count - 4) more" : ""
      let verb = views.count == 2 ? "does" : "do"
      diagnostic.notes.append(.note("so \(verb) \(others)\(more)"))
    }
    diagnostic.notes.append(
      .help("give it a rule that keeps it inside, or write `allow L0534` beside it if that is meant"))
    return diagnostic
  }
}
