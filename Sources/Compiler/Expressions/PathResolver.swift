internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Resolves paths: names, members, indices and calls.
struct PathResolver {
  let evaluation: Evaluation
  /// True in an `expect`, where a path may end in a property; elsewhere properties are reported.
  var readsProperties = false

  var elaborator: Elaborator { evaluation.elaborator }

  /// The value of a path: a view, an attribute, a constant, a call.
  func path(_ node: SyntaxNode, in context: Context) -> Value {
    resolve(node, in: context).map { value(of: $0) } ?? .unknown
  }

  /// The meaning of a path; nil after an error, which is reported.
  func resolve(_ node: SyntaxNode, in context: Context) -> PathNode? {
    let spine = PostfixSpine(node)
    var steps = spine.steps[...]
    let start: PathNode?
    if spine.base.kind == .nameExpression, let call = steps.first, call.kind == .call {
      steps.removeFirst()
      start = .value(self.call(call, of: spine.base, in: context))
    } else {
      let isList = steps.first?.kind == .subscripted
      if readsProperties, spine.base.kind == .dotExpression, let token = spine.base.token(.name),
        let end = property(token, of: .view(context.dot, guide: nil), spine.base, before: steps)
      {
        return end.node
      }
      start = subject(of: spine.base, kind(of: spine.base, before: steps), isList: isList, in: context)
    }
    guard var subject = start else { return nil }
    while let step = steps.popFirst() {
      if readsProperties, step.kind == .member, let token = step.token(.name),
        let end = property(token, of: subject, step, before: steps)
      {
        return end.node
      }
      let isList = steps.first?.kind == .subscripted
      guard let next = take(step, from: subject, isList: isList, in: context) else { return nil }
      subject = next
    }
    return subject
  }

  /// The value of a path; unknown for a property, which has one only in a layout.
  func value(of subject: PathNode) -> Value {
    switch subject {
    case .view(let view, let guide): .view(guide.map { elaborator.guideView($0.kind, of: view) } ?? view)
    case .list(let list): .views(elaborator.views(in: list))
    case .constraints, .setting, .reading: .unknown
    case .value(let value): value
    }
  }

  // MARK: The first name

  private func subject(of base: SyntaxNode, _ kind: NameKind, isList: Bool, in context: Context) -> PathNode? {
    guard base.kind == .nameExpression || base.kind == .dotExpression else {
      return .value(evaluation.evaluate(base, in: context))
    }
    guard let token = base.token(.name) else { return nil }
    if isOutsideOfLayouts && (base.kind == .dotExpression || PathResolver.isOfViews(token.text)) {
      elaborator.report(.noViewHere(base.text, at: base.range))
      return nil
    }
    if base.kind == .dotExpression {
      return memberSubject(token, of: context.dot, pathRange: base.range, in: context)
    }
    return namedSubject(token, kind, isList: isList, in: context)
  }

  /// True while the constants of files are evaluated: no layout has begun, and there are no views.
  var isOutsideOfLayouts: Bool { elaborator.viewInfos.isEmpty }

  /// True if `name` denotes a view, or an attribute or property of one, everywhere.
  private static func isOfViews(_ name: String) -> Bool {
    name == "root" || name == "superview" || BuiltInGuide(name) != nil || Attribute(name: name) != nil
      || Compound(name: name) != nil || Geometry.words.contains(name)
  }

  private func namedSubject(_ token: SyntaxToken, _ kind: NameKind, isList: Bool, in context: Context) -> PathNode? {
    let name = token.text
    if let subject = wordSubject(token, in: context) { return subject }
    if name == "root" { return .view(.root, guide: nil) }
    if name == "superview" {
      return superviewOfStatement(at: token.range, in: context).map { .view($0, guide: nil) }
    }
    if let guide = BuiltInGuide(name) { return guideOfStatement(guide, at: token.range, in: context) }
    guard let entry = elaborator.entry(name, from: context.scope) else {
      reportUnresolved(token, kind, isList: isList, in: context)
      return nil
    }
    elaborator.noteUse(token.range, of: entry.declaration)
    if case .constant(let id) = entry.binding { return subject(of: evaluation.value(of: id)) }
    if case .unknown = entry.binding { return nil }
    return PathNode(entry.binding)
  }

  /// A guide of the superview of the statement's first view. It has a frame of its own, since a chain of constants has many of its caller.
  private func guideOfStatement(_ guide: BuiltInGuide, at range: SourceRange, in context: Context) -> PathNode? {
    guard let view = superviewOfStatement(at: range, in: context) else { return nil }
    if isOfDot(guide.name, in: context), !elaborator.program.views[view.index].kind.scrolls {
      reportMissingView(at: range, in: context)
      return nil
    }
    return builtIn(guide, of: view, at: range, in: context)
  }

  private func subject(of value: Value) -> PathNode? {
    switch value {
    case .view(let view): .view(view, guide: nil)
    case .unknown: nil
    default: .value(value)
    }
  }

  /// The value of a name that exists only in priorities or conditions.
  private func wordSubject(_ token: SyntaxToken, in context: Context) -> PathNode? {
    switch context.words {
    case .none: return nil
    case .priority: return Priority.named(token.text).map { .value(.number($0, isLength: false)) }
    case .condition:
      guard let attribute = Attribute(rootSizeNamed: token.text) else { return nil }
      let term = (term: Term(.root, attribute), range: token.range)
      return .value(.linear(LinearForm(terms: [term], constant: .zero)))
    }
  }

  private func reportUnresolved(_ token: SyntaxToken, _ kind: NameKind, isList: Bool, in context: Context) {
    let name = token.text
    if let range = ForeignWords.largestNumber(at: token) {
      elaborator.report(.largestNumberInRule(at: range))
    } else if let path = pathToSet(token, in: context) {
      elaborator.report(.propertyInRule(name, in: context.statement, at: path))
      noteUnresolved(name, of: context.dot, in: context)
    } else if Attribute(name: name) != nil || Geometry.words.contains(name) || isCompoundOfDot(name, in: context) {
      elaborator.report(.whoseAttribute(name, dot: elaborator.displayName(of: context.dot), at: token.range))
      noteUnresolved(name, of: context.dot, in: context)
    } else if kind == .any && !isList && PropertyWords.all.contains(name) && context.statement != nil {
      elaborator.report(.propertyInRule(name, in: context.statement, at: token.range))
      noteUnresolved(name, of: context.dot, in: context)
    } else {
      evaluation.unknownNames.reportUnknownName(name, kind, at: token.range, in: context)
    }
  }

  /// True if `name` is `edges`, `center` or `size` in a constraint, where only the dot before it is missing. In `center
  /// == (4, 5)` it means the property.
  private func isCompoundOfDot(_ name: String, in context: Context) -> Bool {
    guard Compound(name: name) != nil, let statement = context.statement, statement.node.kind == .rule else {
      return false
    }
    return name != "center" || !statement.node.children.contains { $0.kind == .tuple }
  }

  /// The left side of `frame == (0, 0, 9, 9)` or `hugging.vertical == 5` in the block of a view, whose geometry is set,
  /// not constrained; nil for anything else.
  private func pathToSet(_ token: SyntaxToken, in context: Context) -> SourceRange? {
    let name = token.text
    guard Geometry.words.contains(name), Attribute(name: name) == nil, Compound(name: name) == nil,
      context.dot != .root, let statement = context.statement, statement.isLoneRelation,
      statement.node.token(.equalEqual) != nil, let side = statement.node.children.first,
      side.range.start == token.range.start
    else { return nil }
    return side.range
  }

  /// Records the consequences of a reported name: the meaning of 'superview', and the placement of the view, are
  /// unknown.
  private func noteUnresolved(_ name: String, of view: ViewID, in context: Context) {
    context.statement?.isBroken = true
    if ["frame", "bounds", "center", "mask"].contains(name) {
      elaborator.viewInfos[view.index].hasBrokenPlacement = true
    }
  }

  private func superviewOfStatement(at range: SourceRange, in context: Context) -> ViewID? {
    guard let statement = context.statement, let first = firstView(of: statement, in: context) else {
      if context.statement?.isBroken != true { reportMissingView(at: range, in: context) }
      return nil
    }
    return superview(of: first, at: range)
  }

  /// Reports a guide or `superview` in a statement that names no view. In the braces of a scroll view, its own guide was meant.
  private func reportMissingView(at range: SourceRange, in context: Context) {
    let word = elaborator.text(of: range)
    if isOfDot(word, in: context) {
      elaborator.report(.whoseGuide(word, dot: elaborator.displayName(of: context.dot), at: range))
    } else {
      elaborator.report(.whoseSuperview(at: range))
    }
  }

  /// True for the name of a guide of scroll views in the braces of one.
  private func isOfDot(_ name: String, in context: Context) -> Bool {
    [GuideKind.content, .frame].contains { $0.name == name }
      && elaborator.program.views[context.dot.index].kind.scrolls
  }

  /// The superview; nil if there is none, which is reported. A component that is checked alone has one where it is
  /// used.
  func superview(of view: ViewID, at range: SourceRange) -> ViewID? {
    if let superview = elaborator.superview(of: view) { return superview }
    if !elaborator.isComponentAlone { elaborator.report(.rootHasNoSuperview(elaborator.program.name, at: range)) }
    return nil
  }

  // MARK: The following steps

  private func take(_ step: SyntaxNode, from subject: PathNode, isList: Bool, in context: Context) -> PathNode? {
    switch step.kind {
    case .member:
      guard let token = step.token(.name) else { return nil }
      if isList, case .view(let view, nil) = subject, elaborator.memberEntry(token.text, of: view) == nil,
        PropertyWords.all.contains(token.text)
      {
        // Properties have no indices: a list of views was meant.
        evaluation.unknownNames.reportUnknownMember(token.text, of: view, at: token.range)
        return nil
      }
      return member(token, of: subject, step, in: context)
    case .subscripted: return element(step, of: subject, in: context)
    default: return called(step, subject, in: context)
    }
  }

  private func member(_ token: SyntaxToken, of subject: PathNode, _ step: SyntaxNode, in context: Context) -> PathNode?
  {
    let pathRange = step.range
    switch subject {
    case .view(let view, nil): return memberSubject(token, of: view, pathRange: pathRange, in: context)
    case .view(let view, .some(let guide)):
      if token.text == "superview" { return .view(view, guide: nil) }
      let item = elaborator.guideView(guide.kind, of: view)
      if let subject = attributeSubject(token, of: item, pathRange: pathRange, in: context) { return subject }
      reportUnknown(token, of: guide, in: context)
      return nil
    case .list(let list):
      if token.text == "count" { return .value(.number(Rational(elaborator.views(in: list).count), isLength: false)) }
      elaborator.report(.listNeedsIndex(elaborator.viewLists[list.index].name, at: pathRange))
      return nil
    case .constraints:
      elaborator.report(.listNeedsIndex("this name", at: pathRange))
      return nil
    case .setting, .reading: return nil
    case .value(.constraint) where Property.named(token.text)?.owner == .constraint:
      elaborator.report(.propertyInRule(token.text, in: context.statement, at: pathRange))
      return nil
    case .value(let value):
      context.statement?.isBroken = true
      return member(token, of: value, step.children.first?.text ?? "")
    }
  }

  /// Reports a name behind a guide that is no attribute; `margins.inset(16)` has its fix.
  private func reportUnknown(_ token: SyntaxToken, of guide: BuiltInGuide, in context: Context) {
    if token.text == "inset" || token.text == "insets",
      let call = context.statement?.node.call(ofMemberAt: token.range)
    {
      elaborator.report(.insetAsCall(call, at: token.range))
    } else {
      elaborator.report(.unknownName(token.text, .view, in: guide.name, guesses: [], labels: [], at: token.range))
    }
  }

  private func member(_ token: SyntaxToken, of value: Value, _ text: String) -> PathNode? {
    switch (value, token.text) {
    case (.list(let items), "count"): return .value(.number(Rational(items.count), isLength: false))
    case (.views(let views), "count"): return .value(.number(Rational(views.count), isLength: false))
    case (.size(let size), "width"): return .value(.number(size.width, isLength: true))
    case (.size(let size), "height"): return .value(.number(size.height, isLength: true))
    case (.unknown, _): return nil
    default:
      elaborator.report(.noMember(token.text, of: value, text, at: token.range))
      return nil
    }
  }

  private func memberSubject(_ token: SyntaxToken, of view: ViewID, pathRange: SourceRange, in context: Context)
    -> PathNode?
  {
    let name = token.text
    if name == "superview" {
      return superview(of: view, at: token.range).map { .view($0, guide: nil) }
    }
    if let guide = BuiltInGuide(name) { return builtIn(guide, of: view, at: token.range, in: context) }
    if let subject = attributeSubject(token, of: view, pathRange: pathRange, in: context) { return subject }
    if let entry = elaborator.memberEntry(name, of: view) {
      elaborator.noteUse(token.range, of: entry.declaration)
      if case .unknown = entry.binding { return nil }
      return PathNode(entry.binding)
    }
    if PropertyWords.all.contains(name) || Geometry.words.contains(name) {
      elaborator.report(.propertyInRule(name, in: context.statement, at: pathRange))
      noteUnresolved(name, of: view, in: context)
    } else if let range = ForeignWords.largestNumber(at: token) {
      elaborator.report(.largestNumberInRule(at: range))
    } else {
      evaluation.unknownNames.reportUnknownMember(name, of: view, at: token.range, in: context.statement?.node)
    }
    return nil
  }

  private func attributeSubject(
    _ token: SyntaxToken, of view: ViewID, pathRange: SourceRange, in context: Context
  ) -> PathNode? {
    if let compound = Compound(name: token.text) { return .value(.compound(view, compound)) }
    guard let attribute = Attribute(name: token.text) else { return nil }
    // A margin attribute is an edge of the margins guide.
    let inside = attribute.withoutMargin.map { Term(elaborator.guideView(.margins, of: view), $0) }
    let term = (term: inside ?? Term(view, attribute), range: pathRange)
    return .value(.linear(LinearForm(terms: [term], constant: .zero)))
  }

  private func builtIn(_ guide: BuiltInGuide, of view: ViewID, at range: SourceRange, in context: Context) -> PathNode?
  {
    elaborator.hasGuide(guide, view, at: range) ? .view(view, guide: guide) : nil
  }
}
