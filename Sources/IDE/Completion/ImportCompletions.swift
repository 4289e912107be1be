internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The completions in the string of an import.
struct ImportCompletions {
  private let tree: SyntaxTree
  private let offset: Int
  /// The string.
  private let text: SyntaxToken

  init(_ tree: SyntaxTree, at offset: Int) {
    (self.tree, self.offset) = (tree, offset)
    text = tree.token(at: max(0, offset - 1))
  }

  /// Returns the folders and the files, except those already imported, of the folder that is written so far. They replace the
  /// text behind the last slash, up to the end of the string.
  func all(_ names: (_ folder: String) -> [String]) -> (word: SourceRange, items: [Completion]) {
    let start = text.range.start + 1
    var end = text.range.end
    if end > start && tree.bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    let written = tree.bytes[start..<max(start, offset)]
    let folder = written[..<(written.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? start)]
    let path = String(decoding: folder, as: UTF8.self)
    let range = SourceRange(file: tree.file, start: folder.endIndex, end: max(end, folder.endIndex))
    return (range, items(of: path, names(path)))
  }

  private func items(of folder: String, _ names: [String]) -> [Completion] {
    let known = tree.root.children.filter { $0.kind == .importDeclaration }.compactMap { $0.token(.text) }
      .filter { $0.range != text.range }.map { $0.text }
    let files = names.filter { !$0.hasSuffix("/") && !known.contains("\"\(folder)\($0)\"") }
    let isAbove = folder.split(separator: "/").allSatisfy { $0 == ".." } && !folder.hasPrefix("/")
    return files.map { Completion($0, .file, folder.isEmpty ? "a file beside this one" : "a file of \(folder)") }
      + names.filter { $0.hasSuffix("/") }.map { Completion($0, .folder, "a folder") }
      + (isAbove ? [Completion("../", .folder, "the folder above")] : [])
  }
}
