internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The branches of `when`s that apply at no size, over all layouts of a compilation: a component may need one in one layout only.
struct UnusedBranches {
  private struct Branch: Hashable {
    var range: SourceRange
    var isElse: Bool
  }

  private var applied: Set<Branch> = []
  private var unused: [(branch: Branch, layout: String)] = []

  /// Adds the results of proofs over all sizes that `layout` declares.
  mutating func add(_ layout: CompiledLayout, _ proofs: [LayoutProof]) {
    if layout.sources.branches.isEmpty { return }
    // A layout that declares one size does not decide others.
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

  /// The diagnostics, one for each branch that no layout uses.
  var diagnostics: [Diagnostic] {
    var known = applied
    return unused.compactMap { branch, layout in
      known.insert(branch).inserted ? .branchNeverApplies(isElse: branch.isElse, of: layout, at: branch.range) : nil
    }
  }
}

extension LayoutProgram {
  /// True if a condition depends on the root's size alone, and on nothing else that the host may choose.
  fileprivate func asksSizeAlone(_ condition: ConditionID) -> Bool {
    // A condition refers only to those before it, so one pass is enough.
    var found: [Bool] = []
    for index in 0...condition.index {
      switch conditions[index] {
      // Every state is examined.
      case .always, .never, .compare, .state: found.append(true)
      case .direction, .horizontalSizeClass, .verticalSizeClass: found.append(false)
      case .not(let other): found.append(found[other.index])
      case .and(let a, let b), .or(let a, let b): found.append(found[a.index] && found[b.index])
      }
    }
    return found[condition.index]
  }
}
