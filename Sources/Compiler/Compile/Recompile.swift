package import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension Compilation {
  /// Compiles the same files with other metrics and constants; earlier overrides of other names remain.
  public func recompiled(setting overrides: [NamedNumber]) -> Compilation {
    var options = options
    options.overrides.removeAll { old in
      unusedOverrides.contains(old.name) || overrides.contains { $0.name == old.name }
    }
    options.overrides += overrides
    return recompiled(with: options)
  }

  /// Compiles the same files with other options.
  private func recompiled(with options: CompileOptions) -> Compilation {
    guard let main = files.first else { return self }
    return compile(path: main.path, bytes: main.tree.bytes, options: options) { path in
      file(at: path)?.tree.bytes
    }
  }

  /// Compiles the same files with one part of the declared sizes of each layout, with the same translations.
  package func compiled(withPart part: Int) -> Compilation {
    var options = options
    options.defaults = options.defaults.with(part: part)
    var compilation = recompiled(with: options)
    compilation.keepTranslations(of: self)
    return compilation
  }

  /// Gives each layout the translations of the layout with its name.
  private mutating func keepTranslations(of other: Compilation) {
    for index in layouts.indices {
      let old = other.layouts.first { $0.name == layouts[index].name }
      layouts[index].program.translations = old?.program.translations ?? []
    }
  }

  /// Compiles the same files with edits, with the same options and translations.
  package func compiled(with edits: [Edit]) -> Compilation {
    let texts = files.map { file in applying(edits.filter { $0.range.file == file.id }, to: file.tree.bytes) }
    func text(of path: String) -> [UInt8]? { file(at: path).map { texts[Int($0.id.rawValue)] } }
    var options = options
    options.originLines = options.originLines.moved(by: edits.filter { $0.range.file == .main })
    var compilation = compile(path: files[0].path, bytes: texts[0], options: options, read: text)
    compilation.keepTranslations(of: self)
    return compilation
  }

  /// The names of the layouts that edits can affect: those in whose declarations all edits are. Nil for all layouts.
  package func layouts(affectedBy edits: [Edit]) -> Set<String>? {
    let declarations = files[0].tree.root.children.filter { $0.kind == .layoutDeclaration }.map { $0.range }
    var found: Set<String> = []
    for edit in edits {
      guard let own = declarations.first(where: { $0.holds(edit.range) }) else { return nil }
      found.formUnion(layouts.filter { own.holds($0.range) }.map { $0.name })
    }
    return found.isEmpty || found.count == layouts.count ? nil : found
  }

  /// The bytes of a file.
  package func bytes(of file: FileID) -> [UInt8] { files[Int(file.rawValue)].tree.bytes }

  /// The number of bytes of its files.
  package var byteCount: Int { files.map { $0.tree.bytes.count }.reduce(0, +) }
}
