internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Constants with the wrong sign, which push an edge of a view beyond that of its superview: `.trailing == superview.trailing + 16`.
extension Compilation {
  /// Adds the constraint with the other sign to the reports of views that extend beyond the screen, if they no longer do with it. `retry`
  /// returns the findings about a layout of a changed text; it is called at most `limit` times.
  func addTurnedSigns(
    to diagnostics: inout [Diagnostic], limit: Int,
    retrying retry: (_ changed: Compilation, _ layout: String) -> [Diagnostic]
  ) {
    var trialsLeft = limit
    for index in diagnostics.indices where diagnostics[index].code == .leavesScreen && diagnostics[index].fixIt == nil {
      for layout in layouts {
        guard let view = layout.sources.views.firstIndex(of: diagnostics[index].range) else { continue }
        let outward = layout.program.constraints.indices.filter { layout.program.pushesOut(ViewID(view), by: $0) }
        let mends = { (changed: Compilation, place: SourceRange) in
          trialsLeft -= 1
          return trialsLeft >= 0
            && !retry(changed, layout.name).contains { $0.code == .leavesScreen && $0.range == place }
        }
        guard let turned = turnedSign(of: outward, in: layout, about: diagnostics[index].range, mends) else { continue }
        let text = "did you mean `\(turned.new)`? `\(turned.old)` is outside of the superview"
        // The untried advice is to keep the view inside, which this constraint does.
        let allowance = Note.help("or \(diagnostics[index].code.allowance)")
        diagnostics[index].notes.removeAll { $0.kind == .help }
        diagnostics[index].notes += [.help(text), allowance]
        diagnostics[index].fixIt = FixIt("write `\(turned.new)`", [turned.edit], .needsReview)
        break
      }
    }
  }

  /// The first of some constraints with the other sign that mends a report about a range; nil if there is none.
  private func turnedSign(
    of constraints: [Int], in layout: CompiledLayout, about range: SourceRange,
    _ mends: (_ changed: Compilation, _ place: SourceRange) -> Bool
  ) -> (edit: Edit, old: String, new: String)? {
    for index in constraints {
      guard let turned = turningSign(of: layout.sources.statements[index]) else { continue }
      let changed = compiled(with: [turned.edit])
      if !changed.hasErrors && mends(changed, range.moved(by: [turned.edit])) { return turned }
    }
    return nil
  }
}

extension LayoutProgram {
  /// True if a view is the superview of another, or a guide of that.
  private func isAround(_ other: ViewID, _ view: ViewID) -> Bool {
    let superview = views[view.index].superview
    return other == superview || views[other.index].role == .guide && views[other.index].superview == superview
  }

  /// True if the constraint with the number `index` puts an edge of `view` beyond the same edge of its superview.
  fileprivate func pushesOut(_ view: ViewID, by index: Int) -> Bool {
    let rule = constraints[index]
    guard rule.relation == .equal, rule.terms.count == 2, !rule.constant.isZero,
      let own = rule.terms.first(where: { $0.view == view }), let other = rule.terms.first(where: { $0.view != view }),
      isAround(other.view, view), own.attribute == other.attribute,
      (own.coefficient + other.coefficient).isZero
    else { return false }
    let distance = rule.constant / own.coefficient
    switch own.attribute {
    case .leading, .left, .top: return distance.sign < 0
    case .trailing, .right, .bottom: return distance.sign > 0
    default: return false
    }
  }
}
