internal import LayDiagnostics
internal import LayModel
internal import LayParser

// The first names of paths in steps.

extension StepChecker {
  /// Resolves the first name of a path.
  mutating func start(_ base: SyntaxNode) -> StepPath {
    guard let name = base.tokens.last else { return unknown(at: base.range) }
    switch base.kind {
    case .dotExpression:
      var path = StepPath(.view(context.dot), .view(context.dot), at: base.range)
      take(name, in: &path, "")
      return path
    case .nameExpression: return named(name, base)
    default:
      let value = value(of: base)
      return StepPath(value.type, steps.expressions[value.expression].kind, at: base.range)
    }
  }

  /// The path after an error.
  func unknown(at range: SourceRange) -> StepPath { StepPath(.unknown, .unreadable, at: range) }

  private mutating func named(_ name: SyntaxToken, _ node: SyntaxNode) -> StepPath {
    if let local = local(name.text) {
      elaborator.noteUse(name.range, of: local.declaration)
      return StepPath(local.value, .local(local.id), at: name.range)
    }
    if let word = word(name) { return word }
    if name.text == "superview" { return superviewOfStatement(at: name.range) }
    if name.text == "root" {
      guard case .view(let view) = evaluation.evaluate(node, in: context) else { return unknown(at: name.range) }
      return StepPath(.view(view), .view(view), at: name.range)
    }
    if let guide = BuiltInGuide(name.text) { return guideOfStatement(guide, at: name.range) }
    guard let entry = elaborator.entry(name.text, from: context.scope) else {
      reportUnresolved(name)
      return unknown(at: name.range)
    }
    elaborator.noteUse(name.range, of: entry.declaration)
    return StepPath(type(of: entry.binding), kind(of: entry.binding), at: name.range)
  }

  /// The path of a word that only steps have; nil for other names.
  private mutating func word(_ name: SyntaxToken) -> StepPath? {
    switch name.text {
    case "unlimited":
      guard elaborator.lookUp(name.text, from: context.scope) == nil else { return nil }
      return StepPath(.number, kind(of: .number(Limits.constant, isLength: true)), at: name.range)
    case "available":
      if isQuestion { return StepPath(.size, .available, at: name.range) }
      report(.availableElsewhere(at: name.range))
    case "width", "height":
      guard isQuestion || isCondition else { return nil }
      let axis: LayoutAxis = name.text == "width" ? .horizontal : .vertical
      return StepPath(.number, isCondition ? .rootSize(axis) : .answer(axis), at: name.range)
    case "flexible": report(.functionElsewhere("flexible", "the list of 'distribute'", at: name.range))
    default: return nil
    }
    return unknown(at: name.range)
  }

  private func reportUnresolved(_ name: SyntaxToken) {
    let dot = elaborator.displayName(of: context.dot)
    if let range = ForeignWords.largestNumber(at: name) {
      report(.largestNumber(at: range))
    } else if ReservedNames.attributes.contains(name.text) || ReservedNames.geometry.contains(name.text) {
      report(.whoseAttribute(name.text, dot: dot, at: name.range))
    } else if let guess = nearest(to: name.text, among: localNames) {
      report(
        .unknownName(
          name.text, .any, in: elaborator.screenName(of: context.scope), guesses: [guess], labels: [], at: name.range))
    } else {
      evaluation.unknownNames.reportUnknownName(name.text, .any, at: name.range, in: context)
    }
  }

  /// The names that are visible only in steps, inner ones first.
  private var localNames: [String] {
    locals.reversed().flatMap { $0.keys.sorted() } + (isQuestion ? ["available"] : [])
  }

  // MARK: Declared names

  /// The type of a declared name.
  func type(of binding: Binding) -> StepValue {
    switch binding {
    case .constant(let id): StepValue(evaluation.value(of: id))
    case .view(let view): .view(view)
    case .guide(let view): .guide(view)
    case .views(let list): .views(elaborator.views(in: list))
    case .constraint(let id): .constraint(id)
    case .constraints, .unknown: .unknown
    }
  }

  /// The form of a declared name.
  mutating func kind(of binding: Binding) -> StepExpression.Kind {
    switch binding {
    case .constant(let id): kind(ofConstant: id)
    case .view(let view), .guide(let view): .view(view)
    case .views(let list): .constant(steps.constants.add(.views(elaborator.views(in: list), list)))
    case .constraint(let id): .constant(steps.constants.add(.constraint(id)))
    case .constraints(let all): .constant(steps.constants.add(.constraints(all)))
    case .unknown: .unreadable
    }
  }

  private mutating func kind(ofConstant id: ConstantID) -> StepExpression.Kind {
    if let known = constantKinds[id] { return known }
    let kind = kind(of: evaluation.value(of: id))
    constantKinds[id] = kind
    return kind
  }

  /// The form of a value that is known without a layout.
  mutating func kind(of value: Value) -> StepExpression.Kind {
    if case .view(let view) = value { return .view(view) }
    return LoweredValue(value).map { .constant(steps.constants.add($0)) } ?? .unreadable
  }

  // MARK: The bare `superview` and the bare guides: those of the first view that the statement names

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

  // MARK: Search for the first view

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
