internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The declarations that a file exports to the files that import it, read from its own tree.
public struct Exports: Sendable {
  /// The path of the file.
  public let path: String
  /// The paths of the files that it imports itself.
  let imports: [String]
  /// The components as completion items.
  let components: [Completion]
  /// The names that an import of the file adds: its components, metrics and constants.
  let names: Set<String>

  /// Reads the exports of the file `path` with the contents `bytes`.
  public init(path: String, bytes: [UInt8]) {
    let declarations = parse(bytes).root.children.compactMap { node -> (name: String, node: SyntaxNode)? in
      switch node.kind {
      case .componentDeclaration, .metricDeclaration, .letDeclaration: node.token(.name).map { ($0.text, node) }
      default: nil
      }
    }
    self.path = path
    imports = importedPaths(of: bytes, at: path).map { normalizedPath($0) }
    names = Set(declarations.map { $0.name })
    components = declarations.filter { $0.node.kind == .componentDeclaration }.map { name, node in
      Completion(
        name, .component, SymbolReader().detail(of: node), documentation: node.documentation)
    }
  }
}

extension Snapshot {
  /// Returns the components of the files beside this one, each with the import that it needs. Leaves out files whose import would
  /// declare a name twice, and files that import this one, directly or indirectly.
  func importable(from siblings: [Exports]) -> [Completion] {
    let imported = Set(compilation.files.map { normalizedPath($0.path) })
    let taken = Set(declarations.keys.map { text(at: $0) })
    var table: [String: [String]] = [:]
    for sibling in siblings { table[normalizedPath(sibling.path)] = sibling.imports }
    return siblings.flatMap { sibling -> [Completion] in
      let path = normalizedPath(sibling.path)
      let name = sibling.path.split(separator: "/").last.map { String($0) } ?? sibling.path
      guard !imported.contains(path), taken.isDisjoint(with: sibling.names), !comesBack(path, by: table),
        !name.contains("\""), !name.contains("\\")
      else { return [] }
      return sibling.components.map { component in
        var component = component
        (component.file, component.edits) = (name, [importing(name)])
        component.detail += component.detail.isEmpty ? "of \(name)" : ", of \(name)"
        return component
      }
    }
  }

  /// True if the imports of the file `path` lead to this one.
  private func comesBack(_ path: String, by table: [String: [String]]) -> Bool {
    let own = normalizedPath(file.path)
    var (known, next): (Set<String>, [String]) = ([path], [path])
    while let path = next.popLast() {
      if path == own { return true }
      next += (table[path] ?? []).filter { known.insert($0).inserted }
    }
    return false
  }

  /// Returns the edit that imports a file of the same folder: behind the last import, else before the first declaration and the
  /// comments right above it.
  private func importing(_ name: String) -> Edit {
    let text = "import \"\(name)\""
    let children = tree.root.children
    if let last = children.last(where: { $0.kind == .importDeclaration }) {
      let end = file.endOfLine(behind: last)
      return Edit(SourceRange(file: file.id, start: end, end: end), "\n" + text)
    }
    // A byte order mark stays first.
    let least = tree.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = max(least, children.first.map { file.beginning(of: $0) } ?? 0)
    return Edit(SourceRange(file: file.id, start: start, end: start), text + "\n\n")
  }
}
