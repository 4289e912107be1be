internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime
internal import LaySolver

extension CompiledLayout {
  /// The facts that take part in a conflict and that the author cannot remove.
  func background(of conflict: Conflict, at size: ExactSize) -> [Contradiction.Fact] {
    var facts: [Contradiction.Fact] = []
    for axis in LayoutAxis.allCases where conflict.usesRoot(axis) {
      let length = axis == .horizontal ? size.width : size.height
      facts.append(Contradiction.Fact(kind: "root", text: "'\(name)' is \(length) \(axis.adjective)"))
    }
    for member in conflict.background {
      facts.append(Contradiction.Fact(kind: member.origin.factKind, text: words(for: member)))
    }
    return facts + conflict.guides.map { Contradiction.Fact(kind: "guide", text: words(for: $0)) }
  }

  /// `the safe area of 'Main' lies 47 inside its top edge`
  func words(for fact: GuideFact) -> String {
    let (guide, edge) = ("the \(fact.kind.words) of '\(spelledPath(fact.owner))'", fact.edge)
    guard let inset = fact.inset else { return "\(guide) follows from where that lies" }
    return "\(guide) lies \(inset.magnitude) \(inset.sign < 0 ? "outside" : "inside") its \(edge) edge"
  }
}

extension GuideFact {
  fileprivate var edge: String {
    switch (axis, isFar) {
    case (.horizontal, false): "left"
    case (.horizontal, true): "right"
    case (.vertical, false): "top"
    case (.vertical, true): "bottom"
    }
  }
}

extension GuideKind {
  fileprivate var words: String {
    switch self {
    case .declared: "guide"
    case .safeArea: "safe area"
    case .margins: "margin guide"
    case .readable: "readable guide"
    case .content: "content guide"
    case .frame: "frame guide"
    case .keyboard: "keyboard layout guide"
    }
  }
}

extension Conflict {
  /// True if the root's length along `axis` takes part.
  func usesRoot(_ axis: LayoutAxis) -> Bool {
    var share = Rational.zero
    for member in members {
      share += member.multiplier * (axis == .horizontal ? member.rightSide.width : member.rightSide.height)
    }
    return !share.isZero
  }
}

extension RowOrigin {
  /// The kind of fact that a row of the background states.
  fileprivate var factKind: String {
    switch self {
    case .nonNegative: "size"
    case .contentOrigin: "guide"
    default: "text"
    }
  }
}
