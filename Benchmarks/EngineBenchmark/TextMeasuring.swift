internal import LayCompiler
internal import LayRuntime
internal import LayWorkloads

/// Measures the way from a `.lay` text to frames in this process: compiled, laid out at its design size, all frames read.
enum TextMeasuring {
  /// What the app screen is called when its text is measured.
  static func name(_ cards: AppText.Cards) -> String { "app-\(cards.rawValue)" }

  /// The sizes out of `sizes` that are measured: fewer views are no text worth timing, more are past what a text may hold.
  static func sizes(_ sizes: [Int]) -> [Int] { sizes.filter { 100...1000 ~= $0 } }

  /// The medians of up to 25 runs in ms: all, and compiling alone. Nil if the text does not compile.
  static func time(_ cards: AppText.Cards, views count: Int) -> (all: Double, compiling: Double)? {
    let bytes = Array(AppText.text(views: count, cards).utf8)
    let start = Stopwatch()
    var times: [(all: Double, compiling: Double)] = []
    while times.count < Protocol.coldRuns, times.count < Protocol.leastRuns || start.elapsed < Protocol.patience {
      let watch = Stopwatch()
      let compilation = compile(path: "app.lay", bytes: bytes, read: { _ in nil })
      let compiling = watch.seconds
      guard let sum = layOut(compilation), sum.isFinite else { return nil }
      times.append((watch.seconds, compiling))
    }
    guard let all = median(times.map(\.all)), let compiling = median(times.map(\.compiling)) else { return nil }
    return (1e3 * all, 1e3 * compiling)
  }

  /// The sum of all widths and heights, so that every frame is read; nil if there is no layout.
  private static func layOut(_ compilation: Compilation) -> Double? {
    guard !compilation.hasErrors, let compiled = compilation.layouts.first else { return nil }
    var layout = Layout(compiled.program)
    let report = layout.resize(
      to: Environment(size: ExactSize(width: 375, height: 667)), findAmbiguities: false)
    guard report.conflicts.isEmpty else { return nil }
    return compiled.program.views.indices.reduce(0) { sum, index in
      let frame = layout.frame(of: ViewID(index))
      return sum + frame.width + frame.height
    }
  }
}
