import LayCompiler
import LayRuntime
import Testing

/// A layout of the steps `body` in the braces of a layout of the size, laid out.
func laidOutSteps(
  _ body: String, _ width: Rational = 320, _ height: Rational = 100, scale: Rational = 1,
  _ direction: InterfaceDirection = .leftToRight
) throws -> Layout {
  var running = Layout(try layout("layout S(320x100) {\n\(body)\n}").program)
  running.resize(
    to: LayoutEnvironment(size: ExactSize(width: width, height: height), direction: direction, scale: scale))
  return running
}

/// `x y width height` of the untransformed frame of a view.
func stepFrame(_ path: String, _ layout: Layout) throws -> String {
  let frame = layout.untransformedFrame(of: try #require(layout.view(at: path)))
  return "\(frame.x) \(frame.y) \(frame.width) \(frame.height)"
}

func stepFrame(
  _ path: String, _ body: String, _ width: Rational = 320, _ height: Rational = 100, scale: Rational = 1,
  _ direction: InterfaceDirection = .leftToRight
) throws -> String {
  try stepFrame(path, laidOutSteps(body, width, height, scale: scale, direction))
}

func stepFrame(_ path: String, _ body: String, _ direction: InterfaceDirection) throws -> String {
  try stepFrame(path, body, 320, 100, scale: 1, direction)
}
