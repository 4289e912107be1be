internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// Replaces the untried advice by the outcome of the trials. `health` returns the health findings after a fix; nil if they are not
  /// known.
  mutating func add(
    _ outcome: RepairSearch.Outcome, in compilation: Compilation, health: (TriedRepair) -> [Diagnostic]?
  ) {
    switch outcome {
    case .nothingToTry: return
    case .tooLarge: notes.append(.note("no fix was tried: the layout is too large for that"))
    case .failed(let count, let isAll, let silencing):
      notes.removeAll { $0 == .untriedRepair }
      let tried =
        count == 1
        ? "the only change that was tried does not resolve" : "none of the \(count) changes that were tried resolves"
      let what = isAll ? "no single change of these constraints resolves" : tried
      notes.append(.help("\(what) this without causing another problem"))
      add(silencing, in: compilation)
    case .repaired(let found, let silencing):
      notes.removeAll { $0 == .untriedRepair }
      // Where the constraints of a view are kept beside its mask, the change that does so comes first.
      let repairs = keepsConstraints ? found.filter { $0.endsMask } + found.filter { !$0.endsMask } : found
      let judged = JudgedRepairs(RepairSelection(repairs).shown, health)
      let shown = judged.all.map { $0.repair }
      for (repair, health) in judged.all { notes.append(.help(words(for: repair, health, in: compilation))) }
      let hidden = (shown.first?.uncovered ?? []) + judged.common
      if let uncovered = words(forUncovered: hidden, in: compilation) {
        notes.append(.note(uncovered))
      }
      if let best = shown.first, let words = best.common.filter({ $0.isTold }).words(besides: best.size) {
        notes.append(.note("\(shown.count > 1 ? "each of these" : "every fix that was found") would \(words)"))
      }
      add(silencing, in: compilation)
      // A fix that is not shown must not have reservations, since these would not be shown either.
      let all = shown + repairs.filter { repair in repair.isPlain && !shown.contains { $0.edit == repair.edit } }
      let fixIts = all.map { FixIt(order($0.edit), $0.edit.edits, .needsReview) }
      (fixIt, alternatives) = (fixIts.first, Array(fixIts.dropFirst()))
    }
  }

  /// True if the advice is to keep the constraints of a view that also has a mask.
  private var keepsConstraints: Bool { notes.contains { $0.kind == .help && $0.text.hasSuffix(Note.endOfMask) } }

  /// Adds a note about the first change that would only silence the report.
  private mutating func add(_ silencing: [RuleEdit], in compilation: Compilation) {
    guard let edit = silencing.first else { return }
    notes.append(
      .note("not offered: \(change(edit, in: compilation)); that constraint would then be satisfied at no size"))
  }

  /// The instruction in one line.
  private func order(_ edit: RuleEdit) -> String {
    guard let text = edit.text else { return "remove `\(edit.original)`" }
    if let other = edit.companion {
      return "change `\(edit.original)` to `\(text)`, and name the other constraint '\(other.name)'"
    }
    return "change `\(edit.original)` to `\(text)`"
  }

  /// `tried: with `content.width >= 240 @high` on line 6, nothing conflicts at 375x667; 'content' is 175 wide …`
  private func words(for repair: TriedRepair, _ health: [Diagnostic], in compilation: Compilation) -> String {
    let gone = repair.isFree ? "nothing conflicts" : "this conflict is gone"
    let text =
      "tried: \(words(for: repair.edit, in: compilation)), \(gone) \(words(for: repair.ranges)); \(repair.effect)"
    let reservations = reservations(about: repair, health, in: compilation)
    return reservations.isEmpty ? text : "\(text), but \(reservations.joined(separator: ", and "))"
  }

  /// The reservations against a fix.
  private func reservations(
    about repair: TriedRepair, _ health: [Diagnostic], in compilation: Compilation
  ) -> [String] {
    var found: [String] = []
    if let words = repair.drawbacks.unsaid(in: repair.burdens + health).words(besides: repair.size) {
      found.append("this would \(words)")
    }
    if let line = repair.entangledOn {
      let isOwn = line == compilation.line(of: range)
      found.append("this line stays in another conflict" + (isOwn ? "" : ", on line \(line)"))
    }
    let (warnings, notes) = (health.filter { $0.severity > .note }, health.filter { $0.severity <= .note })
    return found
      + compilation.words(for: repair.burdens + warnings, repair.remarks + notes, seenFrom: range.file)
  }

  /// The note about reports that the conflict hid.
  private func words(forUncovered reports: [Diagnostic], in compilation: Compilation) -> String? {
    guard let first = reports.first else { return nil }
    let more = reports.count - 1
    return "without the conflict, \(compilation.words(for: first, seenFrom: range.file))"
      + (more > 0 ? ", and \(more) more" : "")
  }

  private func words(for edit: RuleEdit, in compilation: Compilation) -> String {
    "\(edit.text == nil ? "without" : "with") \(change(edit, in: compilation))"
  }

  /// `` `content.width >= 240 @high` on line 6 ``; of a removal, the constraint that is removed.
  private func change(_ edit: RuleEdit, in compilation: Compilation) -> String {
    let place = line(of: edit.statement, in: compilation)
    guard let text = edit.text else { return "`\(edit.original)` \(place)" }
    if let other = edit.companion {
      return "`\(other.text)` \(line(of: other.statement, in: compilation)) and `\(text)` \(place)"
    }
    guard let number = edit.number, let change = edit.edits.first, edit.original.says(number, atMost: 1) else {
      return "`\(text)` \(place)"
    }
    return "\(change.replacement) instead of \(number) in `\(edit.original)` \(place)"
  }

  private func line(of range: SourceRange, in compilation: Compilation) -> String {
    "on \(compilation.spelledLine(of: range, seenFrom: self.range.file))"
  }

  private func words(for ranges: [SizeRange]) -> String {
    guard ranges.count == 1 else { return "at any of its `sizes`" }
    return ranges[0].isSingle ? "at \(ranges[0].spelled)" : "from \(ranges[0].spelled)"
  }
}

extension String {
  /// True if it contains a number at most as often as `count`, so that the reference is unique.
  fileprivate func says(_ number: Rational, atMost count: Int) -> Bool {
    let numbers = utf8.split { !(0x30...0x39).contains($0) && $0 != 0x2E }
    let wanted = number.magnitude.description
    return numbers.count { String(decoding: $0, as: UTF8.self) == wanted } <= count
  }
}

extension Note {
  /// The note on conflicts after the maximum number for which fixes are tried.
  static func untriedConflict(past limit: Int) -> Note {
    note("no fix was tried: that is done for the first \(limit) conflicts of a layout")
  }
  /// The advice if no fix was tried.
  static let untriedRepair = Note.help(
    "lower its priority (`@high`; in a visual format `@750`), or drop one of the constraints shown")
}

extension Note {
  /// The setting with which constraints place a view that has a mask, at the end of an advice.
  static let endOfMask = "`translatesAutoresizingMaskIntoConstraints = false`"
}
