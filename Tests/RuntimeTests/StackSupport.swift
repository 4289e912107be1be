import LayRuntime
import TestSupport

/// A stack that fills the root, with views of the given content, named a, b, c …
func stackScreen(
  _ contents: [(width: Int, height: Int)], along axis: LayoutAxis = .horizontal,
  configure: (inout LayoutProgram, [ViewID], inout StackDescription) -> Void = { _, _, _ in }
) -> LayoutProgram {
  var screen = program(310, 100)
  let stack = screen.addView("stack", kind: axis == .horizontal ? .horizontalStack : .verticalStack)
  var views: [ViewID] = []
  for (index, content) in contents.enumerated() {
    let name = String(decoding: [UInt8(ascii: "a") + UInt8(index)], as: UTF8.self)
    views.append(
      screen.addView(name, in: stack) { view in
        view.intrinsicWidth = .fixed(Rational(content.width))
        view.intrinsicHeight = .fixed(Rational(content.height))
      })
  }
  screen.pinEdges(of: stack, to: .root)
  var description = StackDescription(stack, axis, views)
  configure(&screen, views, &description)
  screen.stacks.append(description)
  return screen
}

extension Layout {
  /// Origins and lengths of the views of the stack along an axis.
  func spans(_ axis: LayoutAxis = .horizontal) -> [[Rational]] {
    program.views.indices.dropFirst(2).map { index in
      let frame = untransformedFrame(of: ViewID(index))
      return axis == .horizontal ? [frame.x, frame.width] : [frame.y, frame.height]
    }
  }

  /// The rows of stacks, as one would write them.
  func arrangedRows(_ parts: Set<ArrangementPart>) -> [String] {
    constraintRows().filter { row in
      if case .arrangement(_, let part) = row.origin { parts.contains(part) } else { false }
    }.map { $0.text }
  }
}
