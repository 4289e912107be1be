internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON

extension SettingsReader {
  /// The bytes that cannot be in a range of sizes, so that a value is never more than one statement.
  private static let foreign = Array("{}\";/\\#`'\n\r".utf8)

  /// Reads sizes with the compiler of the language; reports what it says about the text.
  mutating func sizes(_ value: LocatedJSON) -> Placed<DefaultSizes>? {
    guard let text = string(value, of: "'sizes'") else { return nil }
    if let byte = text.utf8.first(where: { $0 < 0x20 || Self.foreign.contains($0) }) {
      let shown = byte < 0x20 ? "a control character" : "'\(Character(Unicode.Scalar(byte)))'"
      report(.badSizes(text, "it has \(shown)", at: settingRange(value.range)))
      return nil
    }
    let opening = "layout Sizes(1x1) { sizes "
    let compilation = compile(path: "sizes", bytes: Array("\(opening)\(text) }".utf8)) { _ in nil }
    let start = value.range.lowerBound + 1
    // In a string with escapes the offsets differ.
    let isPlain = value.range.count == text.utf8.count + 2
    for found in compilation.diagnostics {
      var range = settingRange(value.range)
      if isPlain {
        let first = min(max(found.range.start - opening.utf8.count, 0), text.utf8.count)
        let last = min(max(found.range.end - opening.utf8.count, first), text.utf8.count)
        range = settingRange(start + first..<start + last)
      }
      var problem = Diagnostic.badSizes(text, found.message, at: range, caret: found.caretLabel)
      problem.severity = found.severity
      problem.notes = found.notes + problem.notes
      report(problem)
    }
    if let layout = compilation.layouts.first, !layout.textSizes.isEmpty {
      report(.badSizes(text, "text sizes have a key of their own, 'textSizes'", at: settingRange(value.range)))
      return nil
    }
    if let layout = compilation.layouts.first, layout.keyboard != nil {
      report(.badSizes(text, "a layout declares the keyboard itself, or '--keyboard'", at: settingRange(value.range)))
      return nil
    }
    if let layout = compilation.layouts.first, layout.safeArea != nil {
      report(.badSizes(text, "a layout declares the safe area itself, or '--safe-area'", at: settingRange(value.range)))
      return nil
    }
    guard !compilation.hasErrors, let promises = compilation.layouts.first?.sizes, !promises.isEmpty else { return nil }
    return Placed(DefaultSizes(text: text, promises: promises), at: settingRange(value.range))
  }

  /// Reads text sizes; reports a text that lists none.
  mutating func textSizes(_ value: LocatedJSON) -> Placed<TextSizeList>? {
    guard let text = string(value, of: "'textSizes'") else { return nil }
    do throws(TextSizeProblem) {
      return Placed(try TextSizeList(text), at: settingRange(value.range))
    } catch {
      report(.badTextSizes(text, error, at: settingRange(value.range)))
      return nil
    }
  }

  /// Reads a change of texts; reports what is wrong with it.
  mutating func expansion(_ value: LocatedJSON) -> Placed<TextChange>? {
    guard let text = string(value, of: "'expansion'") else { return nil }
    guard let change = TextChange(expansion: text) else {
      report(.badExpansion(text, at: settingRange(value.range)))
      return nil
    }
    return Placed(change, at: settingRange(value.range))
  }
}
