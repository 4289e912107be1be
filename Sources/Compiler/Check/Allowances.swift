internal import LayDiagnostics

/// What `allow` silences, and whether it did.
struct AllowanceLedger {
  private var entries: [(code: String, block: SourceRange, statement: SourceRange, isUsed: Bool)] = []

  /// Adds the allowances of a layout; those of a component that several layouts use count once. What is not laid out
  /// may yet need what it allows.
  mutating func add(
    _ allowances: [(code: String, block: SourceRange, statement: SourceRange)], isLaidOut: Bool = true
  ) {
    for allowance in allowances where !entries.contains(where: { $0.statement == allowance.statement }) {
      entries.append((allowance.code, allowance.block, allowance.statement, !isLaidOut))
    }
  }

  /// `diagnostics` without the silenced ones; errors cannot be silenced. Unused allowances are added where everything
  /// was looked at.
  mutating func filter(_ diagnostics: [Diagnostic], reportUnused: Bool) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics where !silences(diagnostic) { kept.append(diagnostic) }
    guard reportUnused else { return kept }
    for entry in entries where !entry.isUsed { kept.append(.unusedAllow(entry.code, at: entry.statement)) }
    return kept
  }

  private mutating func silences(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity != .error else { return false }
    var isSilenced = false
    for index in entries.indices where covers(entries[index].block, diagnostic.range) {
      guard entries[index].code == diagnostic.code.id else { continue }
      entries[index].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  private func covers(_ block: SourceRange, _ range: SourceRange) -> Bool {
    block.file == range.file && block.start <= range.start && range.end <= block.end
  }
}
