internal import LayDrawing
internal import LayRuntime

/// Paints what the kind of a view shows, in the coordinates of the view.
struct ControlPainter {
  let look: ViewLook
  let palette: Palette
  private(set) var width: Double
  private(set) var height: Double
  /// True for a view without subviews that is not the root.
  var isBare = false

  private var box: Box { Box(minX: 0, minY: 0, maxX: width, maxY: height) }
  /// The alignment rectangle of a control of macOS, which its edge follows; the whole view on iOS.
  private var aligned: Box {
    let insets = look.insets
    return Box(minX: insets.left, minY: insets.top, maxX: width - insets.right, maxY: height - insets.bottom)
  }
  private var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Paints the background and the content of a view.
  func paint(_ view: FrameTree.View, _ painter: inout Painter) {
    guard !isEmpty else { return }
    if let background = look.background {
      painter.fill(box.rounded(view.shape == .textField ? fieldRadius : look.cornerRadius), background)
    }
    guard let place = ownPlace(of: view.shape), place != box else { return content(view, &painter) }
    var control = self
    (control.width, control.height) = (place.width, place.height)
    painter.begin(PictureGroup(.move(place.minX, place.minY)))
    control.content(view, &painter)
    painter.end()
  }

  /// The place of a control of macOS that shows no text, or of one that is never stretched: in the middle of the height, a spinner in the
  /// middle, others at the leading edge.
  private func ownPlace(of shape: ViewKind) -> Box? {
    switch shape {
    case .switchControl, .stepper, .progress, .segmentedControl, .separator:
      if look.isMac { return aligned }
    default: break
    }
    guard let size = look.ownSize else { return nil }
    let (wide, tall) = (min(width, size.width), min(height, size.height))
    let rest = width - wide
    let (x, y) = (shape == .spinner ? rest / 2 : look.isRightToLeft ? rest : 0, (height - tall) / 2)
    return Box(minX: x, minY: y, maxX: x + wide, maxY: y + tall)
  }

  private func content(_ view: FrameTree.View, _ painter: inout Painter) {
    switch view.shape {
    case .view: if isBare { empty(view, &painter) }
    case .spacer, .horizontalStack, .verticalStack, .grid: break
    case .label: text(look.textColour ?? palette.label, &painter)
    case .button: button(&painter)
    case .popUpButton: popUpButton(&painter)
    case .image: image(view, &painter)
    case .textField: field(&painter)
    case .textView: textView(&painter)
    case .switchControl: switchControl(&painter)
    case .slider: slider(&painter)
    case .stepper: stepper(&painter)
    case .progress: progress(&painter)
    case .spinner: spinner(&painter)
    case .segmentedControl: segments(&painter)
    case .datePicker: datePicker(&painter)
    case .pickerView: wheels(&painter)
    case .separator: if look.background == nil { painter.fill(box.outline, palette.separator) }
    case .table, .scrollView: scroller(view, &painter)
    }
  }

  /// A sample of what the app shows in an empty view, or its edge.
  private func empty(_ view: FrameTree.View, _ painter: inout Painter) {
    if let sample = SamplePainter.Sample(component: view.kind) { return self.sample(sample, &painter) }
    if look.background == nil, let line = separator { return painter.fill(line.outline, palette.separator) }
    if look.background == nil { bare(&painter) }
  }

  /// The line of a box of AppKit that separates: as long as the view, in the middle of its 5 points.
  private var separator: Box? {
    guard look.isMac, min(width, height) <= 5, max(width, height) >= 4 * min(width, height) else { return nil }
    return width > height
      ? Box(minX: 0, minY: aligned.midY - 0.5, maxX: width, maxY: aligned.midY + 0.5)
      : Box(minX: aligned.midX - 0.5, minY: 0, maxX: aligned.midX + 0.5, maxY: height)
  }

  private func sample(_ sample: SamplePainter.Sample, _ painter: inout Painter) {
    SamplePainter(
      palette: palette, tint: look.tint, width: width, height: height, isRightToLeft: look.isRightToLeft
    ).paint(sample, look.cornerRadius, &painter)
  }

  /// The edge of a view that shows nothing, so that it can be seen.
  private func bare(_ painter: inout Painter) {
    painter.stroke(box.inset(0.25).rounded(look.cornerRadius), palette.pictureInk, width: 0.5, dashes: [3, 2])
  }

  private func text(_ colour: Colour, _ painter: inout Painter) {
    guard let block = look.text else { return }
    // A text that is higher than its view is cut off at the edges of the view, as UIKit does.
    let isTall = block.leading > height + 1
    if isTall { painter.begin(PictureGroup(clip: box.outline)) }
    painter.text(block, colour)
    if isTall { painter.end() }
  }

  // MARK: Buttons

  private func button(_ painter: inout Painter) {
    if let mark = look.mark { return marked(mark, &painter) }
    if look.background == nil && look.text == nil && look.image.utf8.isEmpty { bare(&painter) }
    if look.background == nil && look.text != nil && look.isMac {
      // Nothing below shines through, so that the title is legible over pictures too.
      // A rectangle that is lower than the title is no edge of a button.
      let edge = aligned.height < look.font.size ? box : aligned
      let radius = look.cornerRadius > 0 ? look.cornerRadius : min(6, edge.height / 3)
      painter.fill(edge.rounded(radius), palette.fill.over(palette.raised))
    }
    text(look.textColour ?? titleColour, &painter)
    if look.text == nil, !look.image.utf8.isEmpty {
      let side = min(width, height, 24)
      symbol(
        Box(minX: (width - side) / 2, minY: (height - side) / 2, maxX: (width + side) / 2, maxY: (height + side) / 2),
        look.textColour ?? titleColour, &painter)
    }
  }

  /// A check box that is on, or a radio button that is off, with its title.
  private func marked(_ mark: ButtonMark, _ painter: inout Painter) {
    let side = min(ButtonMark.side, aligned.height)
    let (x, y) = (look.isRightToLeft ? aligned.maxX - side : aligned.minX, aligned.midY - side / 2)
    let place = Box(minX: x, minY: y, maxX: x + side, maxY: y + side)
    switch mark {
    case .check:
      painter.fill(place.rounded(side * 0.22), look.tint)
      let tick = [(0.25, 0.52), (0.43, 0.7), (0.76, 0.28)].map { Point2D(x + $0.0 * side, y + $0.1 * side) }
      painter.stroke(.lines(tick), .white, width: side * 0.12)
    case .radio:
      painter.shape(
        place.inset(0.5).rounded(side / 2), fill: palette.raised, stroke: Stroke(palette.pictureInk, width: 1))
    }
    text(look.textColour ?? palette.label, &painter)
  }

  /// The tint, or what is legible on the background.
  private var titleColour: Colour {
    if look.isMac && !look.hasTint && look.background == nil { return palette.label }
    guard let background = look.background, background.alpha > 127 else { return look.tint }
    let below = background.over(palette.background)
    if abs(below.lightness - look.tint.lightness) > 0.35 { return look.tint }
    return below.lightness > 0.6 ? .black : .white
  }

  private func popUpButton(_ painter: inout Painter) {
    if look.background == nil {
      painter.fill(aligned.rounded(min(look.isMac ? 6 : 8, aligned.height / 3)), palette.fill)
    }
    let colour = look.textColour ?? (look.isMac ? palette.label : titleColour)
    text(colour, &painter)
    // Two arrows, in the padding at the end.
    let x = look.isRightToLeft ? aligned.minX + 6 : aligned.maxX - (look.isMac ? 8 : 6)
    let middle = aligned.midY
    for sign in [-1.0, 1] {
      let points = [
        Point2D(x - 2.5, middle + sign * 2), Point2D(x, middle + sign * 4.5), Point2D(x + 2.5, middle + sign * 2),
      ]
      painter.stroke(.lines(points), colour, width: 1.2)
    }
  }

  // MARK: Texts

  /// The radius of the edge of a field, and so of its background.
  private var fieldRadius: Double { look.cornerRadius > 0 ? look.cornerRadius : min(6, height / 4) }

  private func field(_ painter: inout Painter) {
    let stroke = Stroke(palette.separator, width: 1)
    painter.shape(
      box.inset(0.5).rounded(fieldRadius), fill: look.background == nil ? palette.raised : nil, stroke: stroke)
    text(look.isPlaceholder ? palette.placeholder : look.textColour ?? palette.label, &painter)
  }

  private func textView(_ painter: inout Painter) {
    if look.background == nil {
      // UITextView has no edge of its own.
      let edge = look.isMac ? Stroke(palette.separator, width: 0.5) : nil
      painter.shape(box.inset(0.25).rounded(look.cornerRadius), fill: palette.background, stroke: edge)
      if look.text == nil && !look.isMac { bare(&painter) }
    }
    guard let block = look.text else { return }
    // The group of the view clips, if it scrolls.
    painter.text(block, look.textColour ?? palette.label)
  }

  // MARK: Values

  private func switchControl(_ painter: inout Painter) {
    painter.fill(box.rounded(height / 2), look.hasTint || look.isMac ? look.tint : palette.on)
    let side = max(0, height - 4)
    let knob = max(side, min(width - 4, side * (width / max(1, height) > 2 ? 1.5 : 1)))
    let x = look.isRightToLeft ? 2 : width - 2 - knob
    painter.fill(.rounded(x: x, y: 2, width: knob, height: side, radius: side / 2), palette.knob)
  }

  private func slider(_ painter: inout Painter) {
    let (middle, thickness) = (height / 2, min(4, height))
    let knob = min(height, look.isMac ? 20 : 28)
    let share = look.isRightToLeft ? 0.6 : 0.4
    let x = knob / 2 + max(0, width - knob) * share
    track(middle, thickness, to: x, &painter)
    let circle = Outline.ellipse(x: x - knob / 2, y: middle - knob / 2, width: knob, height: knob)
    painter.shape(circle, fill: palette.knob, stroke: Stroke(palette.separator, width: 0.5))
  }

  private func progress(_ painter: inout Painter) {
    track(height / 2, min(look.isMac ? 6 : 4, height), to: width * (look.isRightToLeft ? 0.6 : 0.4), &painter)
  }

  /// A track with its part up to `x` filled, from the leading end.
  private func track(_ middle: Double, _ thickness: Double, to x: Double, _ painter: inout Painter) {
    func bar(_ from: Double, _ to: Double) -> Outline {
      .rounded(
        x: from, y: middle - thickness / 2, width: max(0, to - from), height: thickness, radius: thickness / 2)
    }
    painter.fill(bar(0, width), palette.fill)
    painter.fill(look.isRightToLeft ? bar(x, width) : bar(0, x), look.tint)
  }

  private func stepper(_ painter: inout Painter) {
    painter.fill(box.rounded(min(8, min(width, height) / 3)), palette.fill)
    let isUpright = height > width
    let (cx, cy) = (width / 2, height / 2)
    let arm = min(7, min(width, height) / 4)
    func minus(_ x: Double, _ y: Double, _ painter: inout Painter) {
      painter.line(x - arm, y, x + arm, y, palette.label, width: 1.5, isRound: true)
    }
    let (first, last) =
      isUpright ? ((cx, height * 0.75), (cx, height * 0.25)) : ((width * 0.25, cy), (width * 0.75, cy))
    let (less, more) = look.isRightToLeft && !isUpright ? (last, first) : (first, last)
    minus(less.0, less.1, &painter)
    minus(more.0, more.1, &painter)
    painter.line(more.0, more.1 - arm, more.0, more.1 + arm, palette.label, width: 1.5, isRound: true)
    if isUpright {
      painter.line(width * 0.2, cy, width * 0.8, cy, palette.separator)
    } else {
      painter.line(cx, height * 0.25, cx, height * 0.75, palette.separator)
    }
  }

  private func spinner(_ painter: inout Painter) {
    let radius = min(width, height) / 2
    for spoke in 0..<8 {
      let (dx, dy) = ControlPainter.directions[spoke]
      painter.line(
        width / 2 + dx * radius * 0.5, height / 2 + dy * radius * 0.5, width / 2 + dx * radius * 0.95,
        height / 2 + dy * radius * 0.95, palette.secondary.faded(0.3 + 0.1 * Double(spoke)), width: max(1, radius / 5),
        isRound: true)
    }
  }

  /// The directions of eight spokes, clockwise from the top.
  private static let directions: [(Double, Double)] = {
    let half = 0.7071067811865476
    return [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
  }()

  private func segments(_ painter: inout Painter) {
    painter.fill(box.rounded(min(9, height / 3)), palette.fill)
    let count = look.segments.count
    guard count > 0 else { return }
    let share = width / Double(count)
    for (index, title) in look.segments.enumerated() {
      let place = look.isRightToLeft ? count - 1 - index : index
      let left = Double(place) * share
      if index == 0 {
        let chosen = Box(minX: left, minY: 0, maxX: left + share, maxY: height).inset(2)
        painter.fill(chosen.rounded(min(7, height / 3)), palette.segment)
      } else if index > 1 {
        let edge = look.isRightToLeft ? left + share : left
        painter.line(edge, height * 0.25, edge, height * 0.75, palette.separator)
      }
      let font = look.font
      let isBold = index == 0 && font.weight < 600
      let shown = Words.fitting(visible(title), into: share - 4, size: font.size, isBold: isBold)
      painter.text(
        shown, x: left + share / 2, y: height / 2 + font.size * 0.3555, .middle, size: font.size,
        weight: isBold ? 600 : font.weight, look.textColour ?? palette.label)
    }
  }

  private func datePicker(_ painter: inout Painter) {
    if height >= 72 { return width > height * 1.2 || height < 260 ? wheels(&painter) : calendar(&painter) }
    if look.background == nil { painter.fill(box.rounded(min(8, height / 3)), palette.fill) }
    text(look.textColour ?? palette.label, &painter)
    if look.text == nil { bar(width * 0.6, at: height / 2, palette.secondary.faded(0.6), &painter) }
  }

  /// A bar in the place of a value that the file does not say, in the middle of the width.
  private func bar(_ length: Double, at y: Double, _ colour: Colour, _ painter: inout Painter) {
    let thickness = min(8, height / 2)
    painter.fill(
      .rounded(
        x: (width - length) / 2, y: y - thickness / 2, width: max(0, length), height: thickness, radius: thickness / 2),
      colour)
  }

  /// Rows of a wheel, without values: the file says none.
  private func wheels(_ painter: inout Painter) {
    let row = 32.0
    let band = Box(minX: 8, minY: height / 2 - row / 2, maxX: width - 8, maxY: height / 2 + row / 2)
    if band.width > 0 { painter.fill(band.rounded(8), palette.fill) }
    for step in -3...3 {
      let y = height / 2 + Double(step) * row
      guard y > 8, y < height - 8 else { continue }
      let (long, fade) = (width * (0.34 - 0.03 * Double(abs(step))), 1 - 0.24 * Double(abs(step)))
      bar(long, at: y, palette.secondary.faded(fade * 0.6), &painter)
    }
  }

  /// A month of seven columns.
  private func calendar(_ painter: inout Painter) {
    let (column, row) = (width / 7, height / 7)
    painter.fill(
      .rounded(x: column * 0.3, y: row * 0.35, width: column * 2, height: row * 0.3, radius: row * 0.15), palette.label)
    for day in 0..<30 {
      let (x, y) = (column * (Double(day % 7) + 0.5), row * (Double(day / 7 + 1) + 0.6))
      let radius = min(column, row) * (day == 16 ? 0.4 : 0.16)
      painter.fill(
        .ellipse(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
        day == 16 ? look.tint : palette.secondary.faded(0.5))
    }
  }

  // MARK: Scrolling

  private func scroller(_ view: FrameTree.View, _ painter: inout Painter) {
    let isTable = view.shape == .table
    if isTable, look.background == nil { painter.fill(box.rounded(look.cornerRadius), palette.raised) }
    guard isBare else { return }
    if isTable { sample(.rows, &painter) } else { empty(view, &painter) }
  }

  // MARK: Pictures

  private func image(_ view: FrameTree.View, _ painter: inout Painter) {
    if file(view, &painter) { return }
    guard let content = view.content else { return picture(box, view, &painter) }
    let (x, y) = view.boundsOrigin
    let frame = LayoutRect(content.rect)
    let place = Box(LayoutRect(x: frame.x - x, y: frame.y - y, width: frame.width, height: frame.height))
    picture(place, view, &painter)
    if !look.clips && place.reaches(beyond: box) { bare(&painter) }
    for part in content.parts {
      let target = LayoutRect(part.target)
      let edge = Box(LayoutRect(x: target.x - x, y: target.y - y, width: target.width, height: target.height))
      painter.stroke(edge.outline, palette.pictureInk, width: 0.5, dashes: [2, 2])
    }
  }

  /// Paints the file of the picture, if there is one; a picture with cap insets keeps its stand-in, which shows the parts.
  private func file(_ view: FrameTree.View, _ painter: inout Painter) -> Bool {
    guard let shown = look.picture, view.content?.parts.isEmpty ?? true else { return false }
    let (x, y) = view.boundsOrigin
    let placed = view.content.map { content in
      let rect = LayoutRect(content.rect)
      return Box(LayoutRect(x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height))
    }
    guard let place = placed ?? shown.box(width: width, height: height), place.width > 0, place.height > 0 else {
      return false
    }
    painter.begin(PictureGroup(title: visible(look.image)))
    painter.image(shown.file.image, in: place)
    painter.end()
    return true
  }

  /// A stand-in for a picture: its area, a landscape, its name and its size.
  private func picture(_ place: Box, _ view: FrameTree.View, _ painter: inout Painter) {
    guard place.width > 0, place.height > 0 else { return }
    let radius = place == box ? look.cornerRadius : 0
    if min(place.width, place.height) < 40 {
      // Small ones are mostly symbols in the tint of their surroundings.
      return symbol(place, look.hasTint ? look.tint : palette.pictureInk, &painter)
    }
    let ground = look.background == nil || place != box ? palette.picture : palette.picture.faded(0.5)
    painter.fill(place.rounded(radius), ground)
    painter.stroke(place.inset(0.25).rounded(radius), palette.pictureInk, width: 0.5)
    let side = min(place.width, place.height)
    var middle = place.midY
    let words = [visible(look.image), pictureWords(view)].filter { !$0.utf8.isEmpty }
    let size = min(12, max(8, side / 12))
    let isWorded = side >= 64 && !words.isEmpty
    let rows = isWorded ? words.map { Words.fitting($0, into: place.width - 12, size: size) } : []
    if isWorded { middle -= Double(rows.count) * size * 0.65 }
    landscape(
      Box(
        minX: place.midX - side * 0.16, minY: middle - side * 0.12, maxX: place.midX + side * 0.16,
        maxY: middle + side * 0.12), palette.pictureInk, &painter)
    for (row, line) in rows.enumerated() {
      painter.text(
        line, x: place.midX, y: middle + side * 0.12 + size * (1.3 + 1.25 * Double(row)), .middle, size: size,
        palette.pictureWords)
    }
  }

  /// The size of the picture and its content mode; the size of the view if the file says none.
  private func pictureWords(_ view: FrameTree.View) -> String {
    guard let content = view.content else { return "\(n(width)) × \(n(height))" }
    let mode = content.mode == .scaleToFill ? "" : " \(content.mode.name)"
    return "\(n(content.size.width.double)) × \(n(content.size.height.double))\(mode)"
  }

  private func landscape(_ place: Box, _ colour: Colour, _ painter: inout Painter) {
    let (w, h) = (place.width, place.height)
    let hills = [(0.0, 1.0), (0.34, 0.3), (0.56, 0.7), (0.7, 0.5), (1, 1)]
    painter.fill(
      .lines(hills.map { Point2D(place.minX + $0.0 * w, place.minY + $0.1 * h) }, isClosed: true), colour)
    let sun = min(w, h) * 0.26
    painter.fill(.ellipse(x: place.maxX - sun * 1.3, y: place.minY, width: sun, height: sun), colour)
  }

  private func symbol(_ place: Box, _ colour: Colour, _ painter: inout Painter) {
    let side = min(place.width, place.height)
    guard side > 0 else { return }
    let square = Box(
      minX: place.midX - side / 2, minY: place.midY - side / 2, maxX: place.midX + side / 2, maxY: place.midY + side / 2
    )
    painter.fill(place.rounded(max(look.cornerRadius, side * 0.2)), colour.faded(0.28))
    landscape(square.inset(side * 0.24), colour, &painter)
  }
}

extension Box {
  /// True if a part of the box is outside of another one.
  fileprivate func reaches(beyond other: Box) -> Bool { !other.inset(-0.5).contains(self) }
}
