internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The subject of a path of names, as far as the file shows it.
enum Subject {
  /// A view, guide, layout or component.
  case view(Declaration)
  /// A view about which nothing else is known.
  case anyView
  /// A guide that every view has.
  case guide
  /// Several views, or a list of constants.
  case list
  case constraint(Declaration)
  /// A value of a type.
  case value(LanguageWords.ValueType)
  /// A property that has parts.
  case parts([String])
  /// Something without members.
  case nothing

  /// A view; any view if its declaration is unknown.
  fileprivate init(view declaration: Declaration?) { self = declaration.map { .view($0) } ?? .anyView }
}

/// The resolution of paths of names at a position.
struct SubjectReader {
  private let site: CompletionSite
  private var head: StatementHead { site.head }
  private var scope: Scope { site.scope }

  init(_ site: CompletionSite) { self.site = site }

  /// Returns the subject of a path.
  func subject(of path: [PathStep]) -> Subject {
    guard let first = path.first else { return .nothing }
    return path.dropFirst().reduce(begin(first)) { member($1, of: $0) }
  }

  private func begin(_ step: PathStep) -> Subject {
    if step.name == PathStep.own.name { return Subject(view: scope.owner) }
    switch PredeclaredName(step.name) {
    case .superview: return superviewMeant
    case .root: return Subject(view: scope.layout)
    case .available: return .value(.size)
    case .guide: return .guide
    case nil: break
    }
    if let found = scope.declaration(named: step.name) { return subject(of: found, step) }
    // A property with parts of the view whose braces are around the path: `hugging.horizontal = 252`.
    return head.isPath && !head.isInSteps ? ofEveryView(step.name) ?? .nothing : .nothing
  }

  private func subject(of declaration: Declaration, _ step: PathStep) -> Subject {
    switch declaration.kind {
    case .view, .guide: return declaration.node.child(.index) != nil && !step.isIndexed ? .list : .view(declaration)
    case .constraint: return .constraint(declaration)
    case .parameter: return scope.elementView(of: declaration).map { .view($0) } ?? .nothing
    case .constant:
      return !step.isIndexed && declaration.node.child(.list) != nil ? .list : .nothing
    default: return .nothing
    }
  }

  private func member(_ step: PathStep, of subject: Subject) -> Subject {
    switch subject {
    case .view(let declaration):
      if let found = scope.member(step.name, of: declaration) { return self.subject(of: found, step) }
      if case .superview = PredeclaredName(step.name) { return Subject(view: scope.superview(of: declaration)) }
      return ofEveryView(step.name) ?? .nothing
    case .anyView: return ofEveryView(step.name) ?? .anyView
    case .guide:
      if case .superview = PredeclaredName(step.name) { return .anyView }
      guard head.isInSteps || head.isInExpect, let row = MemberRow.named(step.name), row.isOfGuides else {
        return .nothing
      }
      return .value(row.type)
    case .value(let type): return PartRow.named(step.name, of: type).map { .value($0.type) } ?? .nothing
    default: return .nothing
    }
  }

  /// Returns the subject of a name that the tables of the language declare for every view; nil for other names.
  private func ofEveryView(_ name: String) -> Subject? {
    switch PredeclaredName(name) {
    case .guide: return .guide
    case .superview: return .anyView
    default: break
    }
    if let row = MemberRow.named(name) { return .value(row.type) }
    let parts = LanguageWords.properties.first { $0.name == name }?.parts ?? []
    return parts.isEmpty ? nil : .parts(parts)
  }

  // MARK: - Superviews

  /// The superview of the first view that a statement names; if it names none yet, the view around the braces.
  private var superviewMeant: Subject {
    for (index, token) in head.tokens.enumerated() {
      let isBeginning = token.previous?.kind != .dot || token.previous?.range.end != token.range.start
      var found = Subject.nothing
      switch token.kind {
      case .dot where [PathStep](before: token) == [.own]: found = begin(.own)
      case .name where isBeginning && PredeclaredName(token.text) == nil:
        found = begin(PathStep(name: token.text, isIndexed: token.next?.kind == .leftSquare))
      default: continue
      }
      guard case .view = found else { continue }
      guard case .view(let view) = last(of: head.tokens[(index + 1)...], from: found) else { return .anyView }
      return Subject(view: scope.superview(of: view))
    }
    return Subject(view: scope.owner)
  }

  /// Returns the last view of a path.
  private func last(of tokens: ArraySlice<SyntaxToken>, from first: Subject) -> Subject {
    var (found, isInIndex) = (first, false)
    for token in tokens {
      switch token.kind {
      case .leftSquare: isInIndex = true
      case .rightSquare: isInIndex = false
      case .dot: continue
      case .name where !isInIndex:
        let next = member(PathStep(name: token.text, isIndexed: true), of: found)
        guard case .view = next else { return found }
        found = next
      default: if !isInIndex { return found }
      }
    }
    return found
  }
}
