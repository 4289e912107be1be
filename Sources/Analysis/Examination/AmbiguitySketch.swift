internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The maximum number of ambiguities of a layout that are drawn: each takes two more layouts.
let drawnAmbiguities = 4

extension Ambiguity {
  /// True if its numbers are so long that a layout with them is slow, and a sketch of it would be unreadable.
  var hasLongNumbers: Bool {
    [lowest, highest, chosen].contains { number in number.map { Rational.effort(ofWords: $0.wordCount) > 1 } ?? false }
  }
}

/// Draws two of the equally good layouts along the axis of the ambiguity: the view in its superview, at the ends of the range of
/// values, or, if that is unbounded, of the superview. Both are laid out. Returns nil if they cannot be told apart.
func drawing(of ambiguity: Ambiguity, in compiled: CompiledLayout, _ environment: LayoutEnvironment) -> Sketch? {
  guard let superview = compiled.program.views[ambiguity.view.index].superview else { return nil }
  let nearest = ambiguity.lowest ?? min(.zero, ambiguity.highest ?? .zero, ambiguity.chosen)
  guard let first = Witness(of: ambiguity, at: nearest, in: compiled.program, environment) else { return nil }
  let end = !ambiguity.part.isPosition ? first.room.length : first.room.start + first.room.length - first.view.length
  let farthest = ambiguity.highest ?? max(end, nearest, ambiguity.chosen)
  // Values far beyond the superview would make it too small to be seen.
  guard nearest < farthest, nearest.magnitude + farthest <= first.room.length * Rational(4),
    let second = Witness(of: ambiguity, at: farthest, in: compiled.program, environment), second.room == first.room
  else { return nil }
  let name = compiled.spelledPath(ambiguity.view)
  func row(_ witness: Witness, _ value: Rational) -> Sketch.Row {
    Sketch.Row([witness.view.span(name)], "\(ambiguity.part.spelled) = \(value.description)")
  }
  let owner = superview == .root ? compiled.name : compiled.spelledPath(superview)
  return Sketch([Sketch.Row([first.room.span(owner)]), row(first, nearest), row(second, farthest)])
}

/// A layout in which the ambiguous number has a given value.
private struct Witness {
  /// The view, along the axis of the ambiguity.
  var view: Stretch
  /// The bounds of its superview.
  var room: Stretch

  /// Lays out the program with the given value; nil if no layout has that value.
  init?(of ambiguity: Ambiguity, at value: Rational, in program: LayoutProgram, _ environment: LayoutEnvironment) {
    let view = ambiguity.view
    guard let superview = program.views[view.index].superview else { return nil }
    let origin = program.views[superview.index].boundsOrigin
    var program = program
    switch ambiguity.part {
    case .x: program.constrain(view[.left] == superview[.left] + (value - origin.x))
    case .y: program.constrain(view[.top] == superview[.top] + (value - origin.y))
    case .width: program.constrain(view[.width] == value)
    case .height: program.constrain(view[.height] == value)
    }
    var layout = Layout(program)
    guard layout.resize(to: environment, findAmbiguities: false).conflicts.isEmpty else { return nil }
    let axis = ambiguity.part.axis
    self.view = Stretch(layout.untransformedFrame(of: view), axis)
    room = Stretch(layout.exactBounds(of: superview), axis)
    guard (ambiguity.part.isPosition ? self.view.start : self.view.length) == value else { return nil }
  }
}

/// A rectangle along one axis.
private struct Stretch: Hashable {
  var start: Rational
  var length: Rational

  init(_ frame: ExactRect, _ axis: LayoutAxis) {
    (start, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
  }

  func span(_ name: String) -> Sketch.Span {
    Sketch.Span(from: start.double, to: (start + length).double, name: name, length: length.description)
  }
}
