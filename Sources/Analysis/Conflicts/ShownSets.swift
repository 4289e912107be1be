internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The sets that were shown for conflicts, at their positions in the text after a change: a set that still conflicts is shown
/// again without a new search.
struct ShownSets: Sendable {
  private struct Key: Hashable {
    var layout: String
    var broken: SourceRange
  }
  /// The sets by the positions that their broken rows have after the change.
  private var sets: [Key: [RulePlaces]] = [:]
  /// The keys of `sets` in the order in which they were found.
  private var keys: [Key] = []
  private var edits: [Edit] = []

  /// Creates the sets of `conflicts`, found in `compilation`.
  init(_ conflicts: [FoundConflict], of compilation: Compilation) {
    for found in conflicts {
      guard let layout = compilation.layouts.first(where: { $0.name == found.layout }) else { continue }
      let broken = layout.place(of: found.conflict.broken) ?? layout.range
      add([RulePlaces(found.conflict, in: layout)], Key(layout: layout.name, broken: broken))
    }
  }

  private mutating func add(_ places: [RulePlaces], _ key: Key) {
    if sets[key] == nil { keys.append(key) }
    sets[key, default: []] += places
  }

  /// Returns these sets, which no edits have moved yet, at their positions in the text after `edits`.
  func moved(by edits: [Edit]) -> ShownSets {
    var moved = self
    (moved.sets, moved.keys, moved.edits) = ([:], [], edits)
    for key in keys {
      moved.add(sets[key] ?? [], Key(layout: key.layout, broken: key.broken.moved(by: edits)))
    }
    return moved
  }

  /// The sets in which a row of `layout` was broken.
  func sets(breaking origin: RowOrigin, in layout: CompiledLayout) -> [RulePlaces] {
    let own = sets[Key(layout: layout.name, broken: layout.place(of: origin) ?? layout.range)] ?? []
    return own.map { $0.moved(by: edits) }
  }
}

extension SourceRange {
  /// The range after a change of the text.
  func moved(by edits: [Edit]) -> SourceRange {
    var (newStart, newEnd) = (start, end)
    for edit in edits where edit.range.file == file {
      let growth = edit.replacement.utf8.count - edit.range.length
      if edit.range.end <= start { newStart += growth }
      if edit.range.start < end { newEnd += growth }
    }
    return SourceRange(file: file, start: newStart, end: newEnd)
  }

  /// The range before `edits` of the text that is at this range after them.
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
