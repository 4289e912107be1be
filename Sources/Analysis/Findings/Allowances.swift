internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Silences diagnostics by `allow`s, and records which of these are used.
struct AllowanceLedger {
  private struct ListedAllowance {
    var code: String
    var block: SourceRange
    var statement: SourceRange
    var isUsed: Bool
    /// The entry of the nearest enclosing braces with an `allow` of the same code.
    var outer: Int?
  }
  private struct Block: Hashable {
    var code: String
    var block: SourceRange
  }
  private var entries: [ListedAllowance] = []
  private var statements: Set<SourceRange> = []
  /// The entries of each code, sorted by the start of their braces; the first entry of each pair of braces.
  private var order: [String: [Int]] = [:]

  /// Adds the allowances of a layout; those of a component that several layouts use are added once. Allowances that are not laid
  /// out count as used, since a layout may need them.
  mutating func add(
    _ allowances: [(code: String, block: SourceRange, statement: SourceRange)], isLaidOut: Bool = true
  ) {
    for allowance in allowances where statements.insert(allowance.statement).inserted {
      entries.append(
        ListedAllowance(
          code: allowance.code, block: allowance.block, statement: allowance.statement, isUsed: !isLaidOut, outer: nil))
    }
  }

  /// Returns `diagnostics` without the silenced ones; errors cannot be silenced. Unused allowances are added if everything was
  /// examined, except those of the codes `except`.
  mutating func filter(
    _ diagnostics: [Diagnostic], reportUnused: Bool, except: [String] = []
  ) -> [Diagnostic] {
    let twins = nestEntries()
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics where !silences(diagnostic) { kept.append(diagnostic) }
    guard reportUnused else { return kept }
    let own = DiagnosticCode.unusedAllow.id
    for diagnostic in unused(twins, except: except + [own]) where !silences(diagnostic) { kept.append(diagnostic) }
    // Unused allowances of `unusedAllow` itself are reported last; these cannot be silenced.
    let others = Set(entries.map { $0.code }).subtracting([own])
    return kept + (except.contains(own) ? [] : unused(twins, except: Array(others)))
  }

  private func unused(_ twins: [Int], except: [String]) -> [Diagnostic] {
    entries.indices.compactMap { index in
      let entry = entries[index]
      if entry.isUsed || entries[twins[index]].isUsed || except.contains(entry.code) { return nil }
      return .unusedAllow(entry.code, at: entry.statement)
    }
  }

  /// Nests the braces, so that a lookup does not need a scan of all. Returns for each entry the first one in the same braces with
  /// the same code.
  private mutating func nestEntries() -> [Int] {
    var firsts: [Block: Int] = [:]
    var twins: [Int] = []
    for (index, entry) in entries.enumerated() {
      let block = Block(code: entry.code, block: entry.block)
      let first = firsts[block] ?? index
      if first == index {
        firsts[block] = index
        order[entry.code, default: []].append(index)
      }
      twins.append(first)
    }
    for code in Array(order.keys) { nest(code) }
    return twins
  }

  private mutating func nest(_ code: String) {
    guard var indices = order[code] else { return }
    indices.sort { a, b in
      let (a, b) = (entries[a].block, entries[b].block)
      return (a.file.rawValue, a.start, b.end) < (b.file.rawValue, b.start, a.end)
    }
    var around: [Int] = []
    for index in indices {
      while let last = around.last, !covers(entries[last].block, entries[index].block) { around.removeLast() }
      entries[index].outer = around.last
      around.append(index)
    }
    order[code] = indices
  }

  private mutating func silences(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity != .error, let indices = order[diagnostic.code.id] else { return false }
    let place = diagnostic.range
    let after = indices.partitioningIndex { index in
      let block = entries[index].block
      return (block.file.rawValue, block.start) > (place.file.rawValue, place.start)
    }
    var isSilenced = false
    // Enclosing braces may contain the position even if these end before it.
    var next = after > 0 ? indices[after - 1] : nil
    while let index = next {
      if covers(entries[index].block, place) {
        entries[index].isUsed = true
        isSilenced = true
      }
      next = entries[index].outer
    }
    return isSilenced
  }

  private func covers(_ block: SourceRange, _ range: SourceRange) -> Bool {
    block.file == range.file && block.start <= range.start && range.end <= block.end
  }
}

extension CompiledLayout {
  /// True if an `allow` in the braces of a view, or around it, names a code: a report about several views must not be about it too.
  func allows(_ code: DiagnosticCode, _ view: ViewID) -> Bool {
    sources.allowances.contains { $0.code == code.id && $0.block.holds(sources.views[view.index]) }
  }
}
