internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension Elaborator {
  /// Binds the metrics, lets, components and layouts of all files, then what each file imports.
  func declareFiles() {
    for index in files.indices { declareFile(index) }
    // Imports are not transitive, so the declarations of all files are collected before any import.
    let own = fileTables
    let ownScopes = own.map { scopes[$0.scope.index] }
    for index in files.indices {
      for (target, range) in own[index].imports {
        importNames(of: own[Int(target.rawValue)], ownScopes[Int(target.rawValue)], into: index, at: range)
      }
    }
  }

  private func declareFile(_ index: Int) {
    let root = files[index].tree.root
    let scope = fileTables[index].scope
    let context = Context(scope: scope, dot: .root, condition: .always)
    for node in root.children {
      guard count(statement: node) else { return }
      switch node.kind {
      case .metricDeclaration, .letDeclaration: declareConstant(node, in: context, of: "")
      case .layoutDeclaration:
        fileTables[index].layouts.append(node)
        if let name = node.token(.name) { declareKind(.layout(name.range), name, in: index) }
      case .componentDeclaration: declareComponent(node, in: index)
      default: break
      }
    }
    fileTables[index].ownConstants = scopes[scope.index].names
  }

  private func declareComponent(_ node: SyntaxNode, in file: Int) {
    guard let name = node.token(.name) else { return }
    let block = node.child(.block)
    let id = ComponentID(index: components.count)
    let (parameters, places) = parameters(of: node)
    components.append(
      ComponentDeclaration(
        name: name.text, range: name.range, file: files[file].id, node: node, parameters: parameters,
        parameterPlaces: places, designSize: rootSize(node), base: node.child(.kind), block: block,
        hasSizes: block?.child(.sizesStatement) != nil))
    fileTables[file].components.append(id)
    declareKind(.component(id), name, in: file)
  }

  private func parameters(of component: SyntaxNode) -> ([ComponentDeclaration.Parameter], [String: Int]) {
    var found: [ComponentDeclaration.Parameter] = []
    var places: [String: Int] = [:]
    for node in component.children where node.kind == .parameter {
      let names = node.tokens.filter { $0.kind == .name }
      guard let name = names.first else { continue }
      if let earlier = places[name.text].map({ found[$0] }) {
        report(.duplicateName(name.text, at: name.range, earlier: earlier.range, line: line(of: earlier.range)))
        continue
      }
      let type = names.count > 1 ? parameterType(names[1]) : nil
      places[name.text] = found.count
      found.append(.init(name: name.text, range: name.range, type: type, defaultValue: node.children.last))
    }
    return (found, places)
  }

  private func parameterType(_ token: SyntaxToken) -> ParameterType? {
    if let type = ParameterType(name: token.text) { return type }
    report(.unknownType(token.text, at: token.range))
    return nil
  }

  private func declareKind(_ declaration: KindDeclaration, _ name: SyntaxToken, in file: Int) {
    let text = name.text
    if ViewKind(name: text) != nil { return report(.kindOfLanguage(text, at: name.range)) }
    if let earlier = fileTables[file].kinds[text] {
      let range = self.range(of: earlier)
      return report(.duplicateName(text, at: name.range, earlier: range, line: line(of: range)))
    }
    fileTables[file].kinds[text] = declaration
    fileTables[file].kindNames.append(text)
  }

  private func importNames(of table: FileTable, _ names: Scope, into file: Int, at range: SourceRange) {
    let scope = fileTables[file].scope.index
    for name in table.ownConstants {
      guard let entry = names[name] else { continue }
      if let earlier = scopes[scope][name] {
        report(.importedNameClash(name, at: range, places: [earlier.declaration, entry.declaration]))
      } else {
        scopes[scope][name] = entry
      }
    }
    for name in table.kindNames {
      guard case .component(let id) = table.kinds[name] else { continue }
      if let earlier = fileTables[file].kinds[name] {
        report(.importedNameClash(name, at: range, places: [self.range(of: earlier), components[id.index].range]))
      } else {
        fileTables[file].kinds[name] = .component(id)
        fileTables[file].kindNames.append(name)
      }
    }
  }

  /// The declared name of a component or layout.
  func range(of kind: KindDeclaration) -> SourceRange {
    switch kind {
    case .component(let id): components[id.index].range
    case .layout(let range): range
    }
  }
}
