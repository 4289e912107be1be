internal import LayDiagnostics
internal import LayModel
internal import LayParser

// The bare `superview` and the bare guides in steps: those of the first view that the statement names.

extension StepChecker {
  /// The first view that a statement names, from left to right, ignoring `superview`, `root` and bare guides.
  enum FirstView {
    case found(StepPath)
    /// None: a path that may name it has an error, which was reported.
    case broken
    case none
  }

  /// Resolves a bare `superview`.
  mutating func superviewOfStatement(at range: SourceRange) -> StepPath {
    let first = firstView ?? findFirstView()
    firstView = first
    switch first {
    case .none:
      report(.whoseSuperview(at: range))
      return unknown(at: range)
    case .broken: return unknown(at: range)
    case .found(var path):
      if path.isFixed, let view = path.type.view {
        guard let superview = evaluation.paths.superview(of: view, at: range) else { return unknown(at: range) }
        return StepPath(.view(superview), .view(superview), at: range)
      }
      path.append(.superview, at: range, superviews(of: path.type))
      return path
    }
  }

  /// Resolves a bare guide.
  mutating func guideOfStatement(_ guide: BuiltInGuide, at range: SourceRange) -> StepPath {
    var path = superviewOfStatement(at: range)
    guard let view = path.type.view, elaborator.hasGuide(guide, view, at: range) else { return unknown(at: range) }
    let item = elaborator.guideView(guide.kind, of: view)
    if path.isFixed { return StepPath(.guide(item), .guide(item), at: range) }
    // Each iteration has a guide of its own.
    path.append(.guide(guide), at: range, .guide(item))
    return path
  }

  /// The type of the superview of a value of `type`.
  private func superviews(of type: StepValue) -> StepValue {
    switch type {
    case .view(let view), .guide(let view): return elaborator.superview(of: view).map { .view($0) } ?? .unknown
    case .element(let views):
      var seen: Set<ViewID> = []
      return .element(views.compactMap { elaborator.superview(of: $0) }.filter { seen.insert($0).inserted })
    default: return .unknown
    }
  }

  // MARK: Search

  private mutating func findFirstView() -> FirstView {
    guard let statement else { return .none }
    var isBroken = false
    for spine in PostfixSpines(in: statement) {
      switch firstView(of: spine) {
      case .found(let path): return .found(path)
      case .broken: isBroken = true
      case .none: break
      }
    }
    return isBroken ? .broken : .none
  }

  /// The view that a path names before it reaches a superview, a guide or an attribute.
  private mutating func firstView(of spine: PostfixSpine) -> FirstView {
    guard let name = spine.base.token(.name), var path = firstPath(spine.base, name) else { return .none }
    for step in spine.steps {
      switch step.kind {
      case .member:
        guard let name = step.token(.name), let view = exampleView(of: path.type, declaring: name) else {
          return found(path)
        }
        if case .unknown = elaborator.member(name.text, of: view) { return .broken }
        take(name, in: &path, "")
      case .subscripted:
        guard path.type.element != nil else { return found(path) }
        takeElement(step, in: &path)
      default: return found(path)
      }
    }
    return found(path)
  }

  private func found(_ path: StepPath) -> FirstView {
    path.type.isUnknown ? .broken : path.type.view == nil ? .none : .found(path)
  }

  /// The start of a path that may name the first view; nil for words that do not count.
  private mutating func firstPath(_ base: SyntaxNode, _ name: SyntaxToken) -> StepPath? {
    if base.kind == .dotExpression {
      var path = StepPath(.view(context.dot), .view(context.dot), at: base.range)
      if elaborator.memberEntry(name.text, of: context.dot) != nil { take(name, in: &path, "") }
      return path
    }
    guard base.kind == .nameExpression else { return nil }
    if let local = local(name.text) { return StepPath(local.value, .local(local.id), at: name.range) }
    if evaluation.paths.isSkipped(name.text, context) { return nil }
    guard let entry = elaborator.entry(name.text, from: context.scope) else { return unknown(at: name.range) }
    if case .constraints = entry.binding { return nil }
    return StepPath(type(of: entry.binding), kind(of: entry.binding), at: name.range)
  }

  /// The view of a value of `type` that declares the member `name`; nil if there is none.
  private func exampleView(of type: StepValue, declaring name: SyntaxToken) -> ViewID? {
    let views: [ViewID]
    switch type {
    case .view(let view), .guide(let view): views = [view]
    case .element(let elements): views = elements
    default: return nil
    }
    return views.first { elaborator.memberEntry(name.text, of: $0) != nil }
  }
}
