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
  private var unused: [(branch: Branch, layout: String, lacksTextSizes: Bool)] = []

  /// Adds the results of proofs over all sizes that `layout` declares.
  mutating func add(_ layout: CompiledLayout, _ proofs: [LayoutProof]) {
    if layout.sources.branches.isEmpty { return }
    let isProved = !layout.sizes.isEmpty && !proofs.contains { $0.hasTooManyCells }
    // A layout that declares one size does not decide others.
    let isRange = proofs.contains { !$0.range.isSingle }
    var truths = proofs.flatMap { $0.cells.map { layout.program.truths(in: $0.cell.environment) } }
    truths += layout.expectations.map { layout.program.truths(in: $0.environment) }
    for (condition, isElse, range) in layout.sources.branches {
      let branch = Branch(range: range, isElse: isElse)
      let isChosen = truths.contains { $0[condition.index] }
      let facts = layout.program.facts(condition)
      let isDecided = isProved && !facts.contains(.other) && (isRange || !facts.contains(.size))
      if isChosen || !isDecided {
        applied.insert(branch)
      } else {
        let others = facts.contains(.textSize) ? layout.applies(condition, atOtherTextSizesThan: proofs) : false
        unused.append((branch, layout.name, others))
      }
    }
  }

  /// The diagnostics, one for each branch that no layout uses.
  var diagnostics: [Diagnostic] {
    var known = applied
    return unused.compactMap { branch, layout, lacksTextSizes in
      guard known.insert(branch).inserted else { return nil }
      return .branchNeverApplies(isElse: branch.isElse, of: layout, lacksTextSizes: lacksTextSizes, at: branch.range)
    }
  }
}

/// The facts of an environment that the value of a condition depends on, besides the state: every state is examined.
private struct ConditionFacts: OptionSet {
  let rawValue: UInt8

  /// The root's size.
  static let size = ConditionFacts(rawValue: 1)
  /// The text size.
  static let textSize = ConditionFacts(rawValue: 2)
  /// Something that the host may choose otherwise than the declared sizes say.
  static let other = ConditionFacts(rawValue: 4)
}

extension LayoutProgram {
  /// Returns the facts that a condition depends on.
  fileprivate func facts(_ condition: ConditionID) -> ConditionFacts {
    // A condition refers only to those before it, so one pass is enough.
    var found: [ConditionFacts] = []
    for index in 0...condition.index {
      switch conditions[index] {
      case .always, .never, .state: found.append([])
      case .compare: found.append(.size)
      case .textSize: found.append(.textSize)
      case .direction, .horizontalSizeClass, .verticalSizeClass: found.append(.other)
      case .not(let other): found.append(found[other.index])
      case .and(let a, let b), .or(let a, let b): found.append(found[a.index].union(found[b.index]))
      }
    }
    return found[condition.index]
  }
}

extension CompiledLayout {
  /// True if a condition holds in an examined cell at some other text size.
  fileprivate func applies(_ condition: ConditionID, atOtherTextSizesThan proofs: [LayoutProof]) -> Bool {
    proofs.contains { proof in
      proof.cells.contains { cell in
        TextSize.allCases.contains { size in
          var environment = cell.cell.environment
          environment.textSize = size
          return program.truths(in: environment)[condition.index]
        }
      }
    }
  }
}
