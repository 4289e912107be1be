internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// Something that can be written at a place.
public struct Completion: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case keyword, snippet, view, constraint, metric, component, kind, attribute, property, function, value, state, code
    case file, folder
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
  /// The name of the file that it has to be imported from; nil where it is known already.
  public var file: String?
  /// What is written besides, elsewhere in the file.
  public var edits: [Edit] = []

  init(_ label: String, _ kind: Kind, _ detail: String = "", documentation: String = "", snippet: String? = nil) {
    (self.label, self.kind, self.detail, self.snippet) = (label, kind, detail, snippet)
    self.documentation = documentation
  }
}

extension Snapshot {
  /// What can be written at `offset`, each label once, the nearest first, and the word there that it would replace. What an
  /// editor filters by what was typed is left to it. `names` are those in a folder, `"imp/"`, seen from that of the file: a
  /// folder's ends with a slash. `siblings` are what files beside this one bring; they are asked for where a kind stands.
  public func completions(
    at offset: Int, names: (_ folder: String) -> [String] = { _ in [] }, siblings: () -> [Exports] = { [] }
  ) -> (word: SourceRange, items: [Completion]) {
    let word = word(at: offset)
    let context = CompletionContext(tree, at: word.start)
    if case .import = context { return imports(at: offset, names) }
    let rest: StatementRest = context.isInFormat ? .nothing : StatementRest(tree, behind: word)
    var items = completions(in: context, at: word.start, before: rest)
    if context == .kind { items += importable(from: siblings()) }
    // `root.‸.width`: only a view has what stands behind.
    if word.end < tree.bytes.count && tree.bytes[word.end] == UInt8(ascii: ".") {
      items = items.filter { $0.kind == .view } + items.filter { $0.kind != .view }
    }
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
