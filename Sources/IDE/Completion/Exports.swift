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

extension [Exports] {
  /// The names that are declared where the file `path` is imported: by the files that import it, directly or not, and by all that those
  /// import.
  public func names(besides path: String) -> Set<String> {
    let files = map { (path: normalizedPath($0.path), exports: $0) }
    let own = normalizedPath(path)
    var reached = importers(of: own, among: files.map { ($0.path, $0.exports.imports) })
    reached.remove(own)
    while let next = files.first(where: { reached.contains($0.path) && !reached.isSuperset(of: $0.exports.imports) }) {
      reached.formUnion(next.exports.imports)
    }
    return files.reduce(into: []) { if reached.contains($1.path) { $0.formUnion($1.exports.names) } }
  }
}
