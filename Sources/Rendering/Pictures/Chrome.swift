internal import LayDevices
internal import LayDrawing
internal import LayRuntime

/// Paints what the system shows around and over a layout: bars, the keyboard, areas that the device takes, the outline of the screen.
struct Chrome {
  let screen: Screen
  let width: Double
  let height: Double
  private let boxes: [Box]
  /// The device of the pose; nil for a size alone.
  private let device: Device?
  private var isPad: Bool { device?.family == .iPad }
  /// True over a blueprint, among whose names there are no letters on keys, no bars and no black areas.
  private let isBlueprint: Bool
  private let palette: Palette

  init(_ screen: Screen, isBlueprint: Bool = false) {
    (self.screen, self.isBlueprint) = (screen, isBlueprint)
    palette = isBlueprint ? Palette(isDark: screen.hasDarkPaper) : screen.palette
    boxes = screen.tree.pose == nil ? [] : screen.tree.screenBoxes()
    device = screen.tree.pose.flatMap { Device.showing($0) }
    (width, height) = (screen.tree.size.width.double, screen.tree.size.height.double)
  }

  private var area: Box { Box(minX: 0, minY: 0, maxX: width, maxY: height) }
  private var insets: Screen.Sides { screen.safeArea }

  /// The radius of the corners of the screen: round where the safe area says that the screen is.
  var radius: Double {
    let isRound = screen.tree.pose != nil && (insets.bottom > 0 || insets.top > 24)
    if !isRound { return 0 }
    return isPad ? 18 : min(44, min(width, height) / 8)
  }

  /// Paints the ground below the views.
  func ground(_ painter: inout Painter) { painter.fill(area.rounded(radius), palette.background) }

  /// Paints what lies over the views.
  func cover(_ layers: Set<PictureLayer>, _ painter: inout Painter) {
    keyboard(&painter)
    if !isBlueprint { bars(&painter) }
    if layers.contains(.safeArea) { safeArea(&painter) }
    cutout(&painter)
    for region in screen.regions { taken(region, &painter) }
  }

  /// Paints the edge of the screen.
  func outline(_ painter: inout Painter) {
    if screen.tree.pose == nil {
      painter.stroke(area.rounded(radius), Ink.pale, width: 1)
    } else {
      painter.stroke(area.inset(-3).rounded(radius + 3), Ink.bezel, width: 6)
    }
  }

  // MARK: Bars

  /// The colour of a bar at a place: legible on the backgrounds below.
  private func ink(_ x: Double, _ y: Double) -> Colour {
    var ground = palette.background
    for (index, view) in screen.tree.views.enumerated() {
      guard let background = screen.looks[index].background, view.isShown, boxes[index].contains(x, y) else { continue }
      ground = background.over(ground)
    }
    return ground.lightness > 0.55 ? .black : .white
  }

  private func bars(_ painter: inout Painter) {
    if let statusBar { self.statusBar(statusBar, &painter) }
    if screen.tree.pose != nil && insets.bottom > 0 { homeBar(&painter) }
  }

  /// The places of the time and of the signs: the size of their letters, their baseline, and their ends.
  private struct StatusBar {
    var size: Double
    var baseline: Double
    /// The left end of the time on an iPad, else its middle.
    var time: Double
    /// The right end of the signs.
    var signs: Double
  }

  /// The status bar; nil without one.
  private var statusBar: StatusBar? {
    guard screen.tree.pose != nil, insets.top >= 20, isPad || width < 1000, insets.left == 0 else { return nil }
    let isTall = insets.top > 30
    let (size, y) = isTall ? (16.0, insets.top * 0.5 + 6) : (12.0, 15.0)
    return StatusBar(
      size: size, baseline: y, time: isPad ? Chrome.padMargin : isTall ? width * 0.13 : width / 2,
      signs: width - (isPad ? Chrome.padMargin : isTall ? width * 0.07 : 6))
  }

  private func statusBar(_ bar: StatusBar, _ painter: inout Painter) {
    painter.text(
      "9:41", x: bar.time, y: bar.baseline, isPad ? .start : .middle, size: bar.size, weight: 600,
      ink(isPad ? bar.time + bar.size : bar.time, bar.baseline))
    signs(right: bar.signs, bar.baseline, bar.size, &painter)
  }

  /// The places that labels over a mockup avoid: the time and the signs of the status bar, the cutout, and the keyboard.
  var inks: [Box] {
    var boxes = [cutoutBox].compactMap { $0 }
    if let bar = statusBar {
      let (top, bottom) = (bar.baseline - bar.size * 0.8, bar.baseline + bar.size * 0.1)
      let left = isPad ? bar.time : bar.time - bar.size * 1.2
      boxes.append(Box(minX: left, minY: top, maxX: left + bar.size * 2.4, maxY: bottom))
      boxes.append(Box(minX: bar.signs - bar.size * 2.9, minY: top, maxX: bar.signs, maxY: bottom))
    }
    let tall = min(height, screen.tree.keyboardHeight.double)
    if tall > 0 { boxes.append(Box(minX: 0, minY: height - tall, maxX: width, maxY: height)) }
    return boxes
  }

  /// The distance of the time and the battery of an iPad from the edges.
  private static let padMargin = 20.0

  /// Paints the strength of the signal and the battery.
  private func signs(right: Double, _ y: Double, _ size: Double, _ painter: inout Painter) {
    let ink = ink(width * 0.9, y)
    let (w, h) = (size * 1.5, size * 0.7)
    let battery = Box(minX: right - w, minY: y - h, maxX: right, maxY: y)
    painter.stroke(battery.rounded(h * 0.3), ink.faded(0.5), width: 1)
    painter.fill(battery.inset(1.5).rounded(h * 0.2), ink)
    for bar in 0..<4 {
      let tall = h * (0.4 + 0.2 * Double(bar))
      let x = right - w - size * 1.3 + Double(bar) * size * 0.26
      painter.fill(.rounded(x: x, y: y - tall, width: size * 0.18, height: tall, radius: 1), ink)
    }
  }

  private func homeBar(_ painter: inout Painter) {
    let long = min(139, width * 0.36)
    let y = height - min(insets.bottom, 34) * 0.26 - 5
    let isOverKeyboard = !screen.tree.keyboardHeight.isZero
    painter.fill(
      .rounded(x: (width - long) / 2, y: y, width: long, height: 5, radius: 2.5),
      isOverKeyboard ? palette.label : ink(width / 2, y))
  }

  // MARK: Areas

  private func safeArea(_ painter: inout Painter) {
    guard insets != Screen.Sides() else { return }
    let inner = Box(minX: insets.left, minY: insets.top, maxX: width - insets.right, maxY: height - insets.bottom)
    let sides = [
      Box(minX: 0, minY: 0, maxX: width, maxY: inner.minY),
      Box(minX: 0, minY: inner.maxY, maxX: width, maxY: height),
      Box(minX: 0, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      Box(minX: inner.maxX, minY: inner.minY, maxX: width, maxY: inner.maxY),
    ]
    for side in sides where side.width > 0 && side.height > 0 {
      painter.fill(side.outline, palette.hatch.faded(0.55), hatching: Hatching(spacing: 7, width: 1))
    }
    if inner.width > 0 && inner.height > 0 {
      painter.stroke(inner.outline, palette.hatch, width: 0.5, dashes: [4, 3])
    }
  }

  private func taken(_ region: Screen.Region, _ painter: inout Painter) {
    if region.isFold {
      painter.fill(region.box.outline, palette.hatch, hatching: Hatching(spacing: 5, width: 1.5))
    } else if isBlueprint {
      edge(region.box.rounded(min(region.box.width, region.box.height) / 2), &painter)
    } else {
      let radius = min(region.box.width, region.box.height) / 2
      painter.fill(region.box.rounded(radius), Ink.bezel)
      painter.fill(
        region.box.rounded(radius), Colour(hex: 0x8E8E93, opacity: 0.5), hatching: Hatching(spacing: 5, width: 1))
    }
  }

  /// Paints the edge of what a camera covers, below which names can be read.
  private func edge(_ outline: Outline, _ painter: inout Painter) {
    painter.stroke(outline, Ink.pale, width: 1, dashes: [3, 2])
  }

  /// The place of the notch or the Dynamic Island: at the upper edge in portrait, at the left edge in landscape; nil without one.
  private var cutoutBox: Box? {
    guard let cutout = device?.cutout, max(insets.top, insets.left) > 24 else { return nil }
    let isPortrait = height >= width
    let distance = cutout.distance(inset: isPortrait ? insets.top : insets.left)
    let start = ((isPortrait ? width : height) - cutout.width) / 2
    let (near, far) = (distance, distance + cutout.height)
    return isPortrait
      ? Box(minX: start, minY: near, maxX: start + cutout.width, maxY: far)
      : Box(minX: near, minY: start, maxX: far, maxY: start + cutout.width)
  }

  private func cutout(_ painter: inout Painter) {
    guard let cutout = device?.cutout, let box = cutoutBox else { return }
    painter.begin(PictureGroup(title: cutout.kind == .notch ? "notch" : "Dynamic Island"))
    let outline = cutout.kind == .island ? box.rounded(cutout.height / 2) : notch(box, height >= width)
    if isBlueprint {
      edge(outline, &painter)
    } else {
      painter.shape(
        outline, fill: .black, stroke: palette.isDark ? Stroke(Colour(hex: 0x3A3A3C), width: 0.5) : nil)
    }
    painter.end()
  }

  /// A notch, whose corners at the edge of the screen are square.
  private func notch(_ box: Box, _ isPortrait: Bool) -> Outline {
    let beyond = isPortrait ? Box(minX: box.minX, minY: -20, maxX: box.maxX, maxY: box.maxY) : nil
    return (beyond ?? Box(minX: -20, minY: box.minY, maxX: box.maxX, maxY: box.maxY)).rounded(20)
  }

  // MARK: Keyboard

  private func keyboard(_ painter: inout Painter) {
    let tall = min(height, screen.tree.keyboardHeight.double)
    guard tall > 0 else { return }
    painter.begin(PictureGroup(clip: area.rounded(radius), title: "keyboard, \(n(tall)) high"))
    KeyboardPainter(
      palette: palette, box: Box(minX: 0, minY: height - tall, maxX: width, maxY: height),
      bottom: min(insets.bottom, tall / 3), isPad: isPad || device == nil && min(width, height) >= 700,
      hasLetters: !isBlueprint
    ).paint(&painter)
    painter.end()
  }
}

extension Device {
  /// The device of a pose in words: `iPad, portrait`; nil if there is none.
  fileprivate static func showing(_ pose: String) -> Device? {
    guard let comma = pose.firstIndex(of: ",") else { return nil }
    return named(String(pose[..<comma]))
  }
}

/// The colours of what the picture itself says, on white. Those of kinds and states are Okabe and Ito's, which people of any colour
/// vision can distinguish.
enum Ink {
  static let dark = Colour(hex: 0x1F2937)
  static let pale = Colour(hex: 0x6B7280)
  static let faint = Colour(hex: 0xC3C8D0)
  static let bezel = Colour(hex: 0x1D1D1F)
  static let red = Colour(hex: 0xC62828)
  static let paleRed = Colour(hex: 0xC94444)
  static let grey = Colour(hex: 0x626C7D)
  static let orange = Colour(hex: 0xB45309)
  static let blue = Colour(hex: 0x0072B2)
  static let green = Colour(hex: 0x00795A)
  static let purple = Colour(hex: 0x7A3B8F)

  static func colour(of state: Dimension.State) -> Colour {
    switch state {
    case .binding: dark
    case .slack: grey
    case .unmet: orange
    case .conflicting: paleRed
    case .broken: red
    }
  }

  /// The colour of a kind of view, as `layc eval --format svg` has it.
  static func colour(of kind: ViewKind) -> Colour { Colour(Paint.colour(of: kind)) ?? pale }
}
