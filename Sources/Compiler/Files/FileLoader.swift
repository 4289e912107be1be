internal import LayDiagnostics
internal import LayParser

/// Parses a file and its imports.
struct FileLoader {
  let elaborator: Elaborator
  /// Files by their normalized paths.
  private var fileKeys: [ExactText: FileID] = [:]
  /// The total size of the files, in bytes.
  private var textOfFiles: Int

  /// - Parameter textOfFiles: The size of the files that count towards the limit besides.
  init(_ elaborator: Elaborator, textOfFiles: Int = 0) {
    (self.elaborator, self.textOfFiles) = (elaborator, textOfFiles)
  }

  /// Parses the file `path` and its imports, which are read by `read`. Afterwards ``Elaborator/files`` holds each file once,
  /// `path` first, and ``Elaborator/fileTables`` lists the imports of each.
  mutating func loadFiles(path: String, bytes: [UInt8], read: (String) -> ImportedFile) {
    var chain: [ExactText] = []
    load(ExactText(normalizedPath(path)), as: path, bytes: bytes, chain: &chain, read: read)
  }

  private mutating func load(
    _ key: ExactText, as path: String, bytes: [UInt8], chain: inout [ExactText], read: (String) -> ImportedFile
  ) {
    let id = FileID(elaborator.files.count)
    textOfFiles += bytes.count
    let tree = parse(bytes, file: id)
    elaborator.tokenNames.append(elaborator.nameTable.names(of: tree))
    elaborator.files.append(SourceFile(id: id, path: path, tree: tree, lines: LineMap(bytes)))
    fileKeys[key] = id
    elaborator.scopes.append(Scope(elaborator.nameTable, parent: nil))
    elaborator.fileTables.append(FileTable(scope: ScopeID(index: elaborator.scopes.count - 1)))
    elaborator.reportSyntax(of: tree)
    chain.append(key)
    for node in tree.root.children where node.kind == .importDeclaration {
      guard let token = node.token(.text) else {
        elaborator.fileTables[Int(id.rawValue)].lacksImport = true
        continue
      }
      resolveImport(token, of: id, removed: node.removal, chain: &chain, read: read)
    }
    chain.removeLast()
  }

  private mutating func resolveImport(
    _ token: SyntaxToken, of file: FileID, removed: SourceRange, chain: inout [ExactText],
    read: (String) -> ImportedFile
  ) {
    let importer = elaborator.files[Int(file.rawValue)].path
    let relative = FileLoader.path(FileLoader.fileName(of: token), relativeTo: importer)
    let path = relative.isEmpty ? "." : relative
    let key = ExactText(normalizedPath(path))
    // Reset below, if the import succeeds.
    let lackedImport = elaborator.fileTables[Int(file.rawValue)].lacksImport
    elaborator.fileTables[Int(file.rawValue)].lacksImport = true
    if let start = chain.firstIndex(of: key) {
      return elaborator.report(.importCycle((chain[start...] + [key]).map { $0.text }, at: token.range))
    }
    if fileKeys[key] == nil {
      guard chain.count < Limits.importDepth else { return elaborator.report(.importTooDeep(at: token.range)) }
      guard elaborator.files.count < Limits.files else { return elaborator.report(.tooManyFiles(at: token.range)) }
      guard textOfFiles <= Limits.textOfFiles else { return elaborator.report(.tooMuchText(at: token.range)) }
      let file = read(path)
      let isClosed = token.text.utf8.count > 1 && token.text.utf8.last == 0x22
      if case .missing = file, isClosed, case .text = read("\(path).lay") {
        return elaborator.report(.importWithoutExtension(path, at: token.range))
      }
      guard let bytes = text(of: file, at: path, token) else { return }
      guard bytes.count <= Limits.textOfFiles - textOfFiles else {
        textOfFiles = Limits.textOfFiles + 1
        return elaborator.report(.tooMuchText(at: token.range))
      }
      load(key, as: path, bytes: bytes, chain: &chain, read: read)
    }
    guard let target = fileKeys[key] else { return }
    elaborator.fileTables[Int(file.rawValue)].lacksImport = lackedImport
    elaborator.noteUse(token.range, of: SourceRange(file: target, start: 0, end: 0))
    if elaborator.fileTables[Int(file.rawValue)].imports.contains(where: { $0.file == target }) {
      return elaborator.report(.importedTwice(path, at: token.range, removed: removed))
    }
    elaborator.fileTables[Int(file.rawValue)].imports.append((target, token.range))
  }

  /// The text of an imported file; nil if there is none, which is reported.
  private func text(of file: ImportedFile, at path: String, _ token: SyntaxToken) -> [UInt8]? {
    switch file {
    case .text(let bytes): return bytes
    case .missing: elaborator.report(.fileNotFound(path, at: token.range))
    case .noFolder: elaborator.report(.importWithoutFolder(FileLoader.fileName(of: token), at: token.range))
    case .directory: elaborator.report(.importOfDirectory(path, at: token.range))
    case .unreadable(let why): elaborator.report(.unreadableImport(path, why, at: token.range))
    }
    return nil
  }

  /// The file name in the string of an import.
  fileprivate static func fileName(of token: SyntaxToken) -> String {
    var letters = Array(token.text.utf8)
    if letters.first == UInt8(ascii: "\"") { letters.removeFirst() }
    if letters.last == UInt8(ascii: "\"") { letters.removeLast() }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The path `name`, relative to the folder of `importer`.
  fileprivate static func path(_ name: String, relativeTo importer: String) -> String {
    let slash = UInt8(ascii: "/")
    if name.utf8.first == slash { return normalizedPath(name) }
    var folder = Array(importer.utf8)
    while let last = folder.last, last != slash { folder.removeLast() }
    return normalizedPath(String(decoding: folder, as: UTF8.self) + name)
  }
}

/// The paths of the files that the file `path` with the text `bytes` imports directly, in their order. The files need
/// not exist.
package func importedPaths(of bytes: [UInt8], at path: String) -> [String] {
  parse(bytes, file: .main).importedPaths(at: path)
}

extension Compilation {
  /// The paths of the files that its files import directly. The files need not exist.
  package var importedPaths: [String] { files.flatMap { $0.tree.importedPaths(at: $0.path) } }
}

/// The paths of the files that import the file `path`, directly or not, and its own; `files` have the paths of their imports.
package func importers(of path: String, among files: [(path: String, imports: [String])]) -> Set<String> {
  var found: Set<String> = [path]
  // Each round adds a file.
  while let next = files.first(where: { !found.contains($0.path) && !found.isDisjoint(with: $0.imports) }) {
    found.insert(next.path)
  }
  return found
}

extension SyntaxTree {
  /// The paths of the files that the file of the tree, `path`, imports directly. The files need not exist.
  package func importedPaths(at path: String) -> [String] {
    root.children.filter { $0.kind == .importDeclaration }.compactMap { $0.token(.text) }
      .map { FileLoader.path(FileLoader.fileName(of: $0), relativeTo: path) }
  }
}

/// The path without `.`, and without each `..` that can be resolved.
package func normalizedPath(_ path: String) -> String {
  // Works on bytes: as characters, a slash and a combining accent after it would be one.
  let (slash, above) = (UInt8(ascii: "/"), Array("..".utf8)[...])
  let bytes = Array(path.utf8)
  var kept: [ArraySlice<UInt8>] = []
  let isAbsolute = bytes.first == slash
  for part in bytes.split(separator: slash) where part != [UInt8(ascii: ".")] {
    if part == above, let last = kept.last, last != above {
      kept.removeLast()
    } else if part != above || !isAbsolute {
      kept.append(part)
    }
  }
  let text = Array(kept.joined(separator: [slash]))
  return String(decoding: isAbsolute ? [slash] + text : text, as: UTF8.self)
}
