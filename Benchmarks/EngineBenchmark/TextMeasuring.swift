internal import LayAnalysis
internal import LayCompiler
internal import LayPlatform
internal import LayRuntime
internal import LayTool
internal import LayWorkloads

/// Measures work on a `.lay` file in this process: the way to frames, and all of `layc check`.
enum TextMeasuring {
  static let metrics: [Metric] = [.text, .textCompiling, .textCheck]

  /// Returns the measured sizes out of `sizes`: files with fewer views are too small.
  static func sizes(_ sizes: [Int]) -> [Int] { sizes.filter { $0 >= 100 } }

  /// Measures the way to frames: compiled, laid out at 375x667, all frames read. Returns the medians of up to 25 runs in ms: all,
  /// and compiling alone. Nil if the file does not compile.
  static func time(_ text: MeasuredText, views count: Int) -> (all: Double, compiling: Double)? {
    let bytes = text.bytes(views: count)
    let times = runs { () -> (all: Double, compiling: Double)? in
      let watch = Stopwatch()
      let compilation = compile(path: "screen.lay", bytes: bytes, options: .solving, read: { _ in nil })
      let compiling = watch.seconds
      guard let sum = layOut(compilation), sum.isFinite else { return nil }
      return (watch.seconds, compiling)
    }
    guard let all = median(times.map(\.all)), let compiling = median(times.map(\.compiling)) else { return nil }
    return (1e3 * all, 1e3 * compiling)
  }

  /// Measures `layc check`, from its arguments to the last line of its report: the median of up to 25 runs in ms. Nil if its
  /// result is not the expected one.
  static func timeCheck(_ text: MeasuredText, views count: Int) -> Double? {
    let bytes = text.bytes(views: count)
    let times = runs { () -> Double? in
      let watch = Stopwatch()
      let (status, talk) = checkedByTool(bytes)
      guard status == 0, talk.contains(text.verdict) else { return nil }
      return watch.seconds
    }
    return median(times).map { 1e3 * $0 }
  }

  /// Measures the same for a file with many instances of one thing. Nil if something is undecided.
  static func timeGrowth(_ text: GrowthText, count: Int) -> Double? {
    let bytes = Array(text.text(count).utf8)
    let times = runs { () -> Double? in
      let watch = Stopwatch()
      let (status, talk) = checkedByTool(bytes)
      let isDecided = (status == 0 || text.hasConflicts && status == 1) && !talk.contains("not decided")
      return isDecided ? watch.seconds : nil
    }
    return median(times).map { 1e3 * $0 }
  }

  /// Returns the results of up to 25 runs, fewer if they take long; empty if one fails.
  private static func runs<Value>(_ run: () -> Value?) -> [Value] {
    let start = Stopwatch()
    var values: [Value] = []
    while values.count < Protocol.coldRuns, values.count < Protocol.leastRuns || start.elapsed < Protocol.patience {
      guard let value = run() else { return [] }
      values.append(value)
    }
    return values
  }

  /// Returns the sum of all widths and heights, which reads every frame; nil if there is no layout.
  private static func layOut(_ compilation: Compilation) -> Double? {
    guard !compilation.hasErrors, let compiled = compilation.layouts.first else { return nil }
    var layout = Layout(compiled.program)
    let report = layout.resize(
      to: LayoutEnvironment(size: ExactSize(width: 375, height: 667)), findAmbiguities: false)
    guard report.conflicts.isEmpty else { return nil }
    return compiled.program.views.indices.reduce(0) { sum, index in
      let frame = layout.frame(of: ViewID(index))
      return sum + frame.width + frame.height
    }
  }

  /// Runs the tool on a file in memory, and returns its status and its standard error.
  static func checkedByTool(_ bytes: [UInt8]) -> (status: Int32, talk: String) {
    var talk: [UInt8] = []
    let errors = Sink { bytes in
      talk += bytes
      return nil
    }
    let files = Files(
      kind: { $0.hasSuffix("screen.lay") ? .file : nil },
      read: { $0.hasSuffix("screen.lay") ? .success(bytes) : .failure(.missing) }, list: { _ in .success([]) },
      write: { _, _, _ in .failure(.missing) })
    let machine = Machine(
      input: { .failure(.missing) }, output: Sink { _ in nil }, errors: errors, files: files, variable: { _ in nil },
      seconds: { 0 })
    let status = LayTool.run(["check", "screen.lay"], on: machine)
    return (status, String(decoding: talk, as: UTF8.self))
  }
}
