package import LayAnalysis
package import LayDiagnostics
internal import LayRuntime

/// Draws maps of sizes with letters: the width across, the height upwards.
package struct MapText {
  /// The most columns of a map, without the numbers beside it.
  private static let mostColumns = 64
  private static let mostRows = 24
  /// The most columns and rows of the map of one finding.
  private static let findingColumns = 32
  private static let findingRows = 6
  /// The most layers that are drawn.
  private static let mostLayers = 6

  private let style: Style
  private let signs: MapSigns
  private let columns: Int

  /// Creates the text for a terminal of `width` columns.
  package init(_ style: Style, _ signs: SketchSigns, width: Int) {
    (self.style, self.signs) = (style, signs.isPlain ? .plain : .lines)
    columns = max(8, min(MapText.mostColumns, width - 10))
  }

  /// Returns a map with its legend.
  package func text(_ map: SizeMap, of file: String, in sources: [SourceText]) -> String {
    var lines = [style.dim("# \(visible(file)): ") + style.bold(title(map))]
    for layer in map.layers.prefix(MapText.mostLayers) {
      if let words = map.words(of: layer) { lines += ["", style.bold(words)] }
      lines += grid(layer, map)
    }
    let rest = map.layers.count - MapText.mostLayers
    if rest > 0 { lines.append("\(rest) more maps are not drawn; --format json lists all") }
    lines += [""] + legend(map, sources) + breakpoints(map, sources) + devices(map) + poses(map)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a small map of the sizes of one finding of a check, for below its report; empty if they are not known, if each cell has
  /// some of them, or if the layouts of the check have different ranges.
  package func text(of diagnostic: Diagnostic, in examined: [Examined]) -> String {
    let all = examined.map { layout in layout.verdicts.map { $0.range }.filter { $0.pose == nil } }
    guard let ranges = all.first, all.allSatisfy({ $0 == ranges }),
      let map = SizeMap(of: diagnostic, in: examined[0].layout, ranges: ranges),
      let grid = cells(
        of: map.layers[0], columns: min(columns, MapText.findingColumns), mostRows: MapText.findingRows),
      grid.cells.contains(where: { $0.contains(.proved) || $0.contains(.notDecided) })
    else { return "" }
    return lines(of: grid, map).map { "     \($0)\n" }.joined()
  }

  private func title(_ map: SizeMap) -> String {
    let ranges = map.ranges.map { $0.spelled }
    return visible(map.layout) + (ranges.isEmpty ? "" : " from " + listed(ranges))
  }

  // MARK: Grid

  private func grid(_ layer: SizeMap.Layer, _ map: SizeMap) -> [String] {
    guard let grid = cells(of: layer, columns: columns, mostRows: MapText.mostRows) else { return [] }
    return lines(of: grid, map)
  }

  private func cells(of layer: SizeMap.Layer, columns: Int, mostRows: Int) -> MapGrid? {
    guard let shape = MapGrid(layer, columns: 1, rows: 1) else { return nil }
    let (width, height) = (shape.highest.width - shape.lowest.width, shape.highest.height - shape.lowest.height)
    // A letter is twice as high as it is wide.
    let ratio = width.isZero ? 1 : min(4, (height / width).double)
    let rows = max(4, min(mostRows, Int((Double(columns) * ratio / 2).rounded())))
    return MapGrid(layer, columns: columns, rows: rows)
  }

  private func lines(of grid: MapGrid, _ map: SizeMap) -> [String] {
    let points = map.breakpoints.filter { $0.axis == .vertical }.map { $0.length }
    let heights = (0..<grid.rows).map { row -> String in
      if row == 0 { return shortened(grid.highest.height) }
      if row == grid.rows - 1 { return shortened(grid.lowest.height) }
      let (top, bottom) = (grid.height(at: row), grid.height(at: row + 1))
      return points.first { bottom <= $0 && $0 < top }.map { shortened($0) } ?? ""
    }
    let margin = heights.map { displayWidth($0) }.max() ?? 0
    var lines = (0..<grid.rows).map { row in
      let mark = heights[row].isEmpty ? signs.side : signs.tick
      return padded(heights[row], left: margin) + " " + style.dim(mark) + cells(grid.cells[row])
    }
    lines.append(String(repeating: " ", count: margin + 1) + style.dim(axis(grid, map)))
    lines.append(String(repeating: " ", count: margin + 2) + widths(grid, map))
    return lines
  }

  private func cells(_ row: [MapStatus?]) -> String {
    var text = ""
    var index = 0
    while index < row.count {
      let end = row[index...].firstIndex { $0 != row[index] } ?? row.count
      text += run(row[index], end - index)
      index = end
    }
    return text
  }

  private func run(_ status: MapStatus?, _ count: Int) -> String {
    let letters = String(repeating: status?.letter ?? " ", count: count)
    switch status {
    case .conflict, .failed: return style.error(letters)
    case .ambiguous, .unhealthy: return style.warning(letters)
    case .notDecided: return style.note(letters)
    case .proved: return style.dim(letters)
    case nil: return letters
    }
  }

  /// The columns in which breakpoints of the width are.
  private func ticks(_ grid: MapGrid, _ map: SizeMap) -> [(column: Int, words: String)] {
    let points = map.breakpoints.filter { $0.axis == .horizontal }.map { $0.length }
    var ticks = [(column: 0, words: shortened(grid.lowest.width))]
    for column in 1..<max(grid.columns, 1) {
      let (left, right) = (grid.width(at: column), grid.width(at: column + 1))
      if let point = points.first(where: { left <= $0 && $0 < right }) { ticks.append((column, shortened(point))) }
    }
    return ticks
  }

  private func axis(_ grid: MapGrid, _ map: SizeMap) -> String {
    let marks = Set(ticks(grid, map).map { $0.column })
    return signs.corner + (0..<grid.columns).map { marks.contains($0) ? signs.foot : signs.line }.joined()
  }

  /// The numbers below the axis, as far as there is room; the greatest width always.
  private func widths(_ grid: MapGrid, _ map: SizeMap) -> String {
    let last = shortened(grid.highest.width)
    let end = max(grid.columns - displayWidth(last), 0)
    var text = ""
    for (column, words) in ticks(grid, map) {
      let isFree = column == 0 || column > displayWidth(text)
      guard isFree, column + displayWidth(words) < end || grid.columns == 1 else { continue }
      text = padded(text, right: column) + words
    }
    return grid.lowest.width == grid.highest.width ? text : padded(text, right: end) + last
  }

  /// A length with at most two places.
  private func shortened(_ length: Rational) -> String { n(length.double) }

  // MARK: Legend

  private func legend(_ map: SizeMap, _ sources: [SourceText]) -> [String] {
    var lines: [String] = []
    for status in map.statuses.reversed() {
      lines.append("  \(run(status, 1)) \(map.words(of: status))")
      lines += findings(of: status, map, sources)
      if status == .notDecided { lines += map.reasons.map { "      \(readable($0))" } }
    }
    return lines
  }

  private func findings(of status: MapStatus, _ map: SizeMap, _ sources: [SourceText]) -> [String] {
    var said: Set<Int> = []
    let regions = map.layers.flatMap { $0.parts }.flatMap { $0.regions }.filter { $0.status == status }
    return regions.filter { said.insert($0.finding).inserted }.map { region in
      let found = map.findings[region.finding]
      let place = spelledPosition(of: found.range, in: sources).map { style.dim("\($0): ") } ?? ""
      return "      \(place)\(readable(found.message)) [\(found.code.id)]"
    }
  }

  private func breakpoints(_ map: SizeMap, _ sources: [SourceText]) -> [String] {
    if map.breakpoints.isEmpty { return [] }
    let shown = map.breakpoints.prefix(MapText.mostBreakpoints).map { "  \(map.words(of: $0, in: sources))" }
    let rest = map.breakpoints.count - shown.count
    return ["breakpoints:"] + shown + (rest > 0 ? ["  \(rest) more"] : [])
  }

  /// The most breakpoints that are listed.
  private static let mostBreakpoints = 24

  /// The known screens in the ranges that have a problem in some layer.
  private func devices(_ map: SizeMap) -> [String] {
    let devices = map.devices
    if devices.isEmpty { return [] }
    let found = devices.compactMap { device -> String? in
      let worst = map.layers.compactMap { $0.status(at: device.size) }.max() ?? .proved
      return worst == .proved ? nil : "  \(run(worst, 1)) \(device.name) \(sizeWords(device.size))"
    }
    let count = "\(devices.count - found.count) of \(counted(devices.count, "known screen size")) in the ranges proved"
    return [found.isEmpty ? count : count + "; not these:"] + found
  }

  /// The poses of devices that the layout declares.
  private func poses(_ map: SizeMap) -> [String] {
    let parts = map.layers.flatMap { $0.parts }.filter { $0.range.pose != nil }
    var worst: [SizeRange: MapStatus] = [:]
    for part in parts {
      let own = part.regions.map { $0.status }.max() ?? .proved
      worst[part.range] = max(worst[part.range] ?? .proved, max(own, part.background))
    }
    var said: Set<SizeRange> = []
    return parts.map { $0.range }.filter { said.insert($0).inserted }.map { range in
      "  \(run(worst[range] ?? .proved, 1)) \(range.spelledWithPose)"
    }
  }
}

extension SketchSigns {
  /// True if it has ASCII alone.
  fileprivate var isPlain: Bool { line == SketchSigns.plain.line }
}

/// The characters of axes.
struct MapSigns {
  var side: String
  var tick: String
  var corner: String
  var line: String
  var foot: String

  static let lines = MapSigns(side: "│", tick: "┤", corner: "└", line: "─", foot: "┴")
  static let plain = MapSigns(side: "|", tick: "+", corner: "+", line: "-", foot: "+")
}
