internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The declared guides without which everything else is the same.
///
/// Two required equations along each axis define such a guide by other views, whatever these are, and its lengths are positive at
/// every size. So the rest of the layout has the same solutions with and without it.
struct UnusedGuides {
  /// The declarations of these guides, and of the other ones.
  private(set) var removable: Set<SourceRange> = []
  private(set) var needed: Set<SourceRange> = []

  /// Searches `layout`; `lengths` are the declared guides with the signs of their widths and heights over all sizes.
  init(_ layout: CompiledLayout, _ lengths: [(guide: ViewID, width: SignSet, height: SignSet)]) {
    let program = layout.program
    if lengths.isEmpty { return }
    var uses: [ViewID: [Int]] = [:]
    for (index, rule) in program.constraints.enumerated() {
      for view in Set(rule.terms.map { $0.view }) { uses[view, default: []].append(index) }
    }
    let isChangeable = program.isChangeable
    for (guide, width, height) in lengths {
      let rules = uses[guide] ?? []
      let isDefined =
        program.defines(guide, .horizontal, by: rules) && program.defines(guide, .vertical, by: rules)
        && rules.allSatisfy { index in
          let rule = program.constraints[index]
          let own = rule.terms.filter { $0.view == guide }
          return !isChangeable[index] && rule.relation == .equal && !(rule.priority < .required)
            && rule.condition == .always && own.allSatisfy { $0.attribute.axis == own[0].attribute.axis }
        }
      let place = layout.sources.views[guide.index]
      if isDefined && width == .positive && height == .positive {
        removable.insert(place)
      } else {
        needed.insert(place)
      }
    }
  }
}

extension LayoutProgram {
  /// True if two constraints are about a guide along an axis, and determine both its position and its length.
  fileprivate func defines(_ guide: ViewID, _ axis: LayoutAxis, by rules: [Int]) -> Bool {
    let rows = rules.map { constraints[$0].terms.filter { $0.view == guide && $0.attribute.axis == axis } }
    let used = rows.filter { !$0.isEmpty }
    guard used.count == 2 else { return false }
    let (first, second) = (used[0].numbers, used[1].numbers)
    return !(first.position * second.length - first.length * second.position).isZero
  }
}

extension [Term] {
  /// The factors of the position and the length along their axis in the sum of terms of one view.
  fileprivate var numbers: (position: Rational, length: Rational) {
    reduce((.zero, .zero)) { sum, term in
      guard term.attribute.isLocation else { return (sum.position, sum.length + term.coefficient) }
      let share = term.attribute.share(isMirrored: false)
      return (sum.position + term.coefficient, sum.length + term.coefficient * share)
    }
  }
}
