internal import LayModel

/// The outlines of `InterGlyphs`, decoded glyph by glyph.
///
/// The data are whole numbers from 0, each in one, two or four characters of printable ASCII without `"` and `\`: a digit below 66
/// is the number; one below 91 begins a second digit; the 92nd begins three. Signed numbers alternate: 0, −1, 1, −2, ….
/// - `glyphs`: the number of runs; for each run its first code point and its length; then for each glyph the length of its data.
/// - `contours`: their number; then for each the length of its data.
/// - `glyphData`: for each glyph the number of contours; for each its index and its first point.
/// - `contourData`: for each contour the number of runs of segments, their lengths, lines and curves in turn, lines first; then
///   the points from one to the next, without the last, which is the first.
///
/// A point is x and y in Regular, then what Thin and Black differ from that.
struct GlyphTable: Sendable {
  /// A run of code points that have glyphs.
  private struct Run: Sendable {
    var first: UInt32
    var count: Int
    /// The index of the first glyph.
    var glyph: Int
  }

  private let runs: [Run]
  /// The offset of each glyph in its data.
  private let glyphs: [Int]
  /// The offset of each contour in its data.
  private let contours: [Int]
  private let glyphData: [UInt8]
  private let contourData: [UInt8]

  /// The table of Inter.
  static let inter = GlyphTable()

  private init() {
    var index = GlyphDigits(InterGlyphs.glyphs.utf8.map { $0 })
    var (found, count) = ([Run](), 0)
    for _ in 0..<index.number() {
      let run = Run(first: UInt32(index.number()), count: index.number(), glyph: count)
      count += run.count
      found.append(run)
    }
    runs = found
    glyphs = index.offsets(count)
    var lengths = GlyphDigits(InterGlyphs.contours.utf8.map { $0 })
    contours = lengths.offsets(lengths.number())
    glyphData = InterGlyphs.glyphData.utf8.map { $0 }
    contourData = InterGlyphs.contourData.utf8.map { $0 }
  }

  /// The index of the glyph of a character; nil if the table has none.
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    for run in runs where scalar.value >= run.first && scalar.value < run.first + UInt32(run.count) {
      return run.glyph + Int(scalar.value - run.first)
    }
    return nil
  }

  /// The outline of a glyph in a weight: in units of the data, y up, the origin on the baseline.
  func outline(of glyph: Int, weight: FontWeight) -> Outline {
    var (pieces, digits) = ([Outline.Piece](), GlyphDigits(glyphData, at: glyphs[glyph]))
    let mix = WeightMix(weight)
    for _ in 0..<digits.number() {
      let contour = digits.number()
      append(contour, from: digits.point(), mix, to: &pieces)
    }
    return Outline(pieces)
  }

  /// Appends a contour that begins at a point.
  private func append(_ contour: Int, from start: MasterPoint, _ mix: WeightMix, to pieces: inout [Outline.Piece]) {
    var digits = GlyphDigits(contourData, at: contours[contour])
    var runs: [Int] = []
    for _ in 0..<digits.number() { runs.append(digits.number()) }
    var pen = start
    // A contour ends where it begins, so the last point is not written.
    var points = runs.indices.reduce(0) { $0 + runs[$1] * ($1 % 2 == 0 ? 1 : 3) }
    func next() -> Point2D {
      points -= 1
      if points == 0 { return mix.point(start) }
      pen.move(by: digits.point())
      return mix.point(pen)
    }
    pieces.append(.move(mix.point(start)))
    for index in runs.indices {
      for _ in 0..<runs[index] {
        if index % 2 == 0 {
          pieces.append(.line(next()))
        } else {
          let (first, second) = (next(), next())
          pieces.append(.curve(first, second, next()))
        }
      }
    }
    pieces.append(.close)
  }
}

/// A reader of the numbers of the glyph data.
private struct GlyphDigits {
  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  /// The number of digits.
  private static let base = 92
  /// The first digit that begins a number of two.
  private static let two = 66
  /// The first digit that begins a number of four.
  private static let four = 91

  private mutating func digit() -> Int {
    let byte = bytes[place]
    place += 1
    // From `!`, without the quote and the backslash.
    return Int(byte) - (byte > 0x5C ? 0x23 : byte > 0x22 ? 0x22 : 0x21)
  }

  mutating func number() -> Int {
    let first = digit()
    if first < Self.two { return first }
    if first < Self.four { return Self.two + (first - Self.two) * Self.base + digit() }
    let high = digit() * Self.base + digit()
    return Self.two + high * Self.base + digit()
  }

  private mutating func signed() -> Int {
    let value = number()
    return value & 1 == 0 ? value / 2 : -(value + 1) / 2
  }

  mutating func point() -> MasterPoint {
    let (x, y) = (signed(), signed())
    let (thinX, thinY) = (signed(), signed())
    return MasterPoint(x: x, y: y, thinX: thinX, thinY: thinY, blackX: signed(), blackY: signed())
  }

  /// The sums before each of some lengths.
  mutating func offsets(_ count: Int) -> [Int] {
    var (sum, found) = (0, [Int]())
    for _ in 0..<count {
      found.append(sum)
      sum += number()
    }
    return found
  }
}

/// A point in Regular, and what it differs from that in Thin and Black.
private struct MasterPoint {
  var x, y, thinX, thinY, blackX, blackY: Int

  mutating func move(by step: MasterPoint) {
    x += step.x
    y += step.y
    thinX += step.thinX
    thinY += step.thinY
    blackX += step.blackX
    blackY += step.blackY
  }
}

/// The shares of Thin and Black in a weight; the rest is Regular.
private struct WeightMix {
  private let thin, black: Double

  init(_ weight: FontWeight) {
    (thin, black) =
      switch weight {
      case .ultraLight: (1, 0)
      case .thin: (2.0 / 3, 0)
      case .light: (1.0 / 3, 0)
      case .regular: (0, 0)
      case .medium: (0, 0.2)
      case .semibold: (0, 0.4)
      case .bold: (0, 0.6)
      case .heavy: (0, 0.8)
      case .black: (0, 1)
      }
  }

  func point(_ point: MasterPoint) -> Point2D {
    Point2D(
      Double(point.x) + thin * Double(point.thinX) + black * Double(point.blackX),
      Double(point.y) + thin * Double(point.thinY) + black * Double(point.blackY))
  }
}
