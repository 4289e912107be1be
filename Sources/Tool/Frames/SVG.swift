internal import LayRuntime

// A drawing of the boxes: each view a rectangle in the colour of its kind with its name and size, hidden ones dashed,
// a legend below. Subviews are groups inside their superview's group, so that transforms need no arithmetic here.

/// One document with a drawing for each tree, side by side.
func svgDocument(_ trees: [FrameTree]) -> String {
  let drawings = trees.map(Drawing.init)
  let width = drawings.map(\.width).reduce(0, +)
  let height = drawings.map(\.height).max() ?? 0
  var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(n(width))\" height=\"\(n(height))\" "
  text += "viewBox=\"0 0 \(n(width)) \(n(height))\" font-family=\"Inter, Helvetica, Arial, sans-serif\">\n"
  text += "  <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
  var x = 0.0
  for (index, drawing) in drawings.enumerated() {
    text += drawing.text(at: x, prefix: "v\(index)_")
    x += drawing.width
  }
  return text + "</svg>\n"
}

private struct Drawing {
  let tree: FrameTree
  private let children: [[Int]]
  private let margin: Double
  private let fontSize: Double
  private let legend: [ViewKind]

  init(_ tree: FrameTree) {
    self.tree = tree
    var children = [[Int]](repeating: [], count: tree.views.count)
    for (index, view) in tree.views.enumerated() {
      if let superview = view.superview { children[superview].append(index) }
    }
    self.children = children
    let side = min(tree.size.width.double, tree.size.height.double)
    // Small enough for a row of a list, large enough to read on a big screen.
    fontSize = min(14, max(7, side / 40))
    margin = fontSize * 1.6
    let used = Set(tree.views.dropFirst().filter(\.isPlaced).map(\.shape))
    legend = ViewKind.allCases.filter(used.contains)
  }

  private var legendRows: [[ViewKind]] {
    // A file decides how wide the drawing is: clamped before it becomes an integer.
    let fitting = min(tree.size.width.double / (fontSize * 8), Double(legend.count))
    let perRow = max(1, Int(fitting))
    return stride(from: 0, to: legend.count, by: perRow).map { Array(legend[$0..<min($0 + perRow, legend.count)]) }
  }

  var width: Double { max(tree.size.width.double, fontSize * 12) + 2 * margin }
  var height: Double {
    tree.size.height.double + 3 * margin + fontSize + Double(legendRows.count) * fontSize * 1.6
  }

  func text(at x: Double, prefix: String) -> String {
    var text = "  <g transform=\"translate(\(n(x + margin)) \(n(margin)))\">\n"
    text += "    <title>\(escaped(tree.title))</title>\n"
    text +=
      "    <text y=\"\(n(fontSize * 0.8))\" font-size=\"\(n(fontSize * 1.1))\" font-weight=\"600\" fill=\"#111827\">"
    text += "\(escaped(tree.title))</text>\n"
    text += "    <g transform=\"translate(0 \(n(margin)))\">\n"
    text += boxes(prefix)
    text += "    </g>\n"
    text += legendText()
    return text + "  </g>\n"
  }

  /// The groups, without recursion: a file decides how deep views lie.
  private func boxes(_ prefix: String) -> String {
    var text = ""
    var stack: [(view: Int, isClosing: Bool)] = tree.views.isEmpty ? [] : [(0, false)]
    while let (index, isClosing) = stack.popLast() {
      if isClosing {
        text += label(index, prefix) + "</g>\n"
        continue
      }
      guard tree.views[index].isPlaced else { continue }
      text += open(index, prefix)
      stack.append((index, true))
      for child in children[index].reversed() { stack.append((child, false)) }
    }
    return text
  }

  private func box(_ index: Int) -> Rect { tree.views[index].untransformed ?? tree.views[index].frame }

  private func open(_ index: Int, _ prefix: String) -> String {
    let view = tree.views[index]
    let box = box(index)
    var moves = ""
    if let superview = view.superview {
      let origin = tree.views[superview].boundsOrigin
      if origin != (0, 0) { moves = "translate(\(n(-origin.x)) \(n(-origin.y))) " }
    }
    if let matrix = view.transform {
      let x = box.x + box.width * view.anchor.x
      let y = box.y + box.height * view.anchor.y
      moves +=
        "translate(\(n(x)) \(n(y))) matrix(\(matrix.map(n).joined(separator: " "))) translate(\(n(-x)) \(n(-y))) "
    }
    moves += "translate(\(n(box.x)) \(n(box.y)))"
    let size = "width=\"\(n(max(0, box.width)))\" height=\"\(n(max(0, box.height)))\""
    var text = "<g transform=\"\(moves)\"><title>\(escaped(view.path)) \(escaped(frameWords(view.frame)))</title>"
    text += "<clipPath id=\"\(prefix)\(index)\"><rect \(size)/></clipPath>"
    return text + "<rect \(size) \(paint(view))/>\n"
  }

  private func paint(_ view: FrameTree.View) -> String {
    if view.superview == nil { return "fill=\"#f9fafb\" stroke=\"#111827\" stroke-width=\"1\"" }
    let colour = colour(of: view.shape)
    if view.isHidden { return "fill=\"none\" stroke=\"#9ca3af\" stroke-width=\"0.75\" stroke-dasharray=\"3 3\"" }
    return "fill=\"\(colour)\" fill-opacity=\"0.16\" stroke=\"\(colour)\" stroke-width=\"0.75\""
  }

  private func label(_ index: Int, _ prefix: String) -> String {
    let view = tree.views[index]
    let box = box(index)
    guard view.superview != nil, box.width > fontSize, box.height > fontSize * 0.7 else { return "" }
    let tag = NameTag(view: view, box: box, fontSize: fontSize, clip: "\(prefix)\(index)")
    if !children[index].isEmpty { return tag.above }
    return isMiddleFree(index) ? tag.inside : tag.below
  }

  /// Whether neither a subview nor a sibling in front of the view covers its middle.
  private func isMiddleFree(_ index: Int) -> Bool {
    guard children[index].isEmpty, let superview = tree.views[index].superview else { return false }
    let frame = tree.views[index].frame
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let siblings = children[superview]
    // Where there are very many, their names are too small to matter.
    guard siblings.count <= 500 else { return true }
    return !siblings.contains { sibling in
      let other = tree.views[sibling].frame
      guard sibling > index, tree.views[sibling].isPlaced, !tree.views[sibling].isHidden else { return false }
      return other.x < x && x < other.x + other.width && other.y < y && y < other.y + other.height
    }
  }

  private func legendText() -> String {
    var text = ""
    for (row, kinds) in legendRows.enumerated() {
      let y = tree.size.height.double + 2 * margin + Double(row) * fontSize * 1.6
      for (column, kind) in kinds.enumerated() {
        let x = Double(column) * fontSize * 8
        let colour = colour(of: kind)
        text +=
          "    <rect x=\"\(n(x))\" y=\"\(n(y))\" width=\"\(n(fontSize))\" height=\"\(n(fontSize))\" fill=\"\(colour)\" "
        text +=
          "fill-opacity=\"0.3\" stroke=\"\(colour)\"/><text x=\"\(n(x + fontSize * 1.4))\" y=\"\(n(y + fontSize * 0.85))\" "
        text += "font-size=\"\(n(fontSize))\" fill=\"#374151\">\(kind.name)</text>\n"
      }
    }
    return text
  }
}

private func colour(of kind: ViewKind) -> String {
  switch kind {
  case .view, .spacer: "#64748b"
  case .label: "#2563eb"
  case .button: "#16a34a"
  case .image: "#c026d3"
  case .textField, .textView: "#d97706"
  case .switchControl, .slider, .stepper: "#0d9488"
  case .progress, .spinner: "#0891b2"
  case .scrollView: "#7c3aed"
  case .horizontalStack, .verticalStack, .grid: "#dc2626"
  }
}

/// `value` to two places, for attributes.
func n(_ value: Double) -> String {
  let (whole, fraction) = shortNumber(value)
  return whole + fraction
}

/// `351x140`
func sizeWords(_ rect: Rect) -> String { "\(n(rect.width))x\(n(rect.height))" }
private func frameWords(_ rect: Rect) -> String { "(\(n(rect.x)), \(n(rect.y)), \(n(rect.width)), \(n(rect.height)))" }

/// `text` as XML text; control characters have no place in XML.
func escaped(_ text: String) -> String {
  var safe = ""
  for scalar in visible(text).unicodeScalars {
    switch scalar {
    case "&": safe += "&amp;"
    case "<": safe += "&lt;"
    case ">": safe += "&gt;"
    case "\"": safe += "&quot;"
    default: safe.unicodeScalars.append(scalar)
    }
  }
  return safe
}
