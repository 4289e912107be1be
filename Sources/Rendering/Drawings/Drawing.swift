internal import LayRuntime

/// The drawing of one layout at one size: a title, the screen and its surroundings, names on top, a legend, and below it a list
/// of views that could not be shown or named.
struct Drawing {
  let tree: FrameTree
  private let boxes: [Box]
  private let children: [[Int]]
  private let screen: Box
  /// The screen and its surroundings, within limits.
  private let area: Box
  private let tags: NameTagPlacer
  private let margin: Double
  private let fontSize: Double
  private let legend: [ViewKind]
  private let notes: [String]

  init(_ tree: FrameTree) {
    self.tree = tree
    var children = [[Int]](repeating: [], count: tree.views.count)
    for (index, view) in tree.views.enumerated() {
      if let superview = view.superview { children[superview].append(index) }
    }
    self.children = children
    boxes = tree.screenBoxes()
    let (width, height) = (tree.size.width.double, tree.size.height.double)
    screen = Box(minX: 0, minY: 0, maxX: width, maxY: height)
    area = Drawing.area(of: boxes, screen)
    // Small enough for a row of a list, large enough to be read on a big screen.
    fontSize = min(14, max(7, min(width, height) / 40))
    margin = fontSize * 1.6
    let used = Set(tree.views.dropFirst().filter { $0.isShown }.map { $0.shape })
    legend = ViewKind.allCases.filter(used.contains)
    tags = NameTagPlacer(tree, boxes, screen: screen, area: area, fontSize: fontSize)
    notes = Drawing.notes(tree, tags.homeless, boxes, area)
  }

  /// Returns the screen and everything around it, at most one more screen to each side.
  static func area(of boxes: [Box], _ screen: Box) -> Box {
    let largest = Box(
      minX: -screen.maxX, minY: -screen.maxY, maxX: 2 * screen.maxX, maxY: 2 * screen.maxY)
    var area = screen
    for box in boxes where box.width.isFinite && box.height.isFinite {
      // Views farther away are listed below the drawing instead.
      if box.touches(largest) { area = area.union(box.intersection(largest)) }
    }
    return area
  }

  /// Returns the notes about views without a name in the drawing, and about views outside of it.
  static func notes(_ tree: FrameTree, _ homeless: [Int], _ boxes: [Box], _ area: Box) -> [String] {
    func list(_ what: String, _ views: [Int], _ words: (FrameTree.View) -> String) -> [String] {
      guard !views.isEmpty else { return [] }
      var text = views.prefix(12).map { words(tree.views[$0]) }.joined(separator: ", ")
      if views.count > 12 { text += " and \(views.count - 12) more" }
      return ["\(what): \(text)"]
    }
    let all = tree.views.indices.dropFirst()
    return list("too small for a name, or covered", homeless) { "\(visible($0.name)) \(sizeWords($0.frame))" }
      + list("far outside", all.filter { !boxes[$0].touches(area) }) {
        "\(visible($0.name)) \(frameWords($0.frame))"
      }
  }

  // MARK: Sizes

  /// The swatches of the legend: the kinds, then nil for hidden views.
  private var swatches: [ViewKind?] {
    legend.map { $0 } + (tree.views.contains { !$0.isShown } ? [nil] : [])
  }

  private var swatchWidth: Double { fontSize * 6.6 }

  private func perRow(_ width: Double) -> Int {
    // The file determines the width of the drawing, so the quotient is clamped before its conversion.
    max(1, Int(min(width / (swatchWidth), Double(swatches.count))))
  }

  private var legendRows: [[ViewKind?]] {
    let count = perRow(area.width)
    return stride(from: 0, to: swatches.count, by: count).map { Array(swatches[$0..<min($0 + count, swatches.count)]) }
  }

  /// The notes, wrapped at the right edge.
  private var noteLines: [String] {
    notes.flatMap { note -> [String] in
      var lines = [""]
      for word in note.split(separator: " ") {
        let line = lines[lines.count - 1]
        if !line.isEmpty, Double(displayWidth(line) + displayWidth(word) + 1) * 0.55 * noteSize > textWidth {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
        }
      }
      return lines
    }
  }

  private var noteSize: Double { fontSize * 0.85 }
  private var textWidth: Double { max(area.width, fontSize * 24) }
  private var titleWidth: Double { Double(displayWidth(tree.title)) * 0.62 * fontSize * 1.1 }
  var width: Double { max(notes.isEmpty ? area.width : textWidth, titleWidth) + 2 * margin }
  var height: Double {
    area.height + 3 * margin + fontSize + Double(legendRows.count) * fontSize * 1.6
      + Double(noteLines.count) * noteSize * 1.4
  }

  // MARK: Text

  /// Returns the drawing, with `id` for its clip path.
  func text(at x: Double, id: String) -> String {
    var text = "  <g transform=\"translate(\(n(x + margin)) \(n(margin)))\">\n"
    text += "    <title>\(xmlEscaped(tree.title))</title>\n"
    text += "    <text y=\"\(n(fontSize * 0.8))\" font-size=\"\(n(fontSize * 1.1))\" font-weight=\"600\" "
    text += "fill=\"\(Paint.ink)\">\(xmlEscaped(tree.title))</text>\n"
    text += "    <g transform=\"translate(\(n(-area.minX)) \(n(margin - area.minY)))\">\n"
    text += "      <clipPath id=\"\(id)\">\(rectangle(area))</clipPath>\n"
    text += "      <g clip-path=\"url(#\(id))\">\n\(views())      </g>\n"
    text += outside() + names()
    text += "    </g>\n"
    return text + legendText() + noteText() + "  </g>\n"
  }

  private func rectangle(_ box: Box, _ attributes: String = "") -> String {
    "<rect x=\"\(n(box.minX))\" y=\"\(n(box.minY))\" width=\"\(n(box.width))\" height=\"\(n(box.height))\""
      + "\(attributes.isEmpty ? "" : " ")\(attributes)/>"
  }

  /// Returns the groups of the views, without recursion, since the file determines their depth.
  private func views() -> String {
    var text = ""
    var stack: [(view: Int, isClosing: Bool)] = tree.views.isEmpty ? [] : [(0, false)]
    while let (index, isClosing) = stack.popLast() {
      if isClosing {
        text += "</g>\n"
        continue
      }
      text += open(tree.views[index])
      stack.append((index, true))
      for child in children[index].reversed() { stack.append((child, false)) }
    }
    return text
  }

  private func open(_ view: FrameTree.View) -> String {
    let box = view.untransformed ?? view.frame
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
    let words = "\(xmlEscaped(view.path)) \(xmlEscaped(frameWords(view.frame)))\(view.isShown ? "" : " hidden")"
    return "<g transform=\"\(moves)\"><title>\(words)</title><rect \(size) \(Paint.box(view))/>\n" + picture(view)
  }

  /// Returns the edges of a shown image's picture and of its parts; empty if it simply fills its view.
  private func picture(_ view: FrameTree.View) -> String {
    guard let content = view.content, view.isShown else { return "" }
    let (x, y) = view.boundsOrigin
    let places =
      content.parts.isEmpty
      ? (content.mode == .scaleToFill || content.mode == .redraw ? [] : [LayoutRect(content.rect)])
      : content.parts.map { LayoutRect($0.target) }
    return places.map { place in
      let box = Box(
        minX: place.x - x, minY: place.y - y, maxX: place.x - x + place.width, maxY: place.y - y + place.height)
      return rectangle(
        box, "fill=\"none\" stroke=\"\(Paint.colour(of: .image))\" stroke-width=\"0.5\" stroke-dasharray=\"2 1\"")
        + "\n"
    }.joined()
  }

  /// Returns a veil over the surroundings of the screen, and the screen's edge.
  private func outside() -> String {
    var text = ""
    if area != screen {
      let sides = [
        Box(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: 0),
        Box(minX: area.minX, minY: screen.maxY, maxX: area.maxX, maxY: area.maxY),
        Box(minX: area.minX, minY: 0, maxX: 0, maxY: screen.maxY),
        Box(minX: screen.maxX, minY: 0, maxX: area.maxX, maxY: screen.maxY),
      ]
      for side in sides where side.width > 0 && side.height > 0 {
        text += "      \(rectangle(side, "fill=\"#ffffff\" fill-opacity=\"0.6\""))\n"
      }
    }
    return text + "      \(rectangle(screen, "fill=\"none\" stroke=\"#111827\" stroke-width=\"1\""))\n"
  }

  private func names() -> String {
    var text = ""
    for tag in tags.tags.sorted(by: { $0.view < $1.view }) {
      let view = tree.views[tag.view]
      let isOnDark = background(behind: tag).map(Paint.isDark) ?? false
      let ink = !view.isShown ? Paint.hidden : isOnDark ? "#ffffff" : Paint.ink
      let x = (tag.box.minX + tag.box.maxX) / 2
      for (row, line) in tag.lines.enumerated() {
        let y = tag.box.minY + (Double(row) * NameTag.lineHeight + 0.88) * tag.fontSize
        text += "      <text x=\"\(n(x))\" y=\"\(n(y))\" font-size=\"\(n(tag.fontSize))\" fill=\"\(ink)\" "
        text += "text-anchor=\"middle\">\(xmlEscaped(line.name))"
        if !line.size.isEmpty {
          let gap = line.name.isEmpty ? "" : " dx=\"\(n(tag.fontSize * 0.4))\""
          text += "<tspan fill-opacity=\"0.7\"\(gap)>\(line.size)</tspan>"
        }
        text += "</text>\n"
      }
    }
    return text
  }

  /// Returns the background colour around a name: that of its own view or of the nearest view that contains it.
  private func background(behind tag: NameTag) -> String? {
    var next: Int? = tag.view
    while let current = next {
      let view = tree.views[current]
      if let background = view.background, view.isShown, boxes[current].contains(tag.box) { return background }
      next = view.superview
    }
    return nil
  }

  private func legendText() -> String {
    var text = ""
    for (row, kinds) in legendRows.enumerated() {
      let y = area.height + 2 * margin + Double(row) * fontSize * 1.6
      for (column, kind) in kinds.enumerated() {
        let x = Double(column) * swatchWidth
        let paint =
          kind.map { "fill=\"\(Paint.colour(of: $0))\" fill-opacity=\"0.3\" stroke=\"\(Paint.colour(of: $0))\"" }
          ?? "fill=\"none\" stroke=\"\(Paint.hidden)\" stroke-dasharray=\"3 3\""
        let box = Box(minX: x, minY: y, maxX: x + fontSize, maxY: y + fontSize)
        text += "    \(rectangle(box, paint))<text x=\"\(n(x + fontSize * 1.4))\" y=\"\(n(y + fontSize * 0.85))\" "
        text += "font-size=\"\(n(fontSize))\" fill=\"#374151\">\(kind?.name ?? "hidden")</text>\n"
      }
    }
    return text
  }

  private func noteText() -> String {
    var text = ""
    let top = area.height + 2 * margin + Double(legendRows.count) * fontSize * 1.6
    for (row, line) in noteLines.enumerated() {
      let y = top + (Double(row) * 1.4 + 1) * noteSize
      text +=
        "    <text y=\"\(n(y))\" font-size=\"\(n(noteSize))\" fill=\"\(Paint.paleInk)\">\(xmlEscaped(line))</text>\n"
    }
    return text
  }
}

extension Box {
  /// True if it has a point in common with `other`, even if one of them is only a line.
  fileprivate func touches(_ other: Box) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
