internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

/// The uses that the compiler noted in the compiled file.
struct NotedUses {
  private let compilation: Compilation
  /// The declared names with a use, except the uses of parameters as labels of arguments.
  private var used: Set<SourceRange> = []
  /// The ranges of all uses in the compiled file.
  private var places: Set<SourceRange> = []
  /// The files that the strings of imports name, and the files of which a name is used.
  private var imported: [SourceRange: FileID] = [:]
  private var filesInUse: Set<FileID> = []
  /// The labels of arguments and the properties that settings set, and the declared names, which are no uses.
  private var labels: Set<SourceRange> = []
  private var declared: Set<SourceRange> = []

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let tree = compilation.files[0].tree
    var parameters: Set<SourceRange> = []
    for index in tree.nodes.indices {
      let node = SyntaxNode(tree: tree, index: index)
      switch node.kind {
      case .argument:
        if node.token(.colon) != nil, let label = node.token(.name) { labels.insert(label.range) }
      case .setting:
        if let name = node.child(at: 0)?.allTokens.last(where: { $0.kind == .name }), Property.named(name.text) != nil {
          labels.insert(name.range)
        }
      case .parameter:
        if let name = node.token(.name) {
          parameters.insert(name.range)
          declared.insert(name.range)
        }
      case .metricDeclaration, .letDeclaration, .componentDeclaration, .layoutDeclaration, .viewDeclaration,
        .guideDeclaration, .constraintDeclaration, .stateDeclaration:
        if let name = node.token(.name) { declared.insert(name.range) }
      case .forStatement:
        for name in node.tokens where name.kind == .name { declared.insert(name.range) }
      default: break
      }
    }
    for reference in compilation.references where reference.use.file == tree.file { note(reference, parameters) }
  }

  private mutating func note(_ reference: Reference, _ parameters: Set<SourceRange>) {
    let declaration = reference.declaration
    places.insert(reference.use)
    if parameters.contains(declaration) && labels.contains(reference.use) { return }
    if declaration.file != reference.use.file && declaration.isEmpty {
      imported[reference.use] = declaration.file
    } else {
      used.insert(declaration)
      filesInUse.insert(declaration.file)
    }
  }

  /// True if the name that is declared at `range` is used.
  func include(_ range: SourceRange) -> Bool { used.contains(range) }

  /// The file that the string of an import names.
  func file(importedBy path: SourceRange) -> FileID? { imported[path] }

  /// True if the compiled file uses a name of `file`.
  func namesOf(_ file: FileID) -> Bool { filesInUse.contains(file) }

  /// The names that the string of an import brings.
  func exportedNames(of path: SourceRange) -> [String] {
    guard let file = imported[path], let source = compilation.files.first(where: { $0.id == file }) else { return [] }
    return source.tree.root.children.compactMap { $0.token(.name)?.text }
  }

  /// The names of `wanted` that occur in the file where no use was noted, and that are neither declared there nor labels.
  func unresolved(_ wanted: Set<String>, in tree: SyntaxTree) -> Set<String> {
    var found: Set<String> = []
    for index in 0..<tree.tokenCount where tree.tokenKinds[index] == .name {
      let range = tree.tokenRange(index)
      if places.contains(range) || declared.contains(range) || labels.contains(range) { continue }
      let text = tree.tokenText(index)
      if wanted.contains(text) { found.insert(text) }
    }
    let starts = places.map { $0.start }.sorted()
    for index in tree.nodes.indices where tree.nodes[index].kind == .vfl {
      let range = SyntaxNode(tree: tree, index: index).range
      let next = starts.partitioningIndex { $0 >= range.start }
      if next < starts.count && starts[next] < range.end { continue }
      let text = tree.bytes[range.start..<range.end]
      for name in wanted where contains(text, Array(name.utf8)) { found.insert(name) }
    }
    return found
  }

  private func contains(_ text: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
    if name.isEmpty || text.count < name.count { return false }
    return (text.startIndex...text.endIndex - name.count).contains { text[$0..<$0 + name.count].elementsEqual(name) }
  }
}
