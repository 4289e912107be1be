internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The sets that were shown for conflicts, where they stand in the text after a change: one that is still there is shown
/// again, and nobody has to search for it once more.
struct ShownSets: Sendable {
  private struct Key: Hashable {
    var layout: String
    var broken: SourceRange
  }
  private var sets: [Key: [RulePlaces]] = [:]

  /// The sets of `conflicts`, found in `compilation`, in the text after `edits`.
  init(_ conflicts: [FoundConflict], of compilation: Compilation, after edits: [Edit]) {
    for found in conflicts {
      guard let layout = compilation.layouts.first(where: { $0.name == found.layout }) else { continue }
      let broken = layout.place(of: found.conflict.broken) ?? layout.range
      sets[Key(layout: layout.name, broken: broken.moved(by: edits)), default: []].append(
        RulePlaces(found.conflict, in: layout).moved(by: edits))
    }
  }

  /// The sets in which a row of `layout` was broken.
  func sets(breaking origin: RowOrigin, in layout: CompiledLayout) -> [RulePlaces] {
    sets[Key(layout: layout.name, broken: layout.place(of: origin) ?? layout.range)] ?? []
  }
}

extension SourceRange {
  /// Where it is after a change of the text.
  func moved(by edits: [Edit]) -> SourceRange {
    var (newStart, newEnd) = (start, end)
    for edit in edits where edit.range.file == file {
      let growth = edit.replacement.utf8.count - edit.range.length
      if edit.range.end <= start { newStart += growth }
      if edit.range.start < end { newEnd += growth }
    }
    return SourceRange(file: file, start: newStart, end: newEnd)
  }

  /// The position before `edits` of what stands there after them.
  func movedBack(by edits: [Edit]) -> SourceRange {
    var (oldStart, oldEnd) = (start, end)
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) where edit.range.file == file {
      let growth = edit.replacement.utf8.count - edit.range.length
      if edit.range.end + growth <= oldStart { oldStart -= growth }
      if edit.range.start < oldEnd { oldEnd = max(edit.range.start, oldEnd - growth) }
    }
    return SourceRange(file: file, start: oldStart, end: max(oldStart, oldEnd))
  }
}
