internal import LayDiagnostics
internal import LayParser

/// Compiles the file `path` with the text `bytes`. Imported files are read by `read`, which receives a path relative to
/// the same folder as `path`, and returns nil if there is no file.
///
/// Never fails: errors are in the diagnostics of the result, and whatever could be understood in its layouts.
public func compile(
  path: String, bytes: [UInt8], options: CompileOptions = CompileOptions(), read: (String) -> [UInt8]?
) -> Compilation {
  compile(path: path, bytes: bytes, options: options, importing: { path in read(path).map { .text($0) } ?? .missing })
}

/// Compiles a file with a `read` that returns the reason why a file cannot be imported.
public func compile(
  path: String, bytes: [UInt8], options: CompileOptions = CompileOptions(), importing read: (String) -> ImportedFile
) -> Compilation {
  var options = options
  // The shorter path does not evaluate each expression.
  if options.notesValues { options.takesShortcuts = false }
  let elaborator = Elaborator(options: options)
  let evaluation = Evaluation(elaborator)
  var loader = FileLoader(elaborator)
  loader.loadFiles(path: path, bytes: bytes, read: read)
  DeclarationPass(elaborator: elaborator, evaluation: evaluation).declareFiles()
  NameCheck(elaborator: elaborator).checkHiding(from: 0)
  evaluation.settleConstants(from: 0)
  var pass = LayoutPass(elaborator, evaluation)
  let layouts = pass.elaborateLayouts()
  elaborator.reportUnusedOverrides()
  var diagnostics = elaborator.diagnostics
  diagnostics.sort { a, b in
    (a.range.file.rawValue, a.range.start, a.range.end, a.code.id)
      < (b.range.file.rawValue, b.range.start, b.range.end, b.code.id)
  }
  return Compilation(
    files: elaborator.files, diagnostics: mergeUnknownNames(diagnostics, in: elaborator.files), layouts: layouts,
    references: elaborator.uses.references, joinedNames: elaborator.joinedNames, options: options,
    unusedOverrides: elaborator.overrides.unusedNames, settableNames: elaborator.overrides.settableNames,
    looseAllowances: pass.looseAllowances,
    values: evaluation.notedValues.inOrder)
}
