internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Which branches of `when`s some size chooses, over all layouts of a compilation: a component may need one in one layout only.
struct UnusedBranches {
  private struct Branch: Hashable {
    var range: SourceRange
    var isElse: Bool
  }

  private var applied: Set<Branch> = []
  private var unused: [(branch: Branch, layout: String)] = []

  /// Adds what proofs over all that `layout` promises saw.
  mutating func add(_ layout: CompiledLayout, _ proofs: [LayoutProof]) {
    if layout.sources.branches.isEmpty { return }
    // Who promises one size says nothing about others.
    let isKnown =
      !layout.sizes.isEmpty && !proofs.contains { $0.hasTooManyCells } && proofs.contains { !$0.range.isSingle }
    var truths = proofs.flatMap { $0.cells.map { layout.program.truths(in: $0.cell.environment) } }
    truths += layout.expectations.map { layout.program.truths(in: $0.environment) }
    for (condition, isElse, range) in layout.sources.branches {
      let branch = Branch(range: range, isElse: isElse)
      let isChosen = truths.contains { $0[condition.index] }
      if isChosen || !isKnown || !layout.program.asksSizeAlone(condition) {
        applied.insert(branch)
      } else {
        unused.append((branch, layout.name))
      }
    }
  }

  /// One for each branch that nothing chooses.
  var diagnostics: [Diagnostic] {
    var known = applied
    return unused.compactMap { branch, layout in
      known.insert(branch).inserted ? .branchNeverApplies(isElse: branch.isElse, of: layout, at: branch.range) : nil
    }
  }
}

extension LayoutProgram {
  /// Whether a condition is about the root's size and nothing that the host may choose otherwise.
  fileprivate func asksSizeAlone(_ condition: ConditionID) -> Bool {
    // A condition names only those before it, so one walk knows them all.
    var found: [Bool] = []
    for index in 0...condition.index {
      switch conditions[index] {
      // Every state is looked at.
      case .always, .never, .compare, .state: found.append(true)
      case .direction, .horizontalSizeClass, .verticalSizeClass: found.append(false)
      case .not(let other): found.append(found[other.index])
      case .and(let a, let b), .or(let a, let b): found.append(found[a.index] && found[b.index])
      }
    }
    return found[condition.index]
  }
}
