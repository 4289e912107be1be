extension Layout {
  /// The numbers that nothing decides in an environment, by view: the same as in the report of ``resize(to:findAmbiguities:)``,
  /// but without why and how far, which takes much longer to find where there are many.
  package mutating func openParts(in environment: Environment) -> [(view: ViewID, part: Ambiguity.Part)] {
    resize(to: environment, findAmbiguities: false)
    return openParts
  }

  /// Those of the last resize.
  package var openParts: [(view: ViewID, part: Ambiguity.Part)] {
    var finder = AmbiguityFinder(
      state.system, frames: state.frames, placed: program.steps.placed, isBrief: true)
    return finder.find(at: environment.size).map { ($0.view, $0.part) }
  }
}
