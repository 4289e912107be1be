internal import LayDiagnostics
internal import LayParser

extension Diagnostic {
  // MARK: Imports

  static func fileNotFound(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileNotFound, "there is no file '\(path)'", at: range,
      notes: [.note("a file name is relative to the folder of the importing file")])
  }

  /// A file without the `.lay` of its name; `range` includes the quotes.
  static func importWithoutExtension(_ path: String, at range: SourceRange) -> Diagnostic {
    let place = SourceRange(file: range.file, start: range.end - 1, end: range.end - 1)
    return Diagnostic(
      .fileNotFound, "there is no file '\(path)'; did you mean '\(path).lay'?", at: range,
      fixIt: FixIt("insert '.lay'", [Edit(place, ".lay")], .automatic))
  }

  /// A file in no folder, to which `name` could be relative; `name` as it is written in the import.
  static func importWithoutFolder(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileNotFound, "there is no file '\(name)'", at: range,
      notes: [
        .note("a document that is not saved has no folder that a file name could count from"), .help("save it first"),
      ])
  }

  static func importOfDirectory(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileNotFound, "'\(path)' is a directory; an import names one file", at: range,
      notes: [.help("import its files one by one, for example `import \"\(path)/Shared.lay\"`")])
  }

  /// A file that exists but cannot be read; `why` is the system's reason.
  static func unreadableImport(_ path: String, _ why: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.fileNotFound, "the file '\(path)' cannot be read: \(why)", at: range)
  }

  static func importCycle(_ files: [String], at range: SourceRange) -> Diagnostic {
    if files.count == 2 {
      return Diagnostic(.importCycle, "'\(files[0])' imports itself", at: range, notes: [.help("remove this import")])
    }
    let path = files.count > 6 ? Array(files.prefix(3)) + ["…"] + Array(files.suffix(2)) : files
    return Diagnostic(
      .importCycle, "files import each other: \(path.joinedText(" → "))", at: range,
      notes: [.help("move the shared parts into a third file, which imports none of these files")])
  }

  static func importedNameClash(_ name: String, at range: SourceRange, places: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .importedNameClash, "two files declare '\(name)'", at: range,
      labels: places.map { Label($0, "'\(name)' is declared here") }, notes: [.help("rename one of the two")])
  }

  /// - Parameter removed: The range that is removed with the import.
  static func importedTwice(_ path: String, at range: SourceRange, removed: SourceRange) -> Diagnostic {
    Diagnostic(
      .importedTwice, "'\(path)' is imported already", at: range,
      fixIt: FixIt("remove this import", [Edit(removed, "")], .automatic))
  }

  static func importTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(.importTooDeep, "files import files more than \(Limits.importDepth) deep", at: range)
  }

  static func tooManyFiles(at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyFiles, "more than \(Limits.files) files are imported", at: range)
  }

  /// A file with which all files together exceed the limit of text.
  static func tooMuchText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyFiles, "with this file there would be more than \(Limits.textOfFiles >> 20) MiB of text", at: range)
  }
}
