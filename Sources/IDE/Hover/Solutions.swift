internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
package import LayRuntime

/// A size at which an editor shows frames.
public struct ShownSize: Hashable, Sendable {
  package let size: ExactSize

  /// Parses a size in the language's syntax, `375x667`; nil for other strings.
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

/// A cache of the solved layouts of one snapshot: each layout is solved once at each size.
public struct Solutions: Sendable {
  private struct Key: Hashable {
    var layout: Int
    var environment: LayoutEnvironment
  }

  private struct SpanKey: Hashable {
    var layout: Int
    var view: ViewID
  }

  /// The limit of rows for the ranges of a view's frame over all sizes, since an editor waits for them.
  private let spanRows: Int

  private var layouts: [Key: Layout] = [:]
  private var wishes: [Key: [UnmetWish]] = [:]
  private var spans: [SpanKey: [NumberSpan?]?] = [:]
  private var values: [(range: SourceRange, text: String)]?

  /// Creates an empty cache.
  public init() { self.init(spanRows: Limits.spanRows) }

  init(spanRows: Int) { self.spanRows = spanRows }

  /// Returns a layout by its index in ``Snapshot/soundLayouts``, laid out at `size`.
  mutating func layout(_ number: Int, of snapshot: Snapshot, at size: ExactSize) -> Layout {
    layout(number, of: snapshot, in: LayoutEnvironment(size: size))
  }

  /// Returns a layout by its index in ``Snapshot/soundLayouts``, laid out in an environment.
  mutating func layout(_ number: Int, of snapshot: Snapshot, in environment: LayoutEnvironment) -> Layout {
    let key = Key(layout: number, environment: environment)
    if let known = layouts[key] { return known }
    var layout = Layout(snapshot.soundLayouts[number].program)
    layout.resize(to: environment, findAmbiguities: false)
    layouts[key] = layout
    return layout
  }

  /// Returns the constraints of a layout that are not satisfied at `size`, with their violations.
  mutating func unmetWishes(_ number: Int, of snapshot: Snapshot, at size: ExactSize) -> [UnmetWish] {
    let key = Key(layout: number, environment: LayoutEnvironment(size: size))
    if let known = wishes[key] { return known }
    let program = snapshot.soundLayouts[number].program
    let found = LayoutReasons(program, at: LayoutEnvironment(size: size)).unmetWishes()
    wishes[key] = found
    return found
  }

  /// Returns the ranges of the numbers of a view's frame over the declared sizes; nil if they are unknown or have too many
  /// rows.
  mutating func frameSpans(_ number: Int, _ view: ViewID, of snapshot: Snapshot) -> [NumberSpan?]? {
    let key = SpanKey(layout: number, view: view)
    if let known = spans[key] { return known }
    let found = snapshot.soundLayouts[number].frameSpans(of: view, rowLimit: spanRows)
    spans[key] = .some(found)
    return found
  }

  /// Returns the values of the expressions in all files, outer expressions before inner ones.
  mutating func values(of snapshot: Snapshot) -> [(range: SourceRange, text: String)] {
    if let values { return values }
    var options = snapshot.compilation.options
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
  /// Returns the size to show the layout at: the chosen one, else its design size, else the least declared one.
  func size(_ chosen: ShownSize?) -> ExactSize? { chosen?.size ?? sizesToShow.first }
}

extension Rational {
  /// The number rounded to two decimals, unless that would be 0.
  var brief: String {
    let short = (self * 100).rounded / 100
    return (short.isZero ? self : short).description
  }

  /// The number, with two decimals if its decimals do not end.
  var readable: String { description.utf8.contains(UInt8(ascii: "/")) ? brief : description }
}

extension ExactRect {
  /// `(12, 88, 351, 140)`, exactly.
  var spelled: String { "(\(x), \(y), \(width), \(height))" }

  /// The same with two decimals for numbers whose decimals do not end.
  var readable: String { "(\(x.readable), \(y.readable), \(width.readable), \(height.readable))" }

  /// The same with at most two decimals.
  var brief: String { "(\(x.brief), \(y.brief), \(width.brief), \(height.brief))" }
}
