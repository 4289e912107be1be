internal import LayDrawing

// A drawing of the boxes: each view is a rectangle in the colour of its kind or its background, with its name and size where they
// fit; hidden views are dashed. Subviews are groups inside their superview's group.

/// Returns one document with a drawing for each tree, side by side.
package func svgDocument(_ trees: [FrameTree]) -> String {
  let drawings = trees.map(Drawing.init)
  let width = drawings.map { $0.width }.reduce(0, +)
  let height = drawings.map { $0.height }.max() ?? 0
  var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(n(width))\" height=\"\(n(height))\" "
  text += "viewBox=\"0 0 \(n(width)) \(n(height))\" font-family=\"Inter, Helvetica, Arial, sans-serif\">\n"
  text += "  <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
  var x = 0.0
  for (index, drawing) in drawings.enumerated() {
    text += drawing.text(at: x, id: "d\(index)")
    x += drawing.width
  }
  return text + "</svg>\n"
}

/// Escapes `text` for XML, as readers see it: on one line, shortened if it is very long.
func xmlEscaped(_ text: String) -> String { LayDrawing.xmlEscaped(visible(text)) }
