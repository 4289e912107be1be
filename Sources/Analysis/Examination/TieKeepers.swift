internal import LayCompiler
internal import LayRuntime

extension CompiledLayout {
  /// The members of a tie in order of how usual it is that the view keeps its content: text fields stretch first, then texts of several
  /// lines, then other labels.
  func keeping(_ members: [Ambiguity.Tie.Member]) -> [Ambiguity.Tie.Member] {
    let ranks = members.map { rank($0) }
    return members.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { members[$0] }
  }

  private func rank(_ member: Ambiguity.Tie.Member) -> Int {
    guard let view = member.contentView else { return 0 }
    switch program.views[view.index].kind {
    case .textField, .textView: return 4
    case .label: return program.views[view.index].lines == 1 ? 2 : 3
    case .button: return 0
    default: return 1
    }
  }

  /// The setting that raises the priority of a member of a tie to `next`, `hugging.horizontal = 251`, with its place; nil for a constraint.
  func raising(_ member: Ambiguity.Tie.Member, to next: Priority) -> String? {
    let (name, view, axis): (String, ViewID, LayoutAxis)
    switch member.origin {
    case .hugging(let own, let along): (name, view, axis) = ("hugging", own, along)
    case .compression(let own, let along): (name, view, axis) = ("compression", own, along)
    default: return nil
    }
    return "`\(name).\(axis.name) = \(next)` in the braces of '\(spelledPath(view))'"
  }
}

extension Ambiguity.Tie.Member {
  /// The view whose content hugging or compression resistance it is; nil for others.
  var contentView: ViewID? {
    switch origin {
    case .hugging(let view, _), .compression(let view, _): view
    default: nil
    }
  }
}
