internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// Something that can be written at a place.
public struct Completion: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case keyword, snippet, view, constraint, metric, component, kind, attribute, property, function, value, state, code
    case file
  }

  /// What a list shows.
  public var label: String
  /// What it is.
  public var kind: Kind
  /// A few words beside the label.
  public var detail: String
  /// A comment, in Markdown; empty for none.
  public var documentation: String
  /// What is written, where that is not the label; `$0`, `${1:name}` are places to fill in.
  public var snippet: String?

  init(_ label: String, _ kind: Kind, _ detail: String = "", documentation: String = "", snippet: String? = nil) {
    (self.label, self.kind, self.detail, self.snippet) = (label, kind, detail, snippet)
    self.documentation = documentation
  }
}

extension Snapshot {
  /// What can be written at `offset`, each label once, the nearest first, and the word there that it would replace. What an
  /// editor filters by what was typed is left to it. `files` are the paths that an import may name.
  public func completions(at offset: Int, files: [String] = []) -> (word: SourceRange, items: [Completion]) {
    let context = CompletionContext(tree, at: word(at: offset).start)
    if case .import = context { return imports(at: offset, files) }
    let word = word(at: offset)
    let rest = StatementRest(tree, behind: word)
    let items = completions(in: context, at: word.start, before: rest)
    var known: Set<String> = []
    return (
      word,
      items.filter { known.insert($0.label).inserted }.map { item in
        var item = item
        // What stands behind the word is what the snippet would write: `rotate|(90deg)`.
        if rest != .nothing && rest != .other { item.snippet = nil }
        return item
      }
    )
  }

  /// The letters before and behind `offset` that make a word.
  private func word(at offset: Int) -> SourceRange {
    let bytes = tree.bytes
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > 0 && isLetter(bytes[start - 1]) { start -= 1 }
    while end < bytes.count && isLetter(bytes[end]) { end += 1 }
    return SourceRange(file: file.id, start: start, end: end)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// The files that are not imported yet; the whole text in quotes is replaced.
  private func imports(at offset: Int, _ files: [String]) -> (word: SourceRange, items: [Completion]) {
    let text = tree.token(at: max(0, offset - 1))
    var end = text.range.end
    if end > text.range.start + 1 && tree.bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    let range = SourceRange(file: file.id, start: text.range.start + 1, end: max(end, text.range.start + 1))
    return (range, files.map { Completion($0, .file, "a file beside this one") })
  }

  private func completions(
    in context: CompletionContext, at offset: Int, before rest: StatementRest
  ) -> [Completion] {
    switch context {
    case .nothing, .import: []
    case .formatStart: formatStarts
    case .formatView: formatViews(at: offset)
    case .formatNumber: numbers(at: offset) + formatViews(at: offset)
    case .formatPriority: numbers(at: offset)
    case .formatOption: formatOptions
    case .priority: priorities + numbers(at: offset)
    case .kind: kinds(at: offset)
    case .type: LanguageWords.parameterTypes.map { Completion($0, .kind, "type") }
    case .code: codes
    case .value(let property): values(of: property) + constants(at: offset)
    case .member(let path): members(path, at: offset)
    case .ownMember: ownMembers(at: offset)
    case .position(let path): positions + (path.isEmpty ? ownMembers(at: offset) : members(path, at: offset))
    case .statement: statements(at: offset, before: rest)
    case .condition: conditions + constants(at: offset)
    case .words(let words): words.map { Completion($0, .keyword) }
    case .argument where rest == .label: labels(at: offset)
    case .argument: labels(at: offset) + (isOfConstants(offset) ? constants(at: offset) : expressions(at: offset))
    // `true` and `ltr` have no index and no attribute.
    case .labelled where rest == .path || rest == .call: constants(at: offset)
    case .labelled(let label): values(ofLabel: label, at: offset) + constants(at: offset)
    case .constant: constants(at: offset)
    case .expression: expressions(at: offset)
    }
  }

  private func isOfConstants(_ offset: Int) -> Bool { StatementHead(tree, at: offset).isOfConstants }
}
