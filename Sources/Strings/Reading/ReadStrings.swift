internal import LayDiagnostics

/// The formats of string catalogs, by the ending of the name.
package enum StringFormat: Sendable {
  case catalog, strings, stringsDict

  /// Returns the format of a file; nil if it is none of them.
  package init?(path: String) {
    if path.hasSuffix(".xcstrings") {
      self = .catalog
    } else if path.hasSuffix(".strings") {
      self = .strings
    } else if path.hasSuffix(".stringsdict") {
      self = .stringsDict
    } else {
      return nil
    }
  }
}

/// A file to read.
package struct StringInput: Sendable {
  package var path: String
  package var bytes: [UInt8]
  package var format: StringFormat

  package init(path: String, bytes: [UInt8], format: StringFormat) {
    (self.path, self.bytes, self.format) = (path, bytes, format)
  }
}

extension StringTable {
  /// Reads files, string catalogs first. A strings file without a language in its path (`de.lproj/`) is one in `language`.
  ///
  /// The source language is that of the first string catalog. Strings files do not say theirs: it is English if there are English
  /// ones, else the first language. `Base.lproj` is in the source language.
  package init(reading inputs: [StringInput], language: LanguageTag? = nil) {
    self.init()
    let order = inputs.filter { $0.format == .catalog } + inputs.filter { $0.format != .catalog }
    for input in order { read(input.path, input.bytes, as: input.format, language) }
    if sourceLanguage == nil {
      sourceLanguage = LanguageTag("en").flatMap { self.language($0) } ?? languages.first
    }
    listSourceTexts()
  }

  private mutating func read(_ path: String, _ bytes: [UInt8], as format: StringFormat, _ language: LanguageTag?) {
    let file = files.count
    let start = range(0..<0, in: file)
    size += bytes.count
    guard size <= StringLimits.fileSizes else {
      // Without its text, since nothing of it is shown.
      files.append(StringFile(path: path, bytes: [], lines: LineMap([])))
      report(.stringsTooLarge(at: start))
      return
    }
    do throws(EncodingProblem) {
      let text = try decodedText(bytes)
      files.append(StringFile(path: path, bytes: text, lines: LineMap(text)))
    } catch {
      files.append(StringFile(path: path, bytes: [], lines: LineMap([])))
      report(.stringsSyntax(error.message, at: start, help: error.help))
      return
    }
    switch format {
    case .catalog: CatalogReader.read(file: file, into: &self)
    case .strings, .stringsDict:
      let base = StringTable.isBase(path) ? sourceLanguage ?? LanguageTag("en") : nil
      guard let tag = StringTable.language(ofPath: path) ?? base ?? language else {
        report(
          .stringsSyntax(
            "the language of the file is unknown", at: start,
            help: "put it into a folder such as 'de.lproj', or name one language with --languages"))
        return
      }
      guard let index = index(of: tag, at: start) else { return }
      if format == .strings {
        StringsReader.read(file: file, in: index, into: &self)
      } else {
        StringsDictReader.read(file: file, in: index, into: &self)
      }
    }
  }

  private static func isBase(_ path: String) -> Bool { folder(path).elementsEqual("Base.lproj".utf8) }

  /// Returns the name of the folder of a path; empty if there is none.
  private static func folder(_ path: String) -> [UInt8] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return parts.count > 1 ? Array(parts[parts.count - 2]) : []
  }

  /// Returns the language of the folder of a path: `de` of `App/de.lproj/Localizable.strings`; nil if there is none.
  package static func language(ofPath path: String) -> LanguageTag? {
    let (folder, ending) = (folder(path), Array(".lproj".utf8))
    guard folder.count > ending.count, folder.suffix(ending.count).elementsEqual(ending) else { return nil }
    return LanguageTag(String(decoding: folder.dropLast(ending.count), as: UTF8.self))
  }
}
