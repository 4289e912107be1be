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
  case rectangle, point, size
  /// A property that has parts.
  case parts([String])
  /// Something without members.
  case nothing
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
    switch step.name {
    case PathStep.own.name: return scope.owner.map { .view($0) } ?? .anyView
    case "superview": return superviewMeant
    case "root": return layout
    case "available": return .size
    case let name where ReservedNames.guides.contains(name): return .guide
    default:
      if let found = scope.declarations.first(where: { $0.name == step.name }) {
        return subject(of: found.declaration, step)
      }
      // A property with parts of the view whose braces are around the path: `hugging.horizontal = 252`.
      return head.isPath && !head.isInSteps ? known(step.name) ?? .nothing : .nothing
    }
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
      if let found = scope.members(of: declaration).first(where: { $0.name == step.name }) {
        return self.subject(of: found.declaration, step)
      }
      return step.name == "superview" ? superview(of: declaration) : known(step.name) ?? .nothing
    case .anyView: return step.name == "superview" ? .anyView : known(step.name) ?? .anyView
    case .guide: return step.name == "superview" ? .anyView : step.name == "frame" ? .rectangle : .nothing
    case .rectangle:
      switch step.name {
      case "origin", "center": return .point
      case "size": return .size
      case "inset", "offset": return .rectangle
      default: return .nothing
      }
    default: return .nothing
    }
  }

  /// Returns a member that every view has; nil for other names.
  private func known(_ name: String) -> Subject? {
    switch name {
    case "frame", "bounds", "untransformedFrame": return .rectangle
    case "center", "contentOffset": return .point
    case "size", "sizeThatFits", "contentSize": return .size
    case let name where ReservedNames.guides.contains(name): return .guide
    default:
      let parts = LanguageWords.properties.first { $0.name == name }?.parts ?? []
      return parts.isEmpty ? nil : .parts(parts)
    }
  }

  // MARK: - Views around

  /// Returns the view, layout or component around a view's declaration; any view for a component.
  private func superview(of declaration: Declaration) -> Subject {
    guard let node = declaration.node.superview, let kind = Symbol.Kind(node.kind) else { return .anyView }
    return .view(Declaration(kind: kind, node: node))
  }

  /// The superview of the first view that a statement names; if it names none yet, the view around the braces.
  private var superviewMeant: Subject {
    for (index, token) in head.tokens.enumerated() {
      let isBeginning = token.previous?.kind != .dot || token.previous?.range.end != token.range.start
      var found = Subject.nothing
      switch token.kind {
      case .dot where [PathStep](before: token) == [.own]: found = begin(.own)
      case .name where isBeginning && !ReservedNames.things.contains(token.text):
        found = begin(PathStep(name: token.text, isIndexed: token.next?.kind == .leftSquare))
      default: continue
      }
      guard case .view = found else { continue }
      return superview(of: last(of: head.tokens[(index + 1)...], from: found))
    }
    return scope.owner.map { .view($0) } ?? .anyView
  }

  private func superview(of subject: Subject) -> Subject {
    if case .view(let declaration) = subject { return superview(of: declaration) }
    return .anyView
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
        guard case .view = member(PathStep(name: token.text, isIndexed: true), of: found) else { return found }
        found = member(PathStep(name: token.text, isIndexed: true), of: found)
      default: if !isInIndex { return found }
      }
    }
    return found
  }

  private var layout: Subject {
    for block in scope.blocks {
      if let owner = block.parent, owner.kind == .layoutDeclaration {
        return .view(Declaration(kind: .layout, node: owner))
      }
    }
    return .anyView
  }
}
