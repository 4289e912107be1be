internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// A size that an editor shows frames at.
public struct ShownSize: Hashable, Sendable {
  let size: ExactSize

  /// The size that `text` writes as the language does, `375x667`; nil where it writes none.
  public init?(_ text: String) {
    let sides = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false).map { side in
      Rational(decimal: String(decoding: Array(side), as: UTF8.self))
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width.sign >= 0, height.sign >= 0,
      max(width, height) <= Limits.shownSide
    else { return nil }
    size = ExactSize(width: width, height: height)
  }
}

/// What solving the layouts of a snapshot gave, kept for whoever asks again: each is solved once at each size. It belongs to
/// one snapshot.
public struct Solutions: Sendable {
  private struct Key: Hashable {
    var layout: Int
    var size: ExactSize
  }

  private struct SpanKey: Hashable {
    var layout: Int
    var view: ViewID
  }

  /// How many rows are looked at for the frames of a view at all sizes: an editor waits for it.
  private let spanRows: Int

  private var layouts: [Key: Layout] = [:]
  private var wishes: [Key: [UnmetWish]] = [:]
  private var spans: [SpanKey: [NumberSpan?]?] = [:]
  private var values: [(range: SourceRange, text: String)]?

  /// Nothing is solved yet.
  public init() { self.init(spanRows: Limits.spanRows) }

  init(spanRows: Int) { self.spanRows = spanRows }

  /// The layout of a number among ``Snapshot/soundLayouts``, laid out at `size`.
  mutating func layout(_ number: Int, of snapshot: Snapshot, at size: ExactSize) -> Layout {
    let key = Key(layout: number, size: size)
    if let known = layouts[key] { return known }
    var layout = Layout(snapshot.soundLayouts[number].program)
    layout.resize(to: Environment(size: size), findAmbiguities: false)
    layouts[key] = layout
    return layout
  }

  /// The rules of a layout that do not hold at `size`, and by how much.
  mutating func unmetWishes(_ number: Int, of snapshot: Snapshot, at size: ExactSize) -> [UnmetWish] {
    let key = Key(layout: number, size: size)
    if let known = wishes[key] { return known }
    let program = snapshot.soundLayouts[number].program
    let found = LayoutReasons(program, at: Environment(size: size)).unmetWishes()
    wishes[key] = found
    return found
  }

  /// The least and the greatest that the numbers of a frame are among the sizes that a layout promises; nil where that would
  /// take too long, or is not known.
  mutating func frameSpans(_ number: Int, _ view: ViewID, of snapshot: Snapshot) -> [NumberSpan?]? {
    let key = SpanKey(layout: number, view: view)
    if let known = spans[key] { return known }
    let found = snapshot.soundLayouts[number].frameSpans(of: view, rowLimit: spanRows)
    spans[key] = .some(found)
    return found
  }

  /// What the expressions of all files come to, the wider before what is in it.
  mutating func values(of snapshot: Snapshot) -> [(range: SourceRange, text: String)] {
    if let values { return values }
    var options = CompileOptions()
    options.notesValues = true
    let files = snapshot.compilation.files
    let compilation = compile(
      path: files[0].path, bytes: files[0].tree.bytes, options: options,
      importing: { path in
        snapshot.compilation.file(at: path).map { .text($0.tree.bytes) } ?? .missing
      })
    values = compilation.values
    return compilation.values
  }
}

extension CompiledLayout {
  /// The size that it is shown at: the one that was chosen, else its design size, else the least of what it promises.
  func size(_ chosen: ShownSize?) -> ExactSize? { chosen?.size ?? sizesToShow.first }
}

extension Rational {
  /// The number as one reads it in passing: with two decimals where it has many.
  var brief: String {
    let short = (self * 100).rounded / 100
    return (short.isZero ? self : short).description
  }

  /// The number, with two decimals where it has no end.
  var readable: String { description.utf8.contains(UInt8(ascii: "/")) ? brief : description }
}

extension ExactRect {
  /// `(12, 88, 351, 140)`, exactly.
  var spelled: String { "(\(x), \(y), \(width), \(height))" }

  /// The same with two decimals where a number has no end.
  var readable: String { "(\(x.readable), \(y.readable), \(width.readable), \(height.readable))" }

  /// The same with few decimals.
  var brief: String { "(\(x.brief), \(y.brief), \(width.brief), \(height.brief))" }
}
