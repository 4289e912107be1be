internal import LayCompiler
internal import LayDiagnostics

/// The selection of fixes to show: the best, then others of other constraints, then others of another kind.
struct RepairSelection {
  /// The maximum number of fixes that are shown.
  private static let limit = 3

  private(set) var shown: [TriedRepair] = []

  /// Selects from `ranked` fixes. Those that cause lint warnings are shown only if there are no others; those with other flaws
  /// come last.
  init(_ ranked: [TriedRepair]) {
    let free = ranked.filter { $0.burdens.isEmpty }
    var left = free.isEmpty ? ranked : free
    while shown.count < RepairSelection.limit {
      // Lowering a priority and removing the constraint are equivalent if the results do not differ.
      left.removeAll { repair in repair.edit.kind == .drop && shown.contains { repair.isLike($0) } }
      guard let best = left.indices.min(by: { cost(of: left[$0]) < cost(of: left[$1]) }) else { return }
      shown.append(left.remove(at: best))
    }
  }

  /// The fixes of `ranked` that may be shown, those of masks apart.
  static func candidates(_ ranked: [TriedRepair]) -> [TriedRepair] {
    RepairSelection(ranked).shown + (ranked.first { $0.endsMask }.map { [$0] } ?? [])
  }

  /// The cost of showing a fix besides those already shown.
  private func cost(of repair: TriedRepair) -> Int {
    let known = shown.count { $0.edit.statement == repair.edit.statement } * 2
    return repair.flaw * 100 + known + shown.count { $0.edit.kind == repair.edit.kind }
  }
}

extension TriedRepair {
  /// True if constraints place a view instead of its mask.
  var endsMask: Bool {
    edit.text?.hasSuffix("translatesAutoresizingMaskIntoConstraints = false") ?? false
  }
}
