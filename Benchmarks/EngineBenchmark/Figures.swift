internal import Foundation

/// A metric, by its name in the lines of the output.
enum Metric: String, CaseIterable, Hashable {
  /// Rows added from flat arrays, solved at 320x480, all frames read.
  case cold = "cold_ms"
  /// A step of a slow resize: size set, solved, all frames read.
  case drag = "drag_us"
  /// A step to a size without relation to the last one.
  case jump = "jump_us"
  /// One constant changed and the system solved at the same size: for bounds, content sizes and equalities together.
  case edit = "edit_us"
  /// The same for required inequalities.
  case editBound = "edit_bound_us"
  /// The same for optional rows of one variable.
  case editContent = "edit_content_us"
  /// The same for required equalities.
  case editEquality = "edit_equality_us"
  /// One row removed, solved, and added again, solved: half of the time.
  case rows = "rows_us"
  /// Rows added and solved until the conflict is known, in our engine with its set of rows.
  case conflict = "conflict_ms"
  /// Conflicts and ambiguities decided at all sizes from 320x480 to 1366x1366, in exact numbers.
  case check = "check_ms"
  /// Growth of resident memory for each view.
  case memory = "memory_kib"

  /// A `.lay` file compiled, laid out and all frames read, in this process.
  case text = "text_ms"
  /// Compiling alone.
  case textCompiling = "text_compile_ms"
  /// All of `layc check` on a `.lay` file, in this process: compiled, proved, linted, and reported.
  case textCheck = "text_check_ms"
  /// The same for layouts with many instances of one thing, by their number.
  case growth = "growth_ms"

  /// The metrics that are measured for peers too.
  static let ofPeers: [Metric] = [.cold, .drag, .jump, .edit, .conflict, .memory]
  /// The metrics whose growth is printed.
  static let growing: [Metric] = [.cold, .drag, .jump, .edit, .rows, .conflict, .check, .text, .textCheck, .growth]

  /// The name without its unit.
  var stem: String { String(rawValue[..<(rawValue.lastIndex(of: "_") ?? rawValue.endIndex)]) }
  /// The number of its units in a second; nil for memory.
  var unitsInSecond: Double? {
    switch self {
    case .cold, .conflict, .check, .text, .textCompiling, .textCheck, .growth: 1e3
    case .memory: nil
    default: 1e6
    }
  }
}

/// A measured engine.
enum Engine: String, CaseIterable, Hashable {
  case ours, kiwi, highs, yoga
  /// The peers that support every workload, and with which targets compare.
  static let solvers: [Engine] = [.kiwi, .highs]
}

/// The result of a measurement.
enum Figure: Hashable {
  case measured(Double)
  /// The time exceeded the limit, or did so for a smaller size.
  case timeout
  case failed

  /// Parses a figure as ``text`` or a peer prints it.
  init(_ text: String) {
    self = Double(text).map { .measured($0) } ?? (text == "timeout" ? .timeout : .failed)
  }

  var value: Double? {
    if case .measured(let value) = self { value } else { nil }
  }

  /// The figure with four significant digits, or a word.
  var text: String {
    switch self {
    case .measured(let value): fourDigits(value)
    case .timeout: "timeout"
    case .failed: "failed"
    }
  }
}

/// All figures of a run.
struct Figures {
  struct Key: Hashable {
    let workload: String
    let size: Int
    let metric: Metric
    let engine: Engine
  }
  private var figures: [Key: Figure] = [:]
  /// The workloads and sizes in the order of measuring.
  private(set) var workloads: [String] = []
  private(set) var sizes: [Int] = []

  subscript(workload: String, size: Int, metric: Metric, engine: Engine) -> Figure? {
    get { figures[Key(workload: workload, size: size, metric: metric, engine: engine)] }
    set {
      figures[Key(workload: workload, size: size, metric: metric, engine: engine)] = newValue
      if !workloads.contains(workload) { workloads.append(workload) }
      if !sizes.contains(size) { sizes = (sizes + [size]).sorted() }
    }
  }

  /// Takes the wanted figures of peers from the output of an earlier run, whose other lines are ignored.
  mutating func takePeers(
    from lines: String, if isWanted: (_ workload: String, Int, Metric) -> Bool = { _, _, _ in true }
  ) {
    for line in lines.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 4, words[0] == "bench", let size = Int(words[2]), let metric = Metric(rawValue: words[3]),
        isWanted(words[1], size, metric)
      else { continue }
      for word in words[4...] {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let engine = Engine(rawValue: parts[0]), engine != .ours else { continue }
        self[words[1], size, metric, engine] = Figure(parts[1])
      }
    }
  }

  /// Returns the engines that have a figure of a metric.
  func engines(of metric: Metric) -> [Engine] {
    Engine.allCases.filter { engine in figures.keys.contains { $0.metric == metric && $0.engine == engine } }
  }

  /// Returns the exponent e of the best fit by size^e from 100 views on: the slope of the least squares line through the
  /// logarithms. Nil if fewer than two sizes have a figure.
  func exponent(_ workload: String, _ metric: Metric, _ engine: Engine = .ours) -> Double? {
    let points = sizes.filter { $0 >= 100 }.compactMap { size in
      self[workload, size, metric, engine]?.value.map { (x: log(Double(size)), y: log(max($0, 1e-6))) }
    }
    guard points.count >= 2 else { return nil }
    let center = (
      x: points.map(\.x).reduce(0, +) / Double(points.count), y: points.map(\.y).reduce(0, +) / Double(points.count)
    )
    let products = points.map { ($0.x - center.x) * ($0.y - center.y) }
    let squares = points.map { ($0.x - center.x) * ($0.x - center.x) }
    return products.reduce(0, +) / squares.reduce(0, +)
  }
}

/// Formats a number with at least four significant digits.
func fourDigits(_ value: Double) -> String {
  guard value != 0, value.isFinite else { return "\(value)" }
  let decimals = max(0, 3 - Int(log10(abs(value)).rounded(.down)))
  let scale = pow(10, Double(min(decimals, 9)))
  let rounded = (value * scale).rounded() / scale
  return Int(exactly: rounded).map { $0.description } ?? rounded.description
}
