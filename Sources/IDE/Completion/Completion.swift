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

/// The completions at an offset of a snapshot's file.
struct CompletionQuery {
  private let snapshot: Snapshot
  private let offset: Int
  /// The word around the offset.
  private let word: SourceRange
  private var tree: SyntaxTree { snapshot.tree }

  init(_ snapshot: Snapshot, at offset: Int) {
    (self.snapshot, self.offset) = (snapshot, offset)
    word = snapshot.tree.word(at: offset)
  }

  /// Returns the completions, and the word that they replace.
  func completions(
    _ names: (_ folder: String) -> [String], _ siblings: () -> [Exports]
  ) -> (word: SourceRange, items: [Completion]) {
    let head = StatementHead(tree, at: word.start)
    let context = CompletionContext(tree, at: word.start, behind: head)
    if case .import = context { return ImportCompletions(tree, at: offset).all(names) }
    let site = CompletionSite(snapshot, at: word.start, behind: head)
    let rest: StatementRest = context.isInFormat ? .nothing : StatementRest(tree, behind: word)
    let found =
      context == .kind ? KindCompletions(site).all(siblings()) : completions(in: context, at: site, before: rest)
    return (word, ordered(found, before: rest))
  }

  /// Returns each label once, the nearest first.
  private func ordered(_ found: [Completion], before rest: StatementRest) -> [Completion] {
    var items = found
    // `root.‸.width`: views first, since only a view has members behind it.
    if word.end < tree.bytes.count && tree.bytes[word.end] == UInt8(ascii: ".") {
      items = items.filter { $0.kind == .view } + items.filter { $0.kind != .view }
    }
    var known: Set<String> = []
    return items.filter { known.insert($0.label).inserted }.map { item in
      var item = item
      // The text behind the word is already what the snippet would insert: `rotate|(90deg)`.
      if rest != .nothing && rest != .other { item.snippet = nil }
      return item
    }
  }

  private func completions(
    in context: CompletionContext, at site: CompletionSite, before rest: StatementRest
  ) -> [Completion] {
    switch context {
    case .nothing, .import, .kind: []
    case .format(let place): FormatCompletions(site).all(at: place)
    case .formatOption(let text, let given): Completion.formatOptions(behind: text, given)
    case .priority: Completion.priorities + site.numbers
    case .type: LanguageWords.parameterTypes.map { Completion($0, .kind, "type") }
    case .code: Completion.codes
    case .value(let property): ValueCompletions(site, before: rest).values(of: property)
    case .member(let path): MemberCompletions(site).behind(path)
    case .position(let path): Completion.positions + MemberCompletions(site).behind(path)
    case .statement: StatementCompletions(site, before: rest).all
    case .condition: ValueCompletions(site, before: rest).conditions
    case .sizes(let isFirst):
      Completion.sizes + (isFirst ? [] : CompletionContext.environmentWords.map { Completion($0, .keyword) })
    case .exception: Completion.exceptions
    case .device: Completion.devices
    case .words(let words): words.map { Completion($0, .keyword) }
    case .argument: ArgumentCompletions(site, before: rest).arguments
    case .labelled(let label): ArgumentCompletions(site, before: rest).values(ofLabel: label)
    case .constant: ValueCompletions(site, before: rest).constants
    case .expression: ValueCompletions(site, before: rest).expressions
    }
  }
}

extension SyntaxTree {
  /// Returns the word around `offset`; an empty range if there is none.
  fileprivate func word(at offset: Int) -> SourceRange {
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > 0 && bytes[start - 1].isOfName { start -= 1 }
    while end < bytes.count && bytes[end].isOfName { end += 1 }
    return SourceRange(file: file, start: start, end: end)
  }
}
