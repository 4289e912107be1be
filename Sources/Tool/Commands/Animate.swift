internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayRendering
internal import LayRuntime

/// Returns the frame trees of an animation, including its first and last, and the diagnostics at both ends.
func animationFrames(
  of compiled: CompiledLayout, _ animation: AnimationSettings, at size: ExactSize, _ subject: Subject
) -> ([FrameTree], [Diagnostic]) {
  let (first, firstFound) = animated(compiled, animation.from, size, subject)
  let (last, lastFound) = animated(compiled, animation.to, size, subject)
  let found = firstFound + lastFound.filter { !firstFound.contains($0) }
  let moving = LayoutAnimation(from: first, to: last)
  let (start, end) = (viewRows(of: first, compiled, scale: nil), viewRows(of: last, compiled, scale: nil))
  let diagnostics = subject.problems + subject.graded(found).map { json($0, in: subject.sources) }
  let trees = (0...animation.steps).map { number in
    let progress = animation.curve.progress(at: Rational(number, animation.steps))
    let rootBounds = moving.exactBounds(of: .root, at: progress)
    var tree = FrameTree(file: subject.file, layout: compiled.name, size: rootBounds.size)
    tree.isAppKit = compiled.isAppKit
    tree.direction = last.environment.direction
    tree.textSize = last.environment.textSize
    tree.keyboardHeight = last.environment.keyboardHeight
    tree.animation = AnimationStep(
      from: words(animation.from), to: words(animation.to), curve: animation.curve, number: number,
      count: animation.steps, progress: progress)
    tree.views = number == 0 ? start : end.indices.map { animatedRow(start[$0], end[$0], compiled, moving, progress) }
    tree.diagnostics = diagnostics
    return tree
  }
  return (trees, found)
}

private func words(_ end: AnimationSettings.End) -> String {
  switch end {
  case .state(let name): name
  case .size(let size): sizeWords(size)
  }
}

/// Lays out one end of an animation.
func animated(
  _ compiled: CompiledLayout, _ end: AnimationSettings.End, _ size: ExactSize, _ subject: Subject
) -> (Layout, [Diagnostic]) {
  var environment = subject.text.environment(of: compiled, at: size)
  switch end {
  case .state(let name): environment.state = compiled.program.state(named: name)
  case .size(let size): environment.size = size
  }
  var layout = Layout(compiled.program)
  let report = layout.resize(to: environment)
  return (layout, describe(report, in: environment, of: compiled))
}
