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
    var chosen = layout.program.conditions.map { _ in false }
    for truths in truths { for (index, holds) in truths.enumerated() where holds { chosen[index] = true } }
    let facts = layout.program.conditionFacts
    // The values at other text sizes, if a branch asks for them.
    var others: [Bool]?
    for (condition, isElse, range) in layout.sources.branches {
      let branch = Branch(range: range, isElse: isElse)
      let own = facts[condition.index]
      let isDecided = isProved && !own.contains(.other) && (isRange || !own.contains(.size))
      if chosen[condition.index] || !isDecided {
        applied.insert(branch)
        continue
      }
      if own.contains(.textSize) && others == nil { others = layout.conditionsAtAnyTextSize(proofs) }
      unused.append((branch, layout.name, own.contains(.textSize) && others?[condition.index] ?? false))
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
  /// The facts that each condition depends on.
  fileprivate var conditionFacts: [ConditionFacts] {
    // A condition refers only to those before it, so one pass is enough.
    var found: [ConditionFacts] = []
    for condition in conditions {
      switch condition {
      case .always, .never, .state: found.append([])
      case .compare: found.append(.size)
      case .textSize: found.append(.textSize)
      case .direction, .horizontalSizeClass, .verticalSizeClass: found.append(.other)
      case .not(let other): found.append(found[other.index])
      case .and(let a, let b), .or(let a, let b): found.append(found[a.index].union(found[b.index]))
      }
    }
    return found
  }
}

extension CompiledLayout {
  /// True for each condition that holds in an examined cell at some text size.
  fileprivate func conditionsAtAnyTextSize(_ proofs: [LayoutProof]) -> [Bool] {
    var found = program.conditions.map { _ in false }
    for cell in proofs.flatMap({ $0.cells }) {
      for size in TextSize.allCases {
        var environment = cell.cell.environment
        environment.textSize = size
        for (index, holds) in program.truths(in: environment).enumerated() where holds { found[index] = true }
      }
    }
    return found
  }
}
