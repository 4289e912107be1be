package import LayAnalysis
internal import LayDiagnostics
internal import LayDrawing
internal import LayRuntime

/// Returns the maps of layouts as one SVG document, one below the other.
package func mapSVG(_ maps: [SizeMap], in sources: [SourceText]) -> String {
  let drawings = maps.flatMap { map in map.layers.indices.map { MapDrawing(map, layer: $0, sources) } }
  let width = drawings.map { $0.width }.max() ?? 0
  let height = drawings.map { $0.height }.reduce(0, +)
  var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(n(width))\" height=\"\(n(height))\" "
  text += "viewBox=\"0 0 \(n(width)) \(n(height))\" font-family=\"Inter, Helvetica, Arial, sans-serif\" role=\"img\" "
  text += "aria-labelledby=\"map-title\" aria-describedby=\"map-words\">\n"
  let title = maps.map { "Map of sizes of \($0.layout)" }.joined(separator: "; ")
  text += "  <title id=\"map-title\">\(xmlEscaped(title))</title>\n"
  text +=
    "  <desc id=\"map-words\">\(xmlEscaped(maps.map { $0.description(in: sources) }.joined(separator: " ")))</desc>\n"
  text += MapPaint.patterns
  text += "  <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
  var y = 0.0
  for drawing in drawings {
    text += "  <g transform=\"translate(0 \(n(y)))\">\n\(drawing.text)  </g>\n"
    y += drawing.height
  }
  return text + "</svg>\n"
}

extension SizeMap {
  /// The most breakpoints of a description.
  private static let describedBreakpoints = 40

  /// The map in words, for people who cannot see it: the results, the breakpoints, the known screens with a problem.
  fileprivate func description(in sources: [SourceText]) -> String {
    let results = statuses.reversed().map { words(of: $0) }.joined(separator: "; ")
    let points = changes(in: sources).prefix(SizeMap.describedBreakpoints)
    let wrong = devices.filter { device in
      layers.contains { ($0.status(at: device.size) ?? .proved) != .proved }
    }
    let lines = [
      "\(layout) from \(listed(ranges.map { $0.spelled })): \(results)",
      points.isEmpty ? "no breakpoints" : "breakpoints: " + points.joined(separator: "; "),
      wrong.isEmpty ? "all known screen sizes in the ranges proved" : "not proved: " + listed(wrong.map { $0.name }),
    ]
    return lines.joined(separator: ". ") + "."
  }
}

/// Colours and hatchings of statuses: those of Okabe and Ito, told apart without colour by their hatching.
enum MapPaint {
  /// The definitions of the hatchings: opaque, so that several findings at one size are no darker than one.
  static var patterns: String {
    let hatched: [(MapStatus, angle: Int)] = [(.conflict, 45), (.failed, 135), (.ambiguous, 0), (.unhealthy, 90)]
    let all = hatched.map { status, angle in
      "<pattern id=\"\(id(status))\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(\(angle))\"><rect width=\"6\" height=\"6\" fill=\"#ffffff\"/>"
        + "<rect width=\"6\" height=\"6\" fill=\"\(colour(status))\" "
        + "fill-opacity=\"0.25\"/><path d=\"M0 3H6\" stroke=\"\(colour(status))\" stroke-width=\"1\"/></pattern>"
    }
    return "  <defs>\(all.joined())</defs>\n"
  }

  /// The attributes of words that lines may cross.
  static let halo = "stroke=\"#ffffff\" stroke-width=\"3.5\" stroke-linejoin=\"round\" paint-order=\"stroke\""

  static func id(_ status: MapStatus) -> String { "map-\(status.rawValue)" }

  static func colour(_ status: MapStatus) -> String {
    switch status {
    case .proved: "#009e73"
    case .notDecided: "#9ca3af"
    case .unhealthy: "#0072b2"
    case .ambiguous: "#e69f00"
    case .failed: "#cc79a7"
    case .conflict: "#d55e00"
    }
  }

  static func fill(_ status: MapStatus) -> String {
    switch status {
    // Opaque, so that ranges that overlap look as each alone.
    case .proved: "fill=\"#d6efe9\""
    case .notDecided: "fill=\"#d3d6db\""
    default: "fill=\"url(#\(id(status)))\""
    }
  }
}

/// The map of one layer: the width to the right, the height upwards, in points of the screen times ``scale``.
private struct MapDrawing {
  private let map: SizeMap
  private let layer: SizeMap.Layer
  private let sources: [SourceText]
  private let lowest: ExactSize
  private let highest: ExactSize
  private let scale: Double
  private let legend: [MapStatus]
  /// The dots with their names.
  private let devices: MapDevices
  /// The lines below the map.
  private var notes: [LegendLine] = []

  private static let extent = 460.0
  private static let left = 64.0
  private static let top = 56.0
  private static let fontSize = 11.0
  private static let row = 16.0
  /// The distance of words from the swatch of their status.
  private static let indent = 18.0

  init(_ map: SizeMap, layer: Int, _ sources: [SourceText]) {
    (self.map, self.sources) = (map, sources)
    self.layer = map.layers[layer]
    let grid = MapGrid(self.layer, columns: 1, rows: 1)
    (lowest, highest) = (grid?.lowest ?? .zero, grid?.highest ?? .zero)
    let longest = max((highest.width - lowest.width).double, (highest.height - lowest.height).double)
    scale = longest > 0 ? MapDrawing.extent / longest : 1
    legend = map.statuses.reversed()
    let (scale, lowest, highest) = (scale, lowest, highest)
    let plot = MapDrawing.plot(lowest, highest, scale)
    devices = MapDevices(map.devices, width: plot.width, height: plot.height) { size in
      MapDrawing.point(size, lowest, highest, scale)
    }
    notes = legend.flatMap { lines(of: $0) } + breakpointLines + unnamedLines
  }

  /// The size of the plot.
  private static func plot(_ lowest: ExactSize, _ highest: ExactSize, _ scale: Double) -> (
    width: Double, height: Double
  ) {
    (
      max((highest.width - lowest.width).double * scale, 24), max((highest.height - lowest.height).double * scale, 24)
    )
  }

  /// The place of a size in the plot.
  private static func point(_ size: ExactSize, _ lowest: ExactSize, _ highest: ExactSize, _ scale: Double) -> Point2D {
    let plot = plot(lowest, highest, scale)
    return Point2D(
      highest.width == lowest.width ? plot.width / 2 : (size.width - lowest.width).double * scale,
      highest.height == lowest.height ? plot.height / 2 : (highest.height - size.height).double * scale)
  }

  private var plotWidth: Double { MapDrawing.plot(lowest, highest, scale).width }
  private var plotHeight: Double { MapDrawing.plot(lowest, highest, scale).height }
  var width: Double { max(MapDrawing.left + plotWidth + 220, 720) }
  var height: Double { MapDrawing.top + plotHeight + 52 + Double(notes.count) * MapDrawing.row + 16 }

  var text: String {
    let words = map.words(of: layer).map { ", \($0)" } ?? ""
    var text = label("\(map.layout)\(words)", x: MapDrawing.left, y: 24, "", size: 14, isBold: true)
    text += "    <g transform=\"translate(\(n(MapDrawing.left)) \(n(MapDrawing.top)))\">\n"
    let parts = layer.parts.filter { $0.range.pose == nil }
    for part in parts.sorted(by: { $0.background < $1.background }) {
      let range = SizePolygon(part.range.lowest, part.range.highest)
      text += shape(range, part.background, title: part.background.word)
    }
    text += regions(of: parts)
    text += breakpoints() + dots() + axes() + "    </g>\n"
    for (index, line) in notes.enumerated() {
      let y = MapDrawing.top + plotHeight + 52 + Double(index) * MapDrawing.row
      text += drawn(line, y: y)
    }
    return text
  }

  // MARK: Regions

  private func point(_ size: ExactSize) -> Point2D { MapDrawing.point(size, lowest, highest, scale) }

  /// The regions of all parts, the worst in front, as ``SizeMap/Layer/status(at:)`` has it.
  private func regions(of parts: [SizeMap.Part]) -> String {
    let regions = parts.flatMap { part in
      let range = SizePolygon(part.range.lowest, part.range.highest)
      return part.regions.compactMap { region in range.common(with: region.polygon).map { (region, $0) } }
    }
    return regions.sorted { $0.0.status < $1.0.status }.map { region, shared in
      shape(shared, region.status, title: readable(map.findings[region.finding].message))
    }.joined()
  }

  /// A polygon; a segment and a point are drawn as lines of 4 points.
  private func shape(_ polygon: SizePolygon, _ status: MapStatus, title: String) -> String {
    let corners = polygon.corners.map { point($0) }
    let points = corners.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
    let thin = polygon.dimension < 2
    let paint =
      thin
      ? "fill=\"none\" stroke=\"\(MapPaint.colour(status))\" stroke-width=\"4\" stroke-linecap=\"round\""
      : MapPaint.fill(status) + " stroke=\"\(MapPaint.colour(status))\" stroke-width=\"0.75\""
    let line = corners.count == 1 ? "\(points) \(points)" : points
    return "      <polygon points=\"\(line)\" \(paint)><title>\(xmlEscaped(title))</title></polygon>\n"
  }

  // MARK: Lines and numbers

  /// Lines at breakpoints, with their numbers where these do not collide.
  private func breakpoints() -> String {
    var text = ""
    var (lastX, lastY) = (-100.0, -100.0)
    for found in map.breakpoints {
      let title = "<title>\(xmlEscaped(map.words(of: found, in: sources)))</title>"
      let dash = "stroke=\"\(Paint.ink)\" stroke-width=\"0.75\" stroke-dasharray=\"4 3\""
      if found.axis == .horizontal {
        let x = (found.length - lowest.width).double * scale
        text += "      <path d=\"M\(n(x)) -6V\(n(plotHeight))\" fill=\"none\" \(dash)>\(title)</path>\n"
        if x - lastX > 34 {
          text += label(number(found.length), x: x, y: -10, "text-anchor=\"middle\"")
          lastX = x
        }
      } else {
        let y = (highest.height - found.length).double * scale
        text += "      <path d=\"M0 \(n(y))H\(n(plotWidth + 6))\" fill=\"none\" \(dash)>\(title)</path>\n"
        if abs(y - lastY) > 14 {
          text += label(number(found.length), x: plotWidth + 10, y: y + 4, "")
          lastY = y
        }
      }
    }
    return text
  }

  /// The number at a breakpoint, with two decimal places; the list below the map has exact ones.
  private func number(_ length: Rational) -> String { n((length.double * 100).rounded() / 100) }

  private func axes() -> String {
    let (bottom, end) = (plotHeight + 18, "text-anchor=\"end\"")
    var text = label(n(lowest.width.double), x: 0, y: bottom, "")
    if highest.width != lowest.width { text += label(n(highest.width.double), x: plotWidth, y: bottom, end) }
    text += label(n(lowest.height.double), x: -8, y: plotHeight, end)
    if highest.height != lowest.height { text += label(n(highest.height.double), x: -8, y: 10, end) }
    text += label("width →", x: plotWidth / 2, y: bottom, "text-anchor=\"middle\" fill=\"\(Paint.paleInk)\"")
    return text + label("height ↑", x: -8, y: plotHeight / 2, end + " fill=\"\(Paint.paleInk)\"")
  }

  /// Dots for known screens with their names, below these the lines that lead to the dots.
  private func dots() -> String {
    var text = ""
    for line in devices.lines {
      text += "      <path d=\"M\(n(line.dot.x)) \(n(line.dot.y))L\(n(line.name.x)) \(n(line.name.y))\" "
      text += "stroke=\"\(Paint.ink)\" stroke-width=\"0.5\"/>\n"
    }
    for device in map.devices {
      let (place, status) = (point(device.size), layer.status(at: device.size) ?? .proved)
      let title = "\(device.name), \(sizeWords(device.size)): \(status.word)"
      text += "      <circle cx=\"\(n(place.x))\" cy=\"\(n(place.y))\" r=\"3\" "
      text += "fill=\"\(status == .proved ? "#ffffff" : Paint.ink)\" "
      text += "stroke=\"\(Paint.ink)\"><title>\(xmlEscaped(title))</title></circle>\n"
    }
    for name in devices.names {
      text += label(name.text, x: name.x, y: name.y, "\(MapPaint.halo)", size: MapDevices.fontSize)
    }
    return text
  }

  /// Text as wide as it was measured, whatever font the reader has.
  private func label(
    _ words: String, x: Double, y: Double, _ attributes: String, size: Double = MapDrawing.fontSize,
    isBold: Bool = false
  ) -> String {
    let ink = attributes.split(separator: " ").contains { $0.hasPrefix("fill=") } ? "" : " fill=\"\(Paint.ink)\""
    let rest = (isBold ? " font-weight=\"600\"" : "") + (attributes.isEmpty ? "" : " \(attributes)")
    let length = "textLength=\"\(n(Words.width(words, size: size, isBold: isBold)))\" lengthAdjust=\"spacingAndGlyphs\""
    return "      <text x=\"\(n(x))\" y=\"\(n(y))\" font-size=\"\(n(size))\" \(length)\(ink)\(rest)>"
      + "\(xmlEscaped(words))</text>\n"
  }

  // MARK: Legend

  /// A line below the map: a status, a line of a finding, or one of its own.
  private enum LegendLine {
    case status(MapStatus)
    case finding(String)
    case plain(String)
  }

  private func lines(of status: MapStatus) -> [LegendLine] {
    var said: Set<Int> = []
    let regions = layer.parts.flatMap { $0.regions }.filter { $0.status == status && said.insert($0.finding).inserted }
    return [.status(status)]
      + regions.prefix(MapDrawing.mostFindings).flatMap { words(of: map.findings[$0.finding]) }.map {
        LegendLine.finding($0)
      }
  }

  /// The report of a finding in lines that end inside of the picture.
  private func words(of found: Diagnostic) -> [String] {
    let place = spelledPosition(of: found.range, in: sources).map { "\($0): " } ?? ""
    return wrapped("\(place)\(readable(found.message)) [\(found.code.id)]")
  }

  private func wrapped(_ words: String) -> [String] {
    Words.wrapped(words, into: width - MapDrawing.left - MapDrawing.indent - 16, size: MapDrawing.fontSize)
  }

  /// The breakpoints with their exact lengths and what changes there.
  private var breakpointLines: [LegendLine] {
    let changes = map.changes(in: sources)
    if changes.isEmpty { return [] }
    let rest = changes.count - MapDrawing.mostBreakpoints
    let lines = changes.prefix(MapDrawing.mostBreakpoints) + (rest > 0 ? ["\(rest) more"] : [])
    return [.plain("breakpoints:")] + lines.flatMap { wrapped($0) }.map { .finding($0) }
  }

  /// The most breakpoints below a map.
  private static let mostBreakpoints = 24

  /// The screens whose dots have no room for names.
  private var unnamedLines: [LegendLine] {
    if devices.unnamed.isEmpty { return [] }
    let words = devices.unnamed.map { "\($0.name) \(sizeWords($0.size))" }.joined(separator: "; ")
    return [.plain("dots without room for a name:")] + wrapped(words).map { .finding($0) }
  }

  /// The most findings of a status in the legend.
  private static let mostFindings = 12

  private func drawn(_ line: LegendLine, y: Double) -> String {
    let x = MapDrawing.left
    switch line {
    case .finding(let words): return label(words, x: x + MapDrawing.indent, y: y + 10, "")
    case .plain(let words): return label(words, x: x, y: y + 10, "")
    case .status(let status):
      let paint = MapPaint.fill(status) + " stroke=\"\(MapPaint.colour(status))\""
      return "      <rect x=\"\(n(x))\" y=\"\(n(y))\" width=\"12\" height=\"12\" \(paint)/>\n"
        + label(map.words(of: status), x: x + MapDrawing.indent, y: y + 10, "")
    }
  }
}
