package import LayModel
internal import LaySolver

extension Layout {
  /// The ambiguous numbers in an environment, by view: as in the report of ``resize(to:findAmbiguities:)``, but without
  /// reasons and ranges, which take much longer if there are many.
  package mutating func openParts(in environment: LayoutEnvironment) -> [(view: ViewID, part: Ambiguity.Part)] {
    resize(to: environment, findAmbiguities: false)
    return openParts
  }

  /// The ambiguous numbers of the last resize.
  package var openParts: [(view: ViewID, part: Ambiguity.Part)] {
    var finder = AmbiguityFinder(
      state.system, frames: state.frames, placed: program.steps.placed, isBrief: true)
    return finder.find(at: environment.size).map { ($0.view, $0.part) }
  }
}
