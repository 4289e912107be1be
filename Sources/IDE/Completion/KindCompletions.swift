internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The completions for the kind of a view.
struct KindCompletions {
  private let site: CompletionSite
  private var snapshot: Snapshot { site.snapshot }
  private var head: StatementHead { site.head }

  init(_ site: CompletionSite) { self.site = site }

  /// Returns the kinds that are visible, then those of the files beside this one.
  func all(_ siblings: [Exports]) -> [Completion] { kinds + importable(from: siblings) }

  /// The kinds of the language and of the file, except the component around, which cannot contain itself.
  private var kinds: [Completion] {
    let own = head.tokens.first?.kind == .componentWord ? head.tokens.dropFirst().first?.text : nil
    let around = site.scope.blocks.compactMap { $0.parent }.first { $0.kind == .componentDeclaration }
    let without = [own, around?.token(.name)?.text]
    let components = site.named([.component])
    // A component of the file wins over a kind of its name.
    let redeclared = Set(components.map { $0.label })
    return components.filter { !without.contains($0.label) }
      + LanguageWords.kinds.filter { !redeclared.contains($0) }.map {
        Completion($0, .kind, "kind", documentation: LanguageDocs.kinds[$0] ?? "")
      }
  }

  /// Returns the components of the files beside this one, each with the import that it needs. Leaves out files whose import would
  /// declare a name twice, and files that import this one, directly or indirectly.
  private func importable(from siblings: [Exports]) -> [Completion] {
    let imported = Set(snapshot.compilation.files.map { normalizedPath($0.path) })
    let taken = Set(snapshot.declarations.keys.map { snapshot.text(at: $0) })
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
    let own = normalizedPath(snapshot.file.path)
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
    let (file, tree) = (snapshot.file, snapshot.tree)
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
