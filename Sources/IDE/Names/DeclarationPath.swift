internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// What a declaration is called and what it stands in: `SignIn`, `form`, `email[i]`. By it one finds it in another text of its
/// file, wherever it stands there.
struct DeclarationPath: Hashable, Sendable {
  /// The layout or component, the views in one another, and what is declared, each with its index as it is written.
  var names: [String] = []

  /// That of something in its braces.
  func appending(_ name: String) -> DeclarationPath { DeclarationPath(names: names + [name]) }
}

/// Where layouts, views and guides are declared in a file, by their paths.
struct DrawnNames: Sendable {
  private var places: [DeclarationPath: SourceRange] = [:]
  private var shared: Set<DeclarationPath> = []

  /// Those of a file, broken or not.
  init(_ file: SourceFile) { note(SymbolReader().symbols(in: file.tree.root), in: DeclarationPath()) }

  private mutating func note(_ symbols: [Symbol], in outer: DeclarationPath) {
    for symbol in symbols {
      let path = outer.appending(symbol.name)
      note(symbol.children, in: path)
      guard symbol.kind == .layout || symbol.kind == .view || symbol.kind == .guide else { continue }
      if places.updateValue(symbol.nameRange, forKey: path) != nil { shared.insert(path) }
    }
  }

  /// The name that is declared with a path; nil where there is none, or several: nobody knows which of them is meant.
  subscript(path: DeclarationPath) -> SourceRange? { shared.contains(path) ? nil : places[path] }

  /// The names that have a path of their own, with it.
  var all: [(path: DeclarationPath, name: SourceRange)] {
    places.filter { !shared.contains($0.key) }.map { (path: $0.key, name: $0.value) }
  }
}
