/// A painter of the rows of a picture from one to another.
struct StripPainter {
  private let picture: Picture
  private let scale: Double
  private let width, first, rows: Int
  private var buffers: CoverageBuffers
  private var layers: [PixelLayer]
  private var clips: [ClipMask]
  /// The transforms from the open groups to the picture.
  private var transforms: [Transform2D] = [.identity]
  /// The opacity of each open group; nil for those that have no layer.
  private var opacities: [UInt32?] = []
  private var glyphs: [GlyphKey: Outline] = [:]
  /// The number of steps that were made.
  private var work: Int

  /// The distance between a curve and its lines, pixels.
  private static let tolerance = 0.05

  /// A painter of a clean picture; `work` is the number of steps that were made for other strips.
  init(_ picture: Picture, scale: Double, width: Int, rows: Range<Int>, work: Int) {
    self.picture = picture
    self.scale = scale
    self.width = width
    first = rows.lowerBound
    self.rows = rows.count
    self.work = work
    let box = PixelBox(columns: 0..<width, rows: 0..<rows.count)
    layers = [PixelLayer(box)]
    clips = [ClipMask(box)]
    buffers = CoverageBuffers(width: width)
    if let colour = picture.background { layers[0].fill(colour) }
  }

  /// Paints the items, and returns the pixels and the number of steps.
  mutating func painted(_ extents: [PixelBox]) throws(PictureError) -> (pixels: [UInt8], work: Int) {
    let strip = first..<first + rows
    for (index, item) in picture.items.enumerated() {
      switch item {
      case .begin(let group): try begin(group, extents[index])
      case .end: end()
      case .shape(let outline, let fill, let stroke):
        if extents[index].rows.overlaps(strip) { try paint(outline, fill, stroke) }
      case .text(let line):
        if extents[index].rows.overlaps(strip) { try paint(line) }
      case .image(let placed):
        if extents[index].rows.overlaps(strip) { try paint(placed) }
      }
    }
    return (layers[0].bytes, work)
  }

  // MARK: - Groups

  private mutating func begin(_ group: PictureGroup, _ extent: PixelBox) throws(PictureError) {
    transforms.append(transforms[transforms.count - 1].after(group.transform))
    clips.append(clips[clips.count - 1])
    clips[clips.count - 1].intersect(extent.from(row: first))
    if let clip = group.clip { try intersect(clip) }
    let box = clips[clips.count - 1].box
    guard group.opacity < 1, !box.isEmpty else { return opacities.append(nil) }
    opacities.append(UInt32((group.opacity * 255).rounded()))
    layers.append(PixelLayer(box))
    try spend(box.count)
  }

  private mutating func end() {
    transforms.removeLast()
    clips.removeLast()
    guard let opacity = opacities.removeLast() else { return }
    let layer = layers.removeLast()
    layers[layers.count - 1].paint(layer, opacity: opacity)
  }

  /// Limits what is painted to an outline.
  private mutating func intersect(_ outline: Outline) throws(PictureError) {
    let placed = outline.transformed(by: pixels)
    if let box = placed.rectangle?.wholePixels { return clips[clips.count - 1].intersect(box.from(row: first)) }
    if let bounds = placed.bounds, let box = bounds.pixelsAround {
      clips[clips.count - 1].intersect(box.from(row: first))
    }
    let box = clips[clips.count - 1].box
    if box.isEmpty { return }
    try spend(box.count)
    let edges = edges(of: placed)
    try spend(edges.count)
    var scan = CoverageScan(edges, &buffers)
    clips[clips.count - 1].intersect(&scan)
    scan.finish(&buffers)
    try spend(scan.work)
  }

  // MARK: - Items

  /// The transform from the open group to pixels.
  private var pixels: Transform2D { Transform2D.scale(scale).after(transforms[transforms.count - 1]) }

  private mutating func paint(_ outline: Outline, _ fill: Fill?, _ stroke: Stroke?) throws(PictureError) {
    if clips[clips.count - 1].box.isEmpty { return }
    if let fill {
      if let hatching = fill.hatching {
        try hatch(outline, hatching, fill.colour)
      } else {
        try paint(edges(of: outline.transformed(by: pixels)), fill.colour)
      }
    }
    if let stroke { try paint(edges(of: outline, stroke), stroke.colour) }
  }

  private mutating func hatch(_ outline: Outline, _ hatching: Hatching, _ colour: Colour) throws(PictureError) {
    let transform = transforms[transforms.count - 1]
    guard
      let lines = HatchLines(
        hatching, over: outline, in: transform, width: picture.width, height: picture.height)
    else { return }
    clips.append(clips[clips.count - 1])
    try intersect(outline)
    try paint(edges(of: lines.outline.transformed(by: pixels)), colour)
    clips.removeLast()
  }

  private mutating func paint(_ line: TextLine) throws(PictureError) {
    if line.colour.alpha == 0 || clips[clips.count - 1].box.isEmpty { return }
    let placed = PlacedText(line)
    let (start, size) = (placed.start(of: line), line.size / Double(InterGlyphs.unitsPerEm))
    var list = EdgeList(width: width, rows: rows, first: first)
    for glyph in placed.glyphs {
      let place = pixels.after(Transform2D(size, 0, 0, -size, start + glyph.x, line.y))
      for contour in outline(of: glyph.key).transformed(by: place).polylines(tolerance: Self.tolerance) {
        list.add(contour.points)
      }
    }
    try paint(list, line.colour)
  }

  private mutating func paint(_ placed: PlacedImage) throws(PictureError) {
    if clips[clips.count - 1].box.isEmpty { return }
    guard let sampler = ImageSampler(placed.image, pixels.after(placed.placement)) else { return }
    let clip = clips[clips.count - 1]
    var scan = CoverageScan(edges(of: placed.outline.transformed(by: pixels)), &buffers)
    while let (row, pixels) = scan.nextRow() {
      guard clip.box.rows.contains(row) else { continue }
      let inside = pixels.clamped(to: clip.box.columns)
      if inside.isEmpty { continue }
      try spend(inside.count * sampler.steps)
      scan.limit(inside, row: row, to: clip)
      layers[layers.count - 1].paint(inside, row: row, scan.coverage) { sampler.colour($0, row + first) }
    }
    scan.finish(&buffers)
    try spend(scan.work)
  }

  private mutating func outline(of key: GlyphKey) -> Outline {
    if let known = glyphs[key] { return known }
    let outline = key.outline
    glyphs[key] = outline
    return outline
  }

  private func edges(of outline: Outline) -> EdgeList {
    var list = EdgeList(width: width, rows: rows, first: first)
    for contour in outline.polylines(tolerance: Self.tolerance) { list.add(contour.points) }
    return list
  }

  private func edges(of outline: Outline, _ stroke: Stroke) -> EdgeList {
    let transform = pixels
    let tolerance = Self.tolerance / max(transform.greatestFactor, 1e-6)
    var list = EdgeList(width: width, rows: rows, first: first)
    let lines = outline.polylines(tolerance: tolerance)
    for polygon in StrokeOutline(lines, stroke, tolerance: tolerance).polygons {
      list.add(polygon.map { transform.apply($0) })
    }
    return list
  }

  private mutating func paint(_ edges: EdgeList, _ colour: Colour) throws(PictureError) {
    let clip = clips[clips.count - 1]
    try spend(edges.count)
    var scan = CoverageScan(edges, &buffers)
    var spent = 0
    while let (row, pixels) = scan.nextRow() {
      try spend(scan.work - spent)
      spent = scan.work
      guard clip.box.rows.contains(row) else { continue }
      let inside = pixels.clamped(to: clip.box.columns)
      if inside.isEmpty { continue }
      scan.limit(inside, row: row, to: clip)
      layers[layers.count - 1].paint(inside, row: row, colour, scan.coverage)
    }
    scan.finish(&buffers)
    try spend(scan.work - spent)
  }

  private mutating func spend(_ steps: Int) throws(PictureError) {
    work += steps
    if work > PictureLimits.work { throw .tooMuchToPaint }
  }
}

extension Transform2D {
  /// A factor that no length grows by more than.
  var greatestFactor: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}

extension Bounds2D {
  /// The pixels of a rectangle whose edges lie between pixels; nil for another.
  fileprivate var wholePixels: PixelBox? {
    let edges = [left, top, right, bottom]
    guard edges.allSatisfy({ abs($0) < 1e9 && abs($0 - $0.rounded()) < 1.0 / 1024 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelBox(columns: whole[0]..<whole[2], rows: whole[1]..<whole[3])
  }

  /// The pixels that a rectangle touches; nil for one that is too large to tell.
  fileprivate var pixelsAround: PixelBox? {
    guard [left, top, right, bottom].allSatisfy({ abs($0) < 1e9 }) else { return nil }
    return PixelBox(
      columns: Int(left.rounded(.down))..<Int(right.rounded(.up)),
      rows: Int(top.rounded(.down))..<Int(bottom.rounded(.up)))
  }
}
