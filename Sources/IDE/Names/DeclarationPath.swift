internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The path of a declaration through its braces: `SignIn`, `form`, `email[i]`. It identifies the declaration in another version
/// of the file, wherever it has moved.
struct DeclarationPath: Hashable, Sendable {
  /// The layout or component, the nested views, and the declared name, each with its index as it is written.
  var names: [String] = []

  /// Returns the path of a declaration inside this one's braces.
  func appending(_ name: String) -> DeclarationPath { DeclarationPath(names: names + [name]) }
}

/// The layouts, views and guides that a file declares, by their paths.
struct DrawnNames: Sendable {
  private var places: [DeclarationPath: SourceRange] = [:]
  private var shared: Set<DeclarationPath> = []

  /// Reads the declarations of a file, which may have errors.
  init(_ file: SourceFile) { note(SymbolReader().symbols(in: file.tree.root), in: DeclarationPath()) }

  private mutating func note(_ symbols: [Symbol], in outer: DeclarationPath) {
    for symbol in symbols {
      let path = outer.appending(symbol.name)
      note(symbol.children, in: path)
      guard symbol.kind == .layout || symbol.kind == .view || symbol.kind == .guide else { continue }
      if places.updateValue(symbol.nameRange, forKey: path) != nil { shared.insert(path) }
    }
  }

  /// The name declared with a path; nil if there is none, or if there are several, which would be ambiguous.
  subscript(path: DeclarationPath) -> SourceRange? { shared.contains(path) ? nil : places[path] }

  /// The paths that are declared once, with their names.
  var all: [(path: DeclarationPath, name: SourceRange)] {
    places.filter { !shared.contains($0.key) }.map { (path: $0.key, name: $0.value) }
  }
}
