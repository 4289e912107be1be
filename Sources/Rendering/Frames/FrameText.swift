internal import LayRuntime

/// Formats the tree as an aligned table, one view a line:
///
///     # SignIn.lay: SignIn at 375x667
///                             x     y  width  height
///     SignIn                  0     0    375     667
///       form     View        12    88    351     140
///         email  TextField   20    20    311      44
package func frameText(_ tree: FrameTree, _ style: Style) -> String {
  let names = tree.views.map { String(repeating: "  ", count: min($0.depth, deepestIndent)) + visible($0.name) }
  let nameWidth = names.map { displayWidth($0) }.max() ?? 0
  let kindWidth = tree.views.map { displayWidth($0.kind) }.max() ?? 0
  let frames = tree.views.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
  let numbers = NumberColumns(frames, names: ["x", "y", "width", "height"])
  var text = style.dim("# \(visible(tree.file)): ") + style.bold(tree.title) + "\n"
  let margin = String(repeating: " ", count: nameWidth + kindWidth + 2)
  text += style.dim(margin + numbers.headings) + "\n"
  for (index, view) in tree.views.enumerated() {
    let name = padded(names[index], right: nameWidth)
    let kind = padded(visible(view.kind), right: kindWidth)
    let row = numbers.row(index)
    if view.isHidden {
      text += style.dim("\(name)  \(kind)\(row)  (hidden)") + "\n"
    } else if let superview = view.hiddenBy {
      let words = "\(transformWords(view))  (hidden with \(visible(tree.views[superview].name)))"
      text += style.dim("\(name)  \(kind)\(row)\(words)") + "\n"
    } else {
      text +=
        "\(name)  \(style.dim(kind))\(row)" + style.dim(transformWords(view) + contentWords(view) + pictureWords(view))
        + "\n"
    }
  }
  return text
}

/// Returns the size of a scroll view's content; empty for other views.
private func contentWords(_ view: FrameTree.View) -> String {
  guard let content = view.contentSize else { return "" }
  return "  (content \(spelled([content.width, content.height], with: "x")))"
}

/// Returns the frame before the transform; empty for a view without one.
private func transformWords(_ view: FrameTree.View) -> String {
  guard let frame = view.untransformed else { return "" }
  return "  (transformed from \(spelled(frame)))"
}

/// Returns the frame of a picture; empty if it fills its view.
private func pictureWords(_ view: FrameTree.View) -> String {
  guard let content = view.content, content.mode != .scaleToFill, content.mode != .redraw else { return "" }
  return "  (\(content.mode.name): \(spelled(LayoutRect(content.rect))))"
}

private func spelled(_ rect: LayoutRect) -> String { spelled([rect.x, rect.y, rect.width, rect.height], with: " ") }

private func spelled(_ numbers: [Double], with separator: String) -> String {
  let words = numbers.map { value in
    let (whole, fraction) = shortNumber(value)
    return whole + fraction
  }
  return words.joined(separator: separator)
}

/// The deepest indentation: deeper views are not indented further, so that lines do not become too long.
private let deepestIndent = 24

/// Columns of numbers with aligned decimal points, without trailing spaces.
struct NumberColumns {
  private let cells: [[(whole: String, fraction: String)]]
  private let names: [String]
  private let fractionWidths: [Int]
  private let widths: [Int]
  private static let leastWidth = 4

  init(_ rows: [[Double]], names: [String]) {
    let cells = rows.map { $0.map(shortNumber) }
    let fractionWidths = names.indices.map { column in cells.map { $0[column].fraction.count }.max() ?? 0 }
    widths = names.indices.map { column in
      let number = (cells.map { $0[column].whole.count }.max() ?? 0) + fractionWidths[column]
      return max(NumberColumns.leastWidth, names[column].count, number)
    }
    self.cells = cells
    self.names = names
    self.fractionWidths = fractionWidths
  }

  var headings: String {
    names.indices.map { "  " + padded(names[$0], left: widths[$0]) }.joined()
  }

  func row(_ index: Int) -> String {
    var text = ""
    for (column, cell) in cells[index].enumerated() {
      text += "  " + padded(cell.whole, left: widths[column] - fractionWidths[column])
      text += padded(cell.fraction, right: fractionWidths[column])
    }
    return trimmedEnd(text)
  }
}

private func trimmedEnd(_ text: String) -> String {
  var end = text.endIndex
  while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
  return String(text[..<end])
}
