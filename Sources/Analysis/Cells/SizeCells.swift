internal import LayRuntime

/// A product of intervals of sizes at which each condition of a program has the same value.
struct SizeCell: Sendable {
  var width: SizeInterval
  var height: SizeInterval
  /// An environment with the condition values of the cell.
  var environment: LayoutEnvironment
  /// The active sides of guides in the environment, if a layout was made there.
  var guideSides: [UInt8]?
  /// The part of the product in which each text has the same number of lines; nil for all of it.
  var part: TextPart?

  /// All sizes of the cell and its edges.
  var polygon: SizePolygon {
    part?.polygon
      ?? SizePolygon(
        ExactSize(width: width.lowest, height: height.lowest), ExactSize(width: width.highest, height: height.highest))
  }

  /// All sizes of the cell.
  var region: SizeRegion {
    part == nil ? SizeRegion(width: width, height: height) : SizeRegion(polygon).within(self)
  }

  func contains(_ size: ExactSize) -> Bool {
    guard width.contains(size.width) && height.contains(size.height) else { return false }
    guard let part else { return true }
    return part.polygon.contains(size) && part.rooms.allSatisfy { $0.sign(at: size) > 0 }
  }
}

/// Splits a range where conditions of `program` change; nil if that makes more than a limit of cells.
///
/// Conditions compare the root's lengths with numbers, so their values along an axis change only at these numbers: each is an
/// interval of its own first, then neighbours with equal values everywhere are joined. Along one `axis`, conditions on the other
/// length do not split the range. `known` are the active sides of guides at the size of a range that has only one; `sides` tells those at
/// other sizes.
func sizeCells(
  _ program: LayoutProgram, from lowest: ExactSize, to highest: ExactSize, _ environment: LayoutEnvironment,
  limit: Int = ProofLimits().cells, guides: GuideBreaks = GuideBreaks(), along axis: LayoutAxis? = nil,
  known: [UInt8]? = nil, sides: SidesBySize? = nil
) -> [SizeCell]? {
  let widths =
    axis == .vertical
    ? [SizeInterval(lowest: lowest.width, highest: highest.width)]
    : pieces(breakpoints(of: .width, in: program) + guides.widths, from: lowest.width, to: highest.width)
  let heights =
    axis == .horizontal
    ? [SizeInterval(lowest: lowest.height, highest: highest.height)]
    : pieces(breakpoints(of: .height, in: program) + guides.heights, from: lowest.height, to: highest.height)
  guard widths.count <= limit / heights.count else { return nil }
  if widths.count == 1 && heights.count == 1 {
    var here = environment
    here.size = ExactSize(width: widths[0].middle, height: heights[0].middle)
    return [SizeCell(width: widths[0], height: heights[0], environment: here, guideSides: known)]
  }
  func truths(_ width: SizeInterval, _ height: SizeInterval) -> CellTruths {
    var here = environment
    here.size = ExactSize(width: width.middle, height: height.middle)
    let states = guides.isEmpty ? [] : sides?.states(at: here.size) ?? program.guideStates(in: here)
    return CellTruths(conditions: program.truths(in: here), guides: states)
  }
  let table = widths.map { width in heights.map { truths(width, $0) } }
  let rows = runs(widths.count) { table[$0] == table[$1] }
  let columns = runs(heights.count) { a, b in table.allSatisfy { $0[a] == $0[b] } }
  return rows.flatMap { row in
    columns.map { column in
      let (width, height) = (span(widths[row]), span(heights[column]))
      var here = environment
      here.size = ExactSize(width: widths[row.lowerBound].middle, height: heights[column.lowerBound].middle)
      let states = table[row.lowerBound][column.lowerBound].guides
      return SizeCell(width: width, height: height, environment: here, guideSides: guides.isEmpty ? nil : states)
    }
  }
}

/// The maximum number of cells that conditions of `program` can split a range into.
func sizeCellCount(_ program: LayoutProgram, from lowest: ExactSize, to highest: ExactSize) -> Int {
  let widths = pieces(breakpoints(of: .width, in: program), from: lowest.width, to: highest.width)
  return widths.count * pieces(breakpoints(of: .height, in: program), from: lowest.height, to: highest.height).count
}

/// The values that are constant in a cell.
private struct CellTruths: Equatable {
  var conditions: [Bool]
  /// The sides of minima and maxima that count for guides, where they change.
  var guides: [UInt8]
}

/// The numbers in a range, each as an interval of its own, and the intervals between them.
private func pieces(_ numbers: [Rational], from lowest: Rational, to highest: Rational) -> [SizeInterval] {
  let whole = SizeInterval(lowest: lowest, highest: highest)
  let ends = Set(numbers.filter { whole.contains($0) } + [lowest, highest]).sorted()
  var found: [SizeInterval] = []
  for (index, end) in ends.enumerated() {
    found.append(SizeInterval(lowest: end, highest: end))
    if index + 1 < ends.count {
      found.append(
        SizeInterval(lowest: end, highest: ends[index + 1], includesLowest: false, includesHighest: false))
    }
  }
  return found
}

/// Joins equal neighbours.
private func runs(_ count: Int, _ areAlike: (Int, Int) -> Bool) -> [Range<Int>] {
  var found: [Range<Int>] = []
  for index in 0..<count {
    if let last = found.last, areAlike(last.lowerBound, index) {
      found[found.count - 1] = last.lowerBound..<index + 1
    } else {
      found.append(index..<index + 1)
    }
  }
  return found
}

private func span(_ intervals: ArraySlice<SizeInterval>) -> SizeInterval {
  var whole = intervals[intervals.startIndex]
  for interval in intervals.dropFirst() { whole = whole.joined(interval) ?? whole }
  return whole
}

extension SizeInterval {
  /// A length in it: the only one, or one between the ends.
  var middle: Rational { (lowest + highest) / 2 }
}

extension SizeRegion {
  /// The part of it in a cell, without ends that the cell excludes.
  func within(_ cell: SizeCell) -> SizeRegion {
    var result = self
    result.width = width.intersection(cell.width)
    result.height = height.intersection(cell.height)
    for room in cell.part?.rooms ?? [] { result = result.above(room) }
    return result
  }
}
