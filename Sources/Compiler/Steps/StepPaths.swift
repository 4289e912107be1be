internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// A path as far as it is resolved.
struct StepPath {
  var type: StepValue
  /// The expression before the links.
  var start: StepExpression
  var links: [StepLink] = []

  init(_ type: StepValue, _ start: StepExpression.Kind, at range: SourceRange) {
    (self.type, self.start) = (type, StepExpression(kind: start, range: range))
  }

  /// True if it means the same in all iterations of loops.
  var isFixed: Bool {
    guard links.isEmpty else { return false }
    switch start.kind {
    case .view, .guide, .constant: return true
    default: return false
    }
  }

  mutating func append(_ kind: StepLink.Kind, at range: SourceRange, _ type: StepValue) {
    links.append(StepLink(kind: kind, range: range))
    self.type = type
  }

  /// Makes the path unknown after an error.
  mutating func fail() {
    (type, start.kind, links) = (.unknown, .unreadable, [])
  }
}

// Members and elements in steps.

extension StepChecker {
  /// Resolves a path. Iterates, since a long path nests to the left.
  mutating func path(_ node: SyntaxNode) -> StepPath {
    let spine = PostfixSpine(node)
    var steps = spine.steps[...]
    var path: StepPath
    if let call = steps.first, call.kind == .call, let name = spine.base.tokens.last {
      steps.removeFirst()
      if spine.base.kind == .nameExpression {
        path = function(name, call)
      } else {
        path = StepPath(.view(context.dot), .view(context.dot), at: spine.base.range)
        take(name, call, in: &path)
      }
    } else {
      path = start(spine.base)
    }
    while let step = steps.popFirst() {
      if step.kind == .member, let name = step.tokens.last, let call = steps.first, call.kind == .call {
        steps.removeFirst()
        take(name, call, in: &path)
      } else {
        take(step, in: &path)
      }
    }
    return path
  }

  private mutating func take(_ step: SyntaxNode, in path: inout StepPath) {
    let base = step.children.first
    switch step.kind {
    case .member:
      guard let name = step.tokens.last else { return path.fail() }
      take(name, in: &path, base?.text ?? "")
    case .subscripted: takeElement(step, in: &path)
    default:
      _ = arguments(step)
      if !path.type.isUnknown { report(.notAFunction(base?.text ?? "", at: base?.range ?? step.range)) }
      path.fail()
    }
  }

  // MARK: Members

  /// Adds a member to a path with the text `text`.
  mutating func take(_ name: SyntaxToken, in path: inout StepPath, _ text: String) {
    let member = member(name.text)
    switch path.type {
    case .unknown: path.append(.member(member), at: name.range, .unknown)
    case .view(let view): take(member, name, of: view, in: &path)
    case .guide(let view): take(member, name, of: view, isGuide: true, in: &path)
    case .element(let views):
      guard let view = steps.members[member].example(among: views, in: elaborator) else { return path.fail() }
      take(member, name, of: view, in: &path)
    default: takePart(steps.members[member], name, in: &path, text)
    }
  }

  /// The entries of a name after a dot, which are looked up once for a block.
  private mutating func member(_ name: String) -> StepMemberID {
    if let known = members[name] { return known }
    let member = steps.members.add(StepMember(name, in: elaborator.nameTable))
    members[name] = member
    return member
  }

  /// Adds a member of a value that is no view.
  private mutating func takePart(_ member: StepMember, _ name: SyntaxToken, in path: inout StepPath, _ text: String) {
    switch path.type {
    case .views where member.isCount, .list where member.isCount: path.append(.count, at: name.range, .number)
    case .views:
      report(.listNeedsIndex(text, at: name.range))
      path.fail()
    case .rectangle where member.part != nil:
      guard let part = member.part else { return }
      path.append(.part(part.numbers), at: name.range, StepValue(part.type, of: part.name))
    case .constraint where member.constraintReading != nil:
      if let reading = member.constraintReading {
        path.append(.reading(reading.source), at: name.range, read(reading, name))
      }
    default:
      guard let side = path.type.axis(ofPart: name.text) else {
        report(.noStepMember(name.text, of: path.type, text, among: path.type.memberNames, at: name.range))
        return path.fail()
      }
      path.append(.side(side), at: name.range, .number)
    }
  }

  /// Adds a member of a view. If the view differs between iterations, `view` is an example, which decides the type, and
  /// each iteration decides the meaning.
  private mutating func take(
    _ member: StepMemberID, _ name: SyntaxToken, of view: ViewID, isGuide: Bool = false,
    in path: inout StepPath
  ) {
    guard let meaning = steps.members[member].meaning(of: view, isGuide: isGuide, in: elaborator) else {
      reportUnknownMember(name, of: view)
      return path.fail()
    }
    let type = type(of: meaning, name, of: view)
    guard path.isFixed else { return path.append(.member(member), at: name.range, type) }
    path.type = type
    switch (meaning, type) {
    case (.declared(let entry), _): path.start.kind = kind(of: entry.binding)
    case (.reading(let reading), _): path.append(.reading(reading.source), at: name.range, type)
    case (.superview, .view(let view)): path.start.kind = .view(view)
    case (.guide, .guide(let guide)): path.start.kind = .guide(guide)
    default: path.start.kind = .unreadable
    }
  }

  /// The type of a member of a view. A wrong one is reported.
  private mutating func type(of meaning: StepMeaning, _ name: SyntaxToken, of view: ViewID) -> StepValue {
    switch meaning {
    case .declared(let entry):
      elaborator.noteUse(name.range, of: entry.declaration)
      return type(of: entry.binding)
    case .superview(let superview): return superview.map { .view($0) } ?? .unknown
    case .guide(let guide):
      return elaborator.hasGuide(guide, view, at: name.range)
        ? .guide(elaborator.guideView(guide.kind, of: view)) : .unknown
    case .reading(let reading):
      guard isQuestion && reading.isGeometry else { return read(reading, name) }
      report(
        .questionReadsSize(name.text, elaborator.displayName(of: view), isOwn: view == context.dot, at: name.range))
      return .unknown
    }
  }

  /// The type of a value. One that steps cannot read is reported with its statement.
  private mutating func read(_ reading: StepReading, _ name: SyntaxToken) -> StepValue {
    if !reading.isReadable { unread.append(.stepNotConstant("'\(name.text)' among steps", at: name.range)) }
    return reading.type
  }

  private func reportUnknownMember(_ name: SyntaxToken, of view: ViewID) {
    if let range = ForeignWords.largestNumber(at: name) {
      report(.largestNumber(at: range))
    } else if StepWords.positions.contains(name.text) {
      report(.positionElsewhere(name.text, at: name.range))
    } else {
      evaluation.unknownNames.reportUnknownMember(name.text, of: view, at: name.range)
    }
  }

  // MARK: Elements

  mutating func takeElement(_ step: SyntaxNode, in path: inout StepPath) {
    guard let index = step.child(.index) else { return path.fail() }
    var isLiteral = true
    var indices: [StepOperand] = []
    for number in index.children where number.kind != .unexpected {
      if number.insideParentheses.kind != .literal { isLiteral = false }
      indices.append(expect(number, .number, for: "an index").operand)
    }
    switch path.type {
    case .views where isLiteral && path.isFixed: takeFixedElement(step, in: &path)
    case .views(let views): path.append(.element(steps.operands.add(indices)), at: index.range, .element(views))
    case .list, .unknown:
      path.append(.element(steps.operands.add(indices)), at: index.range, path.type.element ?? .unknown)
    default:
      report(.notAList(path.type.kindText, at: index.range))
      path.fail()
    }
  }

  /// Adds an element by literal indices. The list itself reports indices that it does not have.
  private mutating func takeFixedElement(_ step: SyntaxNode, in path: inout StepPath) {
    let value = evaluation.evaluate(step, in: elaborator.statementContext(statement ?? step, in: context))
    guard case .view(let view) = value else { return path.fail() }
    (path.type, path.start.kind) = (.view(view), .view(view))
  }
}

extension StepValue {
  /// The members of the type, for suggestions.
  fileprivate var memberNames: [String] {
    if case .rectangle = self { return PartRow.parts(of: .rectangle).map { $0.name } }
    let parts = fits(.size) ? PartRow.parts(of: .size) : fits(.point) ? PartRow.parts(of: .point) : []
    return parts.isEmpty ? ["constant"] : parts.map { $0.name }
  }
}

/// The meaning of a member of a view or guide.
enum StepMeaning {
  /// A view, guide, list or constraint that the view declares.
  case declared(ScopeEntry)
  /// The superview; nil for the root.
  case superview(ViewID?)
  case guide(BuiltInGuide)
  case reading(StepReading)
}

extension StepMember {
  /// The meaning of the member of a view, or of a guide, which has fewer; nil if it has none.
  func meaning(of view: ViewID, isGuide: Bool = false, in elaborator: Elaborator) -> StepMeaning? {
    if !isGuide, let entry = name.flatMap({ elaborator.memberEntry($0, of: view) }) { return .declared(entry) }
    if isSuperview { return .superview(elaborator.superview(of: view)) }
    if !isGuide, let guide { return .guide(guide) }
    guard let reading, !isGuide || reading.isGeometry else { return nil }
    return .reading(reading)
  }

  /// The view of `views` that decides the type of the member: the first that declares it, else the first.
  func example(among views: [ViewID], in elaborator: Elaborator) -> ViewID? {
    guard let name else { return views.first }
    return views.first { elaborator.memberEntry(name, of: $0) != nil } ?? views.first
  }
}
