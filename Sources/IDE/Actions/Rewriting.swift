internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayFormatter
internal import LayParser

/// Facts about the text before a change, computed when the first draft needs them and shared by all drafts.
private struct TextBefore {
  let compilation: Compilation
  /// True if the text is formatted as by `layc fmt`.
  private(set) lazy var isCanonical = formatEdits(compilation.files[0].tree).isEmpty
  /// The messages about left and right mixed with leading and trailing.
  private(set) lazy var mixedSides = compilation.mixedSides.map { $0.message }
  private var prints: [ActionDraft.Promise: [LayoutPrint]] = [:]

  init(_ snapshot: Snapshot) { compilation = snapshot.compilation }

  /// Returns the prints of the layouts that a promise compares, after the edit that the promise may contain.
  mutating func prints(_ promise: ActionDraft.Promise) -> [LayoutPrint] {
    if let known = prints[promise] { return known }
    var compilation = compilation
    if case .sameLayoutsAround(_, let edit) = promise { compilation = compilation.compiled(with: [edit]) }
    let found = compilation.layouts.map { LayoutPrint($0, promise) }
    prints[promise] = found
    return found
  }
}

/// The trial of drafts on the text of a snapshot.
struct Rewriting {
  private let tree: SyntaxTree
  private var before: TextBefore

  init(_ snapshot: Snapshot) { (tree, before) = (snapshot.tree, TextBefore(snapshot)) }

  /// Turns a draft into an action with formatted edits if it keeps its promise; else into a refusal.
  mutating func action(of draft: ActionDraft, _ kind: CodeAction.Kind) -> CodeAction {
    var action = CodeAction(kind: kind, title: draft.title, edits: [], refusal: draft.refusal)
    guard draft.refusal == nil else { return action }
    let edits = formatted(draft.edits, before.isCanonical, isAround: draft.isAround)
    action.refusal = edits.isEmpty ? "it is written so already" : problem(with: edits, draft)
    if action.refusal == nil { (action.edits, action.placeholder) = (edits, draft.placeholder) }
    return action
  }

  /// Returns the reason against a set of edits; nil if there is none.
  private mutating func problem(with edits: [Edit], _ draft: ActionDraft) -> String? {
    let after = before.compilation.compiled(with: edits)
    if let new = after.newDiagnostic(since: before.compilation) { return new.message }
    if draft.promise == .nothing { return nil }
    if draft.promise == .sameFromLeftToRight, let new = newMixture(after) { return new.message }
    let prints = before.prints(draft.promise)
    guard prints.count == after.layouts.count else { return "the layouts would not be the same" }
    for (old, new) in zip(prints, after.layouts) where !old.isKept(by: LayoutPrint(new, draft.promise), draft.promise) {
      return draft.reason ?? "'\(new.name)' would not have the same constraints"
    }
    return nil
  }

  /// Returns the first message about mixed left and leading sides that the changed files add; nil if they add none.
  private mutating func newMixture(_ after: Compilation) -> Diagnostic? {
    let (old, new) = (before.mixedSides, after.mixedSides)
    return new.count > old.count ? new.first { !old.contains($0.message) } ?? new.first : nil
  }

  // MARK: - Formatting

  /// A replaced range in the changed text.
  private struct Piece {
    var range: Range<Int>
    /// The number of bytes by which it is longer than the text that it replaces.
    var growth = 0
    /// The changes of its white space.
    var blanks: [Edit] = []

    init(range: Range<Int>, growth: Int = 0, blanks: [Edit] = []) {
      (self.range, self.growth, self.blanks) = (range, growth, blanks)
    }

    /// Creates a piece from the first of some pieces to the last.
    init(around pieces: [Piece]) {
      self.init(range: (pieces.first?.range.lowerBound ?? 0)..<(pieces.last?.range.upperBound ?? 0))
    }
  }

  /// Returns `edits` with the canonical white space of the changed text: everywhere if the file was canonical before, else on
  /// the lines that they change, and if they add braces, on the lines between them.
  private func formatted(_ edits: [Edit], _ isCanonical: Bool, isAround: Bool) -> [Edit] {
    let (text, pieces) = changed(by: edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) })
    var blanks = formatEdits(parse(text, file: tree.file))
    if !isCanonical {
      let lines = LineMap(text)
      let touched = (isAround ? [Piece(around: pieces)] : pieces).map {
        lines.position(of: $0.range.lowerBound).line...lines.position(of: $0.range.upperBound).line
      }
      blanks.removeAll { blank in
        let line = lines.position(of: blank.range.end).line
        return !touched.contains { $0.contains(line) }
      }
    }
    return joined(pieces + blanks.map { Piece(range: $0.range.start..<$0.range.end, blanks: [$0]) }, of: text)
  }

  /// Returns the text after edits, and the ranges that they replaced in it.
  private func changed(by edits: [Edit]) -> (text: [UInt8], pieces: [Piece]) {
    var (text, next) = ([UInt8](), 0)
    var pieces: [Piece] = []
    for edit in edits {
      text += tree.bytes[next..<max(next, edit.range.start)]
      let count = edit.replacement.utf8.count
      pieces.append(Piece(range: text.count..<text.count + count, growth: count - edit.range.length))
      text += edit.replacement.utf8
      next = edit.range.end
    }
    return (text + tree.bytes[next...], pieces)
  }

  /// Returns one edit for each run of adjacent pieces.
  private func joined(_ pieces: [Piece], of text: [UInt8]) -> [Edit] {
    var runs: [Piece] = []
    let sorted = pieces.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for piece in sorted {
      guard let last = runs.last, piece.range.lowerBound <= last.range.upperBound else {
        runs.append(piece)
        continue
      }
      let end = max(last.range.upperBound, piece.range.upperBound)
      runs[runs.count - 1] = Piece(
        range: last.range.lowerBound..<end, growth: last.growth + piece.growth, blanks: last.blanks + piece.blanks)
    }
    var (edits, shift) = ([Edit](), 0)
    for run in runs {
      let start = run.range.lowerBound - shift
      shift += run.growth
      let old = SourceRange(file: tree.file, start: start, end: run.range.upperBound - shift)
      edits += trimmed(old, applying(run.blanks, to: text[run.range]))
    }
    return edits
  }

  /// Returns a replacement without the common prefix and suffix of both sides; empty if they are equal.
  private func trimmed(_ old: SourceRange, _ text: [UInt8]) -> [Edit] {
    var (range, new) = (tree.bytes[old.start..<old.end], text[...])
    while let first = range.first, first == new.first { (range, new) = (range.dropFirst(), new.dropFirst()) }
    while let last = range.last, last == new.last { (range, new) = (range.dropLast(), new.dropLast()) }
    if range.isEmpty && new.isEmpty { return [] }
    // Characters of several bytes stay whole.
    while let first = range.first ?? new.first, first & 0xC0 == 0x80 || (new.first ?? 0) & 0xC0 == 0x80 {
      let start = range.startIndex - 1
      new = [tree.bytes[start]] + new
      range = tree.bytes[start..<range.endIndex]
    }
    var end = range.endIndex
    while end < old.end && tree.bytes[end] & 0xC0 == 0x80 {
      new.append(tree.bytes[end])
      end += 1
    }
    let place = SourceRange(file: old.file, start: range.startIndex, end: end)
    return [Edit(place, String(decoding: new, as: UTF8.self))]
  }
}

extension Compilation {
  /// The diagnostics about left and right mixed with leading and trailing in its layouts; empty if there are errors.
  fileprivate var mixedSides: [Diagnostic] {
    hasErrors ? [] : layouts.flatMap { $0.mixedSides(in: self) }
  }
}
