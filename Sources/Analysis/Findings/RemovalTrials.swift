internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Tries edits that are to leave all frames as they are: the file still compiles without new diagnostics, and every view that
/// remains has the same frame at the ends of all ranges, in each state and direction.
struct RemovalTrials {
  /// The maximum number of edits that are tried.
  static let trialLimit = 64
  /// The maximum number of frames that are compared, in all trials together.
  static let frameLimit = 200_000

  /// The maximum number of bytes that are compiled, in all trials together.
  static let byteLimit = 4 << 20

  private let compilation: Compilation
  private let options: CheckOptions
  private var trialsLeft = trialLimit
  private var framesLeft = frameLimit
  private var bytesLeft = byteLimit
  /// The frames before the edits by layout and environment.
  private var frames: [String: [LayoutEnvironment: [String: ExactRect]]] = [:]

  init(_ compilation: Compilation, _ options: CheckOptions) {
    (self.compilation, self.options) = (compilation, options)
  }

  /// `diagnostic` with its fix if that holds, otherwise without it. Fixes beyond the limits are left out.
  mutating func tried(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let fix = diagnostic.fixIt, !holds(fix.edits) else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.fixIt = nil
    return diagnostic
  }

  private mutating func holds(_ edits: [Edit]) -> Bool {
    bytesLeft -= compilation.byteCount
    if trialsLeft == 0 || framesLeft <= 0 || bytesLeft < 0 { return false }
    trialsLeft -= 1
    let changed = compilation.compiled(with: edits)
    if changed.hasErrors || changed.newDiagnostic(since: compilation) != nil { return false }
    for layout in compilation.layouts {
      guard let other = changed.layouts.first(where: { $0.name == layout.name }), isSame(layout, other) else {
        return false
      }
    }
    return true
  }

  private mutating func isSame(_ layout: CompiledLayout, _ changed: CompiledLayout) -> Bool {
    let sizes = WitnessSizes(layout, rangesToExamine(layout, options: options)).all
    var pictures = (before: Layout(layout.program), after: Layout(changed.program))
    for state in layout.program.stateChoices {
      let name = state.map { layout.program.states[$0.index] }
      let other = name.flatMap { changed.program.state(named: $0) }
      if state != nil && other == nil { continue }
      for size in sizes {
        for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
          let place = LayoutEnvironment(size: size, direction: direction, scale: options.scale)
          let environments = (before: place.inState(state), after: place.inState(other))
          framesLeft -= layout.program.views.count
          if framesLeft <= 0 { return false }
          let before = known(layout, &pictures.before, environments.before)
          let after = frames(changed, &pictures.after, environments.after)
          if !after.allSatisfy({ before[$0.key] == $0.value }) { return false }
        }
      }
    }
    return true
  }

  private mutating func known(
    _ layout: CompiledLayout, _ picture: inout Layout, _ environment: LayoutEnvironment
  ) -> [String: ExactRect] {
    if let found = frames[layout.name]?[environment] { return found }
    let found = frames(layout, &picture, environment)
    frames[layout.name, default: [:]][environment] = found
    return found
  }

  /// The frames of all views by their paths.
  private func frames(
    _ layout: CompiledLayout, _ picture: inout Layout, _ environment: LayoutEnvironment
  ) -> [String: ExactRect] {
    picture.resize(to: environment, findAmbiguities: false)
    var found: [String: ExactRect] = [:]
    for (index, path) in layout.sources.paths.enumerated() {
      found[path] = picture.untransformedFrame(of: ViewID(index))
    }
    return found
  }
}
