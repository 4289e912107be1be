internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Declares the constants, components and layouts of all files.
struct DeclarationPass {
  let elaborator: Elaborator
  let evaluation: Evaluation

  /// Binds the metrics, lets, components and layouts of all files, then what each file imports.
  func declareFiles() {
    for index in elaborator.files.indices { declareFile(index) }
    // Imports are not transitive, so the declarations of all files are collected before any import.
    let own = elaborator.fileTables
    let ownScopes = own.map { elaborator.scopes[$0.scope.index] }
    for index in elaborator.files.indices {
      for (target, range) in own[index].imports {
        importNames(of: own[Int(target.rawValue)], ownScopes[Int(target.rawValue)], into: index, at: range)
      }
    }
  }

  private func declareFile(_ index: Int) {
    let root = elaborator.files[index].tree.root
    let scope = elaborator.fileTables[index].scope
    let context = Context(scope: scope, dot: .root, condition: .always)
    for node in root.children {
      guard elaborator.count(statement: node) else { return }
      switch node.kind {
      case .metricDeclaration, .letDeclaration: evaluation.declareConstant(node, in: context, of: "")
      case .layoutDeclaration:
        elaborator.fileTables[index].layouts.append(node)
        if let name = node.token(.name) { declareKind(.layout(name.range), name, in: index) }
      case .componentDeclaration: declareComponent(node, in: index)
      default: break
      }
    }
    elaborator.fileTables[index].ownConstants = elaborator.scopes[scope.index].names
  }

  private func declareComponent(_ node: SyntaxNode, in file: Int) {
    guard let name = node.token(.name) else { return }
    let block = node.child(.block)
    let id = ComponentID(index: elaborator.components.count)
    let (parameters, places) = parameters(of: node)
    elaborator.components.append(
      ComponentDeclaration(
        name: name.text, range: name.range, file: elaborator.files[file].id, node: node, parameters: parameters,
        parameterPlaces: places, designSize: elaborator.rootSize(node), base: node.child(.kind), block: block,
        hasSizes: block?.child(.sizesStatement) != nil))
    elaborator.fileTables[file].components.append(id)
    declareKind(.component(id), name, in: file)
  }

  private func parameters(of component: SyntaxNode) -> ([ComponentDeclaration.Parameter], [String: Int]) {
    var found: [ComponentDeclaration.Parameter] = []
    var places: [String: Int] = [:]
    for node in component.children where node.kind == .parameter {
      let names = node.tokens.filter { $0.kind == .name }
      guard let name = names.first else { continue }
      if let earlier = places[name.text].map({ found[$0] }) {
        elaborator.report(
          .duplicateName(name.text, at: name.range, earlier: earlier.range, line: elaborator.line(of: earlier.range)))
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
    elaborator.report(.unknownType(token.text, at: token.range))
    return nil
  }

  private func declareKind(_ declaration: KindDeclaration, _ name: SyntaxToken, in file: Int) {
    let text = name.text
    if let kind = ViewKind(name: text), !kind.yieldsToComponents {
      return elaborator.report(.kindOfLanguage(text, at: name.range))
    }
    if let earlier = elaborator.fileTables[file].kinds[text] {
      let range = self.range(of: earlier)
      return elaborator.report(.duplicateName(text, at: name.range, earlier: range, line: elaborator.line(of: range)))
    }
    elaborator.fileTables[file].kinds[text] = declaration
    elaborator.fileTables[file].kindNames.append(text)
  }

  private func importNames(of table: FileTable, _ names: Scope, into file: Int, at range: SourceRange) {
    let scope = elaborator.fileTables[file].scope.index
    for name in table.ownConstants {
      guard let entry = names[name] else { continue }
      if let earlier = elaborator.scopes[scope][name] {
        elaborator.report(.importedNameClash(name, at: range, places: [earlier.declaration, entry.declaration]))
      } else {
        elaborator.scopes[scope][name] = entry
      }
    }
    for name in table.kindNames {
      guard case .component(let id) = table.kinds[name] else { continue }
      if let earlier = elaborator.fileTables[file].kinds[name] {
        elaborator.report(
          .importedNameClash(name, at: range, places: [self.range(of: earlier), elaborator.components[id.index].range]))
      } else {
        elaborator.fileTables[file].kinds[name] = .component(id)
        elaborator.fileTables[file].kindNames.append(name)
      }
    }
  }

  /// The declared name of a component or layout.
  func range(of kind: KindDeclaration) -> SourceRange {
    switch kind {
    case .component(let id): elaborator.components[id.index].range
    case .layout(let range): range
    }
  }
}
