/// The edges of polygons in a strip of pixel rows, filled by the nonzero rule.
///
/// A pixel row is 16 sub-scanlines; on each, the area inside is exact along x, to 1/256 of a pixel. Sums of areas without crossings,
/// as in FreeType, would be exact in both directions, but count the overlap of two parts twice at their edges: lines with joins
/// would have lumps. All is fixed-point arithmetic on rounded doubles, so each machine finds the same coverage.
struct EdgeList {
  /// An edge from one sub-scanline to another, of which the last is not included.
  fileprivate struct Edge {
    var top, bottom: Int
    /// The place on the next sub-scanline and the step to the one after it: 1/256 of a pixel, with 32 binary places.
    var x, step: Int
    /// 1 for an edge down, -1 for one up.
    var winding: Int
  }

  fileprivate var edges: [Edge] = []
  /// The size of the strip, pixels.
  let width, rows: Int
  /// The first row of the strip in the picture.
  private let first: Int

  /// Sub-scanlines of a row.
  static let lines = 16

  init(width: Int, rows: Int, first: Int) {
    self.width = width
    self.rows = rows
    self.first = first
  }

  /// Adds a polygon, in pixels of the picture.
  mutating func add(_ points: [Point2D]) {
    guard points.count > 1, var last = points.last, points.allSatisfy({ $0.isNear }) else { return }
    for point in points {
      add(last, point)
      last = point
    }
  }

  /// Adds a line. The part beside the strip is moved to its edge, which keeps the winding of what is inside.
  private mutating func add(_ from: Point2D, _ to: Point2D) {
    let right = Double(width)
    if from.y == to.y { return }
    if from.x >= 0 && from.x <= right && to.x >= 0 && to.x <= right { return addInside(from, to) }
    // The shares of the line at which it crosses the left and the right edge.
    var cuts = [0 - from.x, right - from.x].map { $0 / (to.x - from.x) }.filter { $0 > 0 && $0 < 1 }
    if cuts.count == 2 && cuts[0] > cuts[1] { cuts.swapAt(0, 1) }
    var start = from
    for cut in cuts {
      let end = Point2D(from.x + (to.x - from.x) * cut, from.y + (to.y - from.y) * cut)
      addInside(start.limited(to: right), end.limited(to: right))
      start = end
    }
    addInside(start.limited(to: right), to.limited(to: right))
  }

  private mutating func addInside(_ from: Point2D, _ to: Point2D) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    let lines = Double(Self.lines)
    let (top, bottom) = ((upper.y - Double(first)) * lines, (lower.y - Double(first)) * lines)
    // A sub-scanline is crossed if its middle is.
    let (begin, end) = (line(top), line(bottom))
    guard begin < end else { return }
    let slope = (lower.x - upper.x) / (bottom - top)
    let x = upper.x + (Double(begin) + 0.5 - top) * slope
    edges.append(
      Edge(
        top: begin, bottom: end, x: fixed(min(max(x, 0), Double(width))), step: end - begin > 1 ? fixed(slope) : 0,
        winding: from.y < to.y ? 1 : -1))
  }

  /// The first sub-scanline of the strip whose middle is not above `y`.
  private func line(_ y: Double) -> Int { Int(min(max((y - 0.5).rounded(.up), 0), Double(rows * Self.lines))) }

  private func fixed(_ x: Double) -> Int { Int((x * 0x1p40).rounded()) }
}

extension Point2D {
  /// True if sums and differences of its numbers are finite and precise enough.
  fileprivate var isNear: Bool { abs(x) < 1e15 && abs(y) < 1e15 }

  fileprivate func limited(to right: Double) -> Point2D { Point2D(min(max(x, 0), right), y) }
}

/// The memory of scans, which one after the other uses.
struct CoverageBuffers {
  /// The coverage of the pixels of the last row, from 0 to 255; those outside of its range are left over.
  fileprivate var coverage: [UInt8] = []
  /// Differences of coverage from one pixel to the next, 4096 for a whole one; all are 0 between scans.
  fileprivate var differences: [Int] = []

  /// The memory for strips of a width.
  init(width: Int) {
    coverage = [UInt8](repeating: 0, count: width)
    differences = [Int](repeating: 0, count: width + 2)
  }

  fileprivate init() {}
}

/// The coverage of the pixels inside edges, row by row.
struct CoverageScan {
  private var buffers: CoverageBuffers
  /// The number of steps that were made, a measure of the time.
  private(set) var work = 0
  private let list: EdgeList
  /// The edges that cross the next sub-scanline.
  private var active: [EdgeList.Edge] = []
  /// The index of the next edge from above.
  private var next = 0
  private var row: Int
  /// The range of pixels with differences.
  private var touched = (left: Int.max, right: 0)

  /// Begins with memory that `finish` gives back.
  init(_ edges: EdgeList, _ memory: inout CoverageBuffers) {
    buffers = memory
    memory = CoverageBuffers()
    var list = edges
    list.edges.sort { $0.top < $1.top }
    self.list = list
    row = (list.edges.first?.top ?? 0) / EdgeList.lines
  }

  /// The coverage of the pixels of the last row, from 0 to 255; those outside of its range are left over.
  var coverage: [UInt8] { buffers.coverage }

  /// Lowers the coverage of pixels of the last row to that of a mask.
  mutating func limit(_ pixels: Range<Int>, row: Int, to clip: ClipMask) {
    clip.limit(&buffers.coverage, pixels, row: row)
  }

  /// Ends the scan, and gives its memory back.
  mutating func finish(_ memory: inout CoverageBuffers) { memory = buffers }

  /// Finds the coverage of the next row that has any; nil at the end.
  mutating func nextRow() -> (row: Int, pixels: Range<Int>)? {
    while row < list.rows && (next < list.edges.count || !active.isEmpty) {
      if active.isEmpty { row = max(row, list.edges[next].top / EdgeList.lines) }
      scan()
      row += 1
      if let pixels = sum() { return (row - 1, pixels) }
    }
    return nil
  }

  /// Adds the sub-scanlines of a row.
  private mutating func scan() {
    let first = row * EdgeList.lines
    let end = first + EdgeList.lines
    if isPlain(first, end) {
      admit(first)
      cross(weight: EdgeList.lines)
    } else {
      for line in first..<end {
        admit(line)
        if active.isEmpty { continue }
        cross(weight: 1)
      }
    }
    active.removeAll { $0.bottom <= end }
  }

  /// True if all sub-scanlines of a row are equal: only upright edges cross it, and from its top to its end.
  private func isPlain(_ first: Int, _ end: Int) -> Bool {
    for edge in active where edge.step != 0 || edge.bottom < end { return false }
    var index = next
    while index < list.edges.count && list.edges[index].top < end {
      let edge = list.edges[index]
      if edge.top > first || edge.step != 0 || edge.bottom < end { return false }
      index += 1
    }
    return true
  }

  /// Makes the edges active that begin on a sub-scanline.
  private mutating func admit(_ line: Int) {
    active.removeAll { $0.bottom <= line }
    while next < list.edges.count && list.edges[next].top <= line {
      active.append(list.edges[next])
      next += 1
    }
    sortActive()
  }

  /// Sorts the active edges by place. They change little from one sub-scanline to the next.
  private mutating func sortActive() {
    var isSorted = true
    for index in active.indices.dropFirst() where active[index].x < active[index - 1].x {
      isSorted = false
      break
    }
    if isSorted { return }
    active.sort { $0.x < $1.x }
    work += 8 * active.count
  }

  /// Adds the spans between the active edges, and moves these to the next sub-scanline.
  private mutating func cross(weight: Int) {
    work += active.count
    let most = list.width << 8
    var winding = 0
    for index in active.indices {
      let edge = active[index]
      let (before, after) = (winding, winding + edge.winding)
      winding = after
      active[index].x = edge.x + edge.step
      if (before == 0) == (after == 0) { continue }
      let x = min(max((edge.x + (1 << 31)) >> 32, 0), most)
      let (pixel, part) = (x >> 8, x & 255)
      let sign = after == 0 ? -weight : weight
      buffers.differences[pixel] += sign * (256 - part)
      buffers.differences[pixel + 1] += sign * part
      touched = (min(touched.left, pixel), max(touched.right, pixel + 2))
    }
  }

  /// Sums the differences up to the coverage of the row, and clears them.
  private mutating func sum() -> Range<Int>? {
    let (left, right) = (touched.left, min(touched.right, list.width))
    defer { touched = (Int.max, 0) }
    for pixel in max(right, 0)..<max(touched.right, right) { buffers.differences[pixel] = 0 }
    guard left < right else { return nil }
    var total = 0
    for pixel in left..<right {
      total += buffers.differences[pixel]
      buffers.differences[pixel] = 0
      buffers.coverage[pixel] = UInt8((total * 255 + 2048) >> 12)
    }
    work += right - left
    return left..<right
  }
}
