internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// A number of a frame whose values are recorded at every size: of the view without transforms, positions from the corner of the root.
struct TracedNumber: Hashable, Sendable {
  var view: ViewID
  var part: Ambiguity.Part

  /// The attribute that reads it.
  var term: Term { Term(view, part.isPosition ? part.axis.near : part.axis.length) }
}

/// The sizes at which a traced number is one affine function of the size, or is not known.
struct TracedPiece: Sendable {
  var region: SizeRegion
  /// The number; nil if it is not known.
  var value: Affine?
  /// The reason why it is not known.
  var gap: AssertionGap?
  /// True if the view is shown: neither it nor a view around it is hidden.
  var isShown: Bool
}

/// The traced numbers of one cell, in the variables of one of its layouts.
struct TracedCell {
  private struct Traced {
    var number: Int
    var view: ViewID
    var sum: AttributeSum
    var gap: AssertionGap?
    var variables: Set<VariableID>
  }

  private var traced: [Traced] = []
  private let isShown: [Bool]

  init(_ questions: Questions, _ cell: SizeCell, _ layout: ParametricLayout) {
    let program = questions.program
    isShown = questions.traces.isEmpty ? [] : program.shownViews(program.truths(in: cell.environment))
    if questions.traces.isEmpty { return }
    var layout = layout
    let isPlacedBySteps = program.isPlacedBySteps
    for (index, trace) in questions.traces.enumerated() {
      if let isAsked = questions.isTraceAsked, !isAsked[index] { continue }
      let sum = layout.frameSum(of: trace.view, trace.part)
      var gap = sum.openViews.first.map { AssertionGap.ambiguous($0) }
      let way = layout.way(trace.view, .root)
      if let view = way.first(where: { isPlacedBySteps[$0.index] }) { gap = .bySteps(view) }
      if let view = way.first(where: { layout.isTransformed($0) }) { gap = .transformed(view) }
      traced.append(Traced(number: index, view: trace.view, sum: sum, gap: gap, variables: Set(sum.variables)))
    }
  }

  /// The variables that take part in the numbers.
  var variables: Set<VariableID> { traced.reduce(into: []) { $0.formUnion($1.variables) } }

  /// Adds the values that sweeps found, at the sizes that `region` returns of a polygon, to those of all numbers.
  func examine(
    _ pieces: RefinedPieces, _ layout: ParametricLayout, over polygon: SizePolygon,
    _ values: inout [[TracedPiece]], region: (SizePolygon) -> SizeRegion
  ) {
    for own in traced {
      let isShown = isShown[own.view.index]
      func add(_ polygon: SizePolygon, _ value: Affine?, _ gap: AssertionGap?) {
        let region = region(polygon)
        if region.isEmpty { return }
        values[own.number].append(TracedPiece(region: region, value: value, gap: gap, isShown: isShown))
      }
      if let gap = own.gap {
        add(polygon, nil, gap)
      } else if let suspect = pieces.suspect(among: own.variables) {
        add(polygon, nil, .openText(layout.part(of: suspect)?.view ?? own.view))
      } else if let refined = pieces.refined(own.variables) {
        for piece in refined {
          let open = own.variables.sorted().first { piece.isUndecided($0) }
          let value = open == nil ? own.sum.value(in: piece) : nil
          let ambiguous = open.map { AssertionGap.ambiguous(layout.part(of: $0)?.view ?? own.view) }
          add(piece.polygon, value, value == nil ? ambiguous ?? .tooManyCases : nil)
        }
      } else {
        add(polygon, nil, .tooManyCases)
      }
    }
  }
}
