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
      let axes = rules.compactMap { index in
        program.constraints[index].terms.first { $0.view == guide }?.attribute.axis
      }
      let isDefined =
        axes.count(where: { $0 == .horizontal }) == 2 && axes.count(where: { $0 == .vertical }) == 2
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
