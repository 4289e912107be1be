internal import LayCompiler
internal import LayRuntime

/// Constraints about an ambiguous number that are inside a `when` which does not apply at its sizes.
struct AbsentRules {
  /// The maximum number of constraints that are shown and tried.
  private static let limit = 2

  /// The constraints with the words for their conditions; only those with conditions about lengths alone.
  private(set) var all: [(rule: ConstraintID, condition: String)] = []

  init(for finding: OpenFinding, in layout: CompiledLayout) {
    let program = layout.program
    let truths = finding.sizes.map { size in
      program.truths(in: LayoutEnvironment(size: size, direction: .leftToRight, scale: .one))
    }
    for (index, rule) in program.constraints.enumerated()
    where rule.condition != .always && rule.relation == .equal && all.count < AbsentRules.limit {
      let isAbout = rule.terms.contains {
        $0.view == finding.ambiguity.view && finding.ambiguity.part.isDecided(by: $0.attribute)
      }
      guard isAbout, truths.allSatisfy({ !$0[rule.condition.index] }) else { continue }
      guard let words = program.comparison(rule.condition) else { continue }
      all.append((ConstraintID(index), words))
    }
  }
}

extension Ambiguity.Part {
  /// True if a constraint about `attribute` may determine the number.
  fileprivate func isDecided(by attribute: Attribute) -> Bool {
    if attribute.isMargin || axis != attribute.axis { return false }
    return attribute.isLocation || !isPosition
  }
}
