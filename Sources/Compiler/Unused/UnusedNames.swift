package import LayDiagnostics
internal import LayModel
internal import LayParser

/// A declaration whose name is used nowhere, so that the layouts are the same without it.
package struct UnusedName: Sendable {
  /// The kind of declaration.
  package enum Kind: Hashable, Sendable {
    case importedFile, metric, letBinding, parameter, component, state, guide, constraint
  }

  package var kind: Kind
  /// The name; of an import the path.
  package var name: String
  /// The range of the name in the file.
  package var range: SourceRange
  /// The edits that remove the declaration, of a guide with the constraints that place it; of a constraint, its name alone. Empty for a
  /// parameter that other files may set.
  package var removal: [Edit]
}

extension Compilation {
  /// The names of the compiled file that nothing uses, in source order; none if the file has errors. A name that other
  /// files may import counts as used: one of a file without a layout, or of one that others import.
  package func unusedNames(isImported: Bool) -> [UnusedName] {
    if hasErrors || files.isEmpty { return [] }
    return UnusedNameSearch(self, isImported: isImported).found
  }
}

/// The search for unused names in the compiled file.
///
/// A name is used if the compiler noted a use, or if it occurs where nothing was noted: in a loop without iterations, in a
/// default that no call needs. A constraint about a guide is no use of it: it may be one of those that place the guide.
struct UnusedNameSearch {
  private let compilation: Compilation
  private let tree: SyntaxTree
  private let references: NotedUses
  /// True if no other file imports the file: it has a layout.
  private let isProgram: Bool
  /// The states with contents in any file.
  private var fullStates: Set<String> = []
  /// The statements whose rules have a single constant in some layout, or several everywhere.
  private var isSettable: [SourceRange: Bool] = [:]
  /// The labels of arguments by the parameters.
  private var labels: [SourceRange: [SourceRange]] = [:]
  private var guideRules: GuideRules
  private(set) var found: [UnusedName] = []

  init(_ compilation: Compilation, isImported: Bool) {
    self.compilation = compilation
    tree = compilation.files[0].tree
    references = NotedUses(compilation)
    guideRules = GuideRules(compilation)
    isProgram = !isImported && tree.root.children.contains { $0.kind == .layoutDeclaration }
    collectStates()
    collectStatements()
    for reference in compilation.references where reference.use.file == tree.file {
      labels[reference.declaration, default: []].append(reference.use)
    }
    for index in tree.nodes.indices where tree.nodes[index].kind.mayBeUnused {
      examine(SyntaxNode(tree: tree, index: index))
    }
    found.sort { $0.range.start < $1.range.start }
    removeUnresolved()
  }

  private mutating func examine(_ node: SyntaxNode) {
    if node.kind == .importDeclaration { return examineImport(node) }
    guard let name = node.token(.name) else { return }
    if node.kind == .guideDeclaration { return examineGuide(node, name) }
    if references.include(name.range) { return }
    let kind: UnusedName.Kind
    switch node.kind {
    case .metricDeclaration where isOwn(node): kind = .metric
    case .letDeclaration where isOwn(node): kind = .letBinding
    case .componentDeclaration where isProgram && node.child(.block)?.child(.sizesStatement) == nil: kind = .component
    case .parameter: kind = .parameter
    case .stateDeclaration where isWithoutEffect(name.text): kind = .state
    case .constraintDeclaration where isOfSeveral(node): kind = .constraint
    default: return
    }
    found.append(UnusedName(kind: kind, name: name.text, range: name.range, removal: removal(of: node, name, kind)))
  }

  private mutating func examineGuide(_ node: SyntaxNode, _ name: SyntaxToken) {
    guard let rules = guideRules.placing(node, name.range) else { return }
    let edits = ([node] + rules).map { $0.removingDocumented() }
    found.append(UnusedName(kind: .guide, name: name.text, range: name.range, removal: edits))
  }

  private mutating func examineImport(_ node: SyntaxNode) {
    guard let path = node.token(.text), let file = references.file(importedBy: path.range) else { return }
    if references.namesOf(file) { return }
    found.append(
      UnusedName(kind: .importedFile, name: path.text, range: path.range, removal: [node.removingDocumented()]))
  }

  /// True if no other file can import the constant.
  private func isOwn(_ node: SyntaxNode) -> Bool { isProgram || node.parent?.kind != .file }

  /// True if the named constraint denotes several rules wherever it is, so that the host cannot set its constant.
  private func isOfSeveral(_ node: SyntaxNode) -> Bool {
    ([node] + node.children).contains { isSettable[$0.range] == false }
  }

  private mutating func collectStatements() {
    for layout in compilation.layouts {
      var counts: [String: (statement: SourceRange, count: Int)] = [:]
      for (index, statement) in layout.sources.statements.enumerated() {
        let name = layout.program.constraints[index].name
        if name.utf8.isEmpty { continue }
        counts[name] = (statement, (counts[name]?.count ?? 0) + 1)
      }
      for (_, found) in counts {
        isSettable[found.statement] = isSettable[found.statement] ?? false || found.count == 1
      }
    }
  }

  /// True if the state is empty, and nothing else of a layout depends on whether the host selects it.
  private func isWithoutEffect(_ name: String) -> Bool {
    !fullStates.contains(name) && !fullStates.contains(StateID.baseName)
  }

  private mutating func collectStates() {
    for file in compilation.files {
      for index in file.tree.nodes.indices where file.tree.nodes[index].kind == .stateDeclaration {
        let node = SyntaxNode(tree: file.tree, index: index)
        let isEmpty = node.child(.block)?.children.allSatisfy { $0.kind == .letDeclaration } ?? true
        if !isEmpty, let name = node.token(.name) { fullStates.insert(name.text) }
      }
    }
  }

  // MARK: - Removal

  private func removal(of node: SyntaxNode, _ name: SyntaxToken, _ kind: UnusedName.Kind) -> [Edit] {
    switch kind {
    case .parameter: return isProgram ? [Edit(node.listRemoval, "")] + arguments(name.range) : []
    case .constraint:
      guard let rule = node.children.last else { return [] }
      let start = node.range.start
      return [Edit(SourceRange(file: tree.file, start: start, end: rule.range.start), "")]
    default: return [node.removingDocumented()]
    }
  }

  /// The edits that remove the arguments of a parameter.
  private func arguments(_ parameter: SourceRange) -> [Edit] {
    (labels[parameter] ?? []).compactMap { label in
      tree.node(at: label.start).argument.map { Edit($0.listRemoval, "") }
    }
  }

  // MARK: - Names without a noted use

  /// Drops the names that occur at places where no use was noted.
  private mutating func removeUnresolved() {
    if found.isEmpty { return }
    let imported = found.filter { $0.kind == .importedFile }.map { ($0.range, references.exportedNames(of: $0.range)) }
    let wanted = Set(found.map { $0.name }).union(imported.flatMap { $0.1 })
    let unresolved = references.unresolved(wanted, in: tree)
    if unresolved.isEmpty { return }
    let kept = imported.filter { $0.1.contains { unresolved.contains($0) } }.map { $0.0 }
    found.removeAll { unresolved.contains($0.name) || kept.contains($0.range) }
  }
}

extension SyntaxKind {
  /// True for declarations that are examined.
  fileprivate var mayBeUnused: Bool {
    switch self {
    case .importDeclaration, .metricDeclaration, .letDeclaration, .parameter, .componentDeclaration, .stateDeclaration,
      .guideDeclaration, .constraintDeclaration:
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// The argument with a label that the node is in, at most its parent; nil if there is none.
  fileprivate var argument: SyntaxNode? {
    if kind == .argument { return self }
    return parent?.kind == .argument ? parent : nil
  }
}
