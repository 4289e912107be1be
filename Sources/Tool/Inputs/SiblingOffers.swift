internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayPlatform
internal import LayRendering

/// Offers of imports: unknown names that a file of the same directory declares, and misspelt names of files.
struct SiblingOffers {
  /// The most files of a directory that are read, and the most bytes of them.
  private static let mostFiles = 64
  private static let mostText = 256 << 10

  private let files: Files
  private let compilation: Compilation
  /// The names that each file of a directory declares, by directory.
  private var exports: [String: [(file: String, kinds: Set<String>, values: Set<String>)]] = [:]

  init(_ files: Files, _ compilation: Compilation) { (self.files, self.compilation) = (files, compilation) }

  /// Adds the offers to the diagnostics about unknown kinds, names and files.
  mutating func add(to diagnostics: inout [Diagnostic]) {
    for index in diagnostics.indices {
      switch diagnostics[index].code {
      case .unknownKind: offer(isKind: true, &diagnostics[index])
      case .unknownName: offer(isKind: false, &diagnostics[index])
      case .fileNotFound: suggestFile(&diagnostics[index])
      default: break
      }
    }
  }

  // MARK: Imports

  private mutating func offer(isKind: Bool, _ diagnostic: inout Diagnostic) {
    guard let source = source(of: diagnostic) else { return }
    let range = diagnostic.range
    let name = String(decoding: source.tree.bytes[range.start..<range.end], as: UTF8.self)
    let found = declarations(beside: source.path).filter { isKind ? $0.kinds.contains(name) : $0.values.contains(name) }
    guard let file = found.first?.file, found.count == 1 else { return }
    let text = "import \"\(file)\""
    diagnostic.message = "'\(name)' is declared in '\(file)', which is not imported"
    diagnostic.notes = []
    diagnostic.fixIt = FixIt("insert `\(text)`", [importing(text, into: source)], .needsReview)
  }

  /// The edit that inserts an import behind the last one, else at the beginning of the file.
  private func importing(_ text: String, into source: SourceFile) -> Edit {
    let last = source.tree.root.children.last { $0.kind == .importDeclaration }
    let place = last?.range.end ?? 0
    return Edit(
      SourceRange(file: source.tree.file, start: place, end: place), last == nil ? "\(text)\n\n" : "\n\(text)")
  }

  private func source(of diagnostic: Diagnostic) -> SourceFile? {
    let index = Int(diagnostic.range.file.rawValue)
    return compilation.files.indices.contains(index) ? compilation.files[index] : nil
  }

  private mutating func declarations(beside path: String) -> [(file: String, kinds: Set<String>, values: Set<String>)] {
    let folder = parentDirectory(of: path)
    if let known = exports[folder] { return known }
    var found: [(file: String, kinds: Set<String>, values: Set<String>)] = []
    var size = 0
    let taken = Set(compilation.files.map { $0.path })
    for name in names(in: folder).prefix(SiblingOffers.mostFiles) {
      let path = folder.isEmpty ? name : joinedPath(folder, name)
      guard !taken.contains(path), size <= SiblingOffers.mostText, files.kind(path) == .file,
        case .success(let bytes) = files.read(path)
      else { continue }
      size += bytes.count
      let tree = parse(bytes, file: FileID(0))
      var (kinds, values): (Set<String>, Set<String>) = ([], [])
      for node in tree.root.children {
        guard let declared = node.token(.name)?.text else { continue }
        switch node.kind {
        case .componentDeclaration: kinds.insert(declared)
        case .metricDeclaration, .letDeclaration: values.insert(declared)
        default: break
        }
      }
      found.append((name, kinds, values))
    }
    exports[folder] = found
    return found
  }

  /// The names of the `.lay` files of a directory, sorted.
  private func names(in folder: String) -> [String] {
    guard case .success(let names) = files.list(folder.isEmpty ? "." : folder) else { return [] }
    return names.filter { $0.hasSuffix(".lay") && !$0.hasPrefix(".") && !$0.contains("\"") && !$0.contains("\\") }
      .sorted()
  }

  // MARK: Files

  /// Adds the file with the most similar name to an import of none.
  private func suggestFile(_ diagnostic: inout Diagnostic) {
    guard let source = source(of: diagnostic), diagnostic.fixIt == nil else { return }
    let range = diagnostic.range
    let literal = source.tree.bytes[range.start..<range.end]
    guard literal.first == 0x22, literal.last == 0x22, literal.count > 2 else { return }
    let name = String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    let inner = parentDirectory(of: name)
    let outer = parentDirectory(of: source.path)
    let folder = outer.isEmpty ? inner : inner.isEmpty ? outer : joinedPath(outer, inner)
    let last = String(name.split(separator: "/").last ?? "")
    let useless = uselessImports(of: source)
    let known = names(in: folder).filter { !useless.contains(folder.isEmpty ? $0 : joinedPath(folder, $0)) }
    guard !name.contains("\\"), let guess = nearest(to: last, among: known) else { return }
    let path = inner.isEmpty ? guess : "\(inner)/\(guess)"
    diagnostic.message += "; did you mean '\(path)'?"
    diagnostic.fixIt = FixIt("change it to '\(path)'", [Edit(range, "\"\(path)\"")], .needsReview)
  }

  /// The paths that a file cannot import besides what it does: itself, the files that lead to it, and its imports.
  private func uselessImports(of source: SourceFile) -> Set<String> {
    let files = compilation.files.map { (path: $0.path, imports: $0.tree.importedPaths(at: $0.path)) }
    return importers(of: source.path, among: files).union(source.tree.importedPaths(at: source.path))
  }
}
