internal import LayNumbers

extension LayoutProgram {
  /// True for each scroll view whose content is never wider than the view itself, by required constraints without a condition. Such a
  /// view scrolls up and down, and UIKit moves its content away from bars above and below alone
  /// (`UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
  package var scrollsVertically: [Bool] {
    var found = views.map { _ in false }
    let contents = views.indices.filter { views[$0].guide == .content }
    if contents.isEmpty { return found }
    let links = FixedLinks(self)
    for content in contents {
      guard let owner = views[content].superview, views[owner.index].kind == .scrollView else { continue }
      found[owner.index] = links.isNeverWider(ViewID(content), than: owner, in: self)
    }
    return found
  }
}

/// The constraints that hold at every size and tie lengths and horizontal edges of two views.
private struct FixedLinks {
  /// A distance to another view: its width, or the edge of the same name, minus the number.
  struct Link {
    var other: ViewID
    var distance: Rational
  }

  private var widths: [ViewID: [Link]] = [:]
  private var near: [ViewID: [Link]] = [:]
  private var far: [ViewID: [Link]] = [:]

  init(_ program: LayoutProgram) {
    var isSet = program.constraints.map { _ in false }
    for override in program.overrides {
      switch override.setting {
      case .constant(let id, _), .priority(let id, _), .active(let id, _): isSet[id.index] = true
      default: break
      }
    }
    for (index, rule) in program.constraints.enumerated()
    where !isSet[index] && rule.isActive && rule.name.utf8.isEmpty && rule.condition == .always { add(rule) }
  }

  private mutating func add(_ rule: ConstraintDescription) {
    guard rule.relation == .equal, rule.priority == .required, rule.terms.count == 2 else { return }
    let (first, second) = (rule.terms[0], rule.terms[1])
    guard first.attribute == second.attribute, first.coefficient == -second.coefficient,
      first.coefficient.magnitude == .one
    else { return }
    let distance = first.coefficient.sign > 0 ? rule.constant : -rule.constant
    let links = [
      (first.view, Link(other: second.view, distance: distance)),
      (second.view, Link(other: first.view, distance: -distance)),
    ]
    for (view, link) in links {
      switch first.attribute {
      case .width: widths[view, default: []].append(link)
      case .left, .leading: near[view, default: []].append(link)
      case .right, .trailing: far[view, default: []].append(link)
      default: return
      }
    }
  }

  /// True if the content is at most as wide as its scroll view: itself, or by a view that spans it.
  func isNeverWider(_ content: ViewID, than scrollView: ViewID, in program: LayoutProgram) -> Bool {
    func excess(_ view: ViewID) -> [Rational] {
      (widths[view] ?? []).filter { $0.other == scrollView || isFrame($0.other, of: scrollView, in: program) }
        .map { $0.distance }
    }
    if excess(content).contains(where: { $0.sign <= 0 }) { return true }
    // The content is wider than a view inside that ends at both of its edges, by the distances to these.
    return (near[content] ?? []).contains { start in
      (far[start.other] ?? []).contains { end in
        let around = -start.distance - end.distance
        return end.other == content && excess(start.other).contains { ($0 + around).sign <= 0 }
      }
    }
  }

  private func isFrame(_ guide: ViewID, of scrollView: ViewID, in program: LayoutProgram) -> Bool {
    program.views[guide.index].guide == .frame && program.views[guide.index].superview == scrollView
  }
}
