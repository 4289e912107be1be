internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A completion item.
public struct Completion: Hashable, Sendable {
  /// The kind of a completion item.
  public enum Kind: Hashable, Sendable {
    case keyword, snippet, view, constraint, metric, component, kind, attribute, property, function, value, state, code
    case file, folder
  }

  /// The text in the list.
  public var label: String
  /// The kind of the item.
  public var kind: Kind
  /// A short description beside the label.
  public var detail: String
  /// The documentation in Markdown; empty if there is none.
  public var documentation: String
  /// The inserted text if it is not the label; `$0` and `${1:name}` are placeholders.
  public var snippet: String?
  /// The name of the file that it must be imported from; nil if it is already visible.
  public var file: String?
  /// Additional edits elsewhere in the file.
  public var edits: [Edit] = []

  init(_ label: String, _ kind: Kind, _ detail: String = "", documentation: String = "", snippet: String? = nil) {
    (self.label, self.kind, self.detail, self.snippet) = (label, kind, detail, snippet)
    self.documentation = documentation
  }
}

extension Snapshot {
  /// Returns the completions at `offset`, each label once and the nearest first, and the word that they replace. Filtering by the
  /// typed letters is left to the editor. `names` returns the files in a folder such as `"imp/"`, relative to the folder of this
  /// file; names of folders end with a slash. `siblings` returns the exports of the files beside this one, and is called only
  /// where a kind is expected.
  public func completions(
    at offset: Int, names: (_ folder: String) -> [String] = { _ in [] }, siblings: () -> [Exports] = { [] }
  ) -> (word: SourceRange, items: [Completion]) {
    let word = word(at: offset)
    let context = CompletionContext(tree, at: word.start)
    if case .import = context { return imports(at: offset, names) }
    let rest: StatementRest = context.isInFormat ? .nothing : StatementRest(tree, behind: word)
    var items = completions(in: context, at: word.start, before: rest)
    if context == .kind { items += importable(from: siblings()) }
    // `root.‸.width`: views first, since only a view has members behind it.
    if word.end < tree.bytes.count && tree.bytes[word.end] == UInt8(ascii: ".") {
      items = items.filter { $0.kind == .view } + items.filter { $0.kind != .view }
    }
    var known: Set<String> = []
    return (
      word,
      items.filter { known.insert($0.label).inserted }.map { item in
        var item = item
        // The text behind the word is already what the snippet would insert: `rotate|(90deg)`.
        if rest != .nothing && rest != .other { item.snippet = nil }
        return item
      }
    )
  }

  /// Returns the word around `offset`; an empty range if there is none.
  private func word(at offset: Int) -> SourceRange {
    let bytes = tree.bytes
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > 0 && bytes[start - 1].isOfName { start -= 1 }
    while end < bytes.count && bytes[end].isOfName { end += 1 }
    return SourceRange(file: file.id, start: start, end: end)
  }

  private func completions(
    in context: CompletionContext, at offset: Int, before rest: StatementRest
  ) -> [Completion] {
    switch context {
    case .nothing, .import: []
    case .format(let place): format(place, at: offset)
    case .formatOption(let text, let given): formatOptions(behind: text, given)
    case .priority: priorities + numbers(at: offset)
    case .kind: kinds(at: offset)
    case .type: LanguageWords.parameterTypes.map { Completion($0, .kind, "type") }
    case .code: codes
    case .value(let property): values(of: property, at: offset, before: rest)
    case .member(let path): members(path, at: offset)
    case .position(let path): positions + members(path, at: offset)
    case .statement: statements(at: offset, before: rest)
    case .condition: conditions(at: offset, before: rest)
    case .words(let words): words.map { Completion($0, .keyword) }
    case .argument: arguments(at: offset, before: rest)
    case .labelled(let label): values(ofLabel: label, at: offset, before: rest)
    case .constant: constants(at: offset, before: rest)
    case .expression: expressions(at: offset, before: rest)
    }
  }
}
