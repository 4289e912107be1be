internal import Foundation
internal import LayWorkloads

/// A run of the program: it measures subjects one after the other, prints lines meanwhile, and tables at the end.
struct Run {
  let options: Options
  private var figures = Figures()
  private var complaints: [String] = []
  private var peers: Peers?
  private var progress = Progress()

  init(_ options: Options) { self.options = options }

  /// Executes the options, and returns the exit status.
  mutating func run() throws -> Int32 {
    if options.isMemoryChild {
      guard let subject = try subjects().first, let memory = memoryOfThisProcess(subject) else { return 2 }
      print(memory)
      return 0
    }
    if let folder = options.write {
      try writeFiles(try subjects(), to: folder)
      return 0
    }
    if let path = options.dump {
      for subject in try subjects() { try write(frameDump(subject), to: path) }
      return 0
    }
    try measure()
    // Once more: the other run may have continued meanwhile.
    try takePeers()
    try writeResults()
    printTables()
    for complaint in complaints { talk("wrong: \(complaint)") }
    return complaints.isEmpty ? 0 : 1
  }

  private func subjects() throws -> [Subject] {
    try options.systemFiles.isEmpty
      ? workloadsAndSizes.map { Subject($0, size: $1) } : options.systemFiles.map { try Subject(file: $0) }
  }

  /// The workloads in the order of sizes, so that the slow ones come last.
  private var workloadsAndSizes: [(Workload, Int)] {
    options.sizes.flatMap { size in options.workloads.compactMap(Workload.named).map { ($0, size) } }
  }

  /// Takes the requested figures of peers from an earlier run.
  private mutating func takePeers() throws {
    guard let path = options.peersFrom else { return }
    let (workloads, sizes, metrics) = (options.workloads, options.sizes, options.metrics)
    figures.takePeers(from: try String(contentsOfFile: path, encoding: .utf8)) {
      workloads.contains($0) && sizes.contains($1) && metrics.contains($2)
    }
  }

  private mutating func measure() throws {
    try takePeers()
    if options.withPeers {
      progress.show("peers: installing")
      peers = try Peers()
    }
    guard options.systemFiles.isEmpty else {
      for file in options.systemFiles { try measure(Subject(file: file)) }
      return printExponents()
    }
    if options.asksForGrowth { try measureGrowth() }
    for (workload, size) in workloadsAndSizes where options.metrics != [.growth] {
      // A system with a conflict has only that metric.
      guard !workload.hasConflict || options.metrics.contains(.conflict) else { continue }
      try measure(Subject(workload, size: size))
    }
    if !Set(TextMeasuring.metrics).isDisjoint(with: options.metrics) { try measureTexts() }
    printExponents()
  }

  private mutating func measure(_ subject: Subject) throws {
    let title = "\(subject.name) \(subject.size)"
    var measuring = Measuring(subject, options.metrics)
    measuring.run { progress.show("\(title): \($0.rawValue)") }
    complaints += measuring.complaints
    for (metric, figure) in measuring.figures { figures[subject.name, subject.size, metric, .ours] = figure }
    let ofPeers = try peers?.measure(subject, options.metrics) { progress.show("\(title): \($0.rawValue)") } ?? []
    for (engine, metric, figure) in ofPeers { figures[subject.name, subject.size, metric, engine] = figure }
    progress.clear()
    for metric in Metric.allCases { printLine(subject.name, subject.size, metric) }
    try writeResults()
  }

  private mutating func measureTexts() throws {
    for size in TextMeasuring.sizes(options.sizes) {
      for text in MeasuredText.allCases where options.workloads.contains(text.workload) {
        progress.show("\(text.name) \(size)")
        measure(text, views: size)
        progress.clear()
        for metric in TextMeasuring.metrics { printLine(text.name, size, metric) }
      }
    }
    try writeResults()
  }

  private mutating func measureGrowth() throws {
    for text in GrowthText.allCases {
      for count in text.counts {
        progress.show("\(text.rawValue) \(count)")
        let time = TextMeasuring.timeGrowth(text, count: count)
        progress.clear()
        if time == nil { complaints.append("\(text.rawValue) \(count): not all of it is decided") }
        figures[text.rawValue, count, .growth, .ours] = time.map { .measured($0) } ?? .failed
        printLine(text.rawValue, count, .growth)
      }
    }
    try writeResults()
  }

  private mutating func measure(_ text: MeasuredText, views size: Int) {
    if options.metrics.contains(.text) || options.metrics.contains(.textCompiling) {
      let time = TextMeasuring.time(text, views: size)
      if time == nil { complaints.append("\(text.name) \(size): the text has no layout") }
      figures[text.name, size, .text, .ours] = time.map { .measured($0.all) } ?? .failed
      figures[text.name, size, .textCompiling, .ours] = time.map { .measured($0.compiling) } ?? .failed
    }
    if options.metrics.contains(.textCheck) {
      let time = TextMeasuring.timeCheck(text, views: size)
      if time == nil { complaints.append("\(text.name) \(size): the text is not proved") }
      figures[text.name, size, .textCheck, .ours] = time.map { .measured($0) } ?? .failed
    }
  }

  private func writeResults() throws {
    // After each system, so that an interrupted run keeps its results.
    guard let path = options.results else { return }
    let results = Results(
      figures: figures, peers: peers?.versions ?? [], arguments: Array(CommandLine.arguments.dropFirst()),
      arePeersOld: options.peersFrom != nil)
    try write(results.text, to: path)
  }

  private func printLine(_ name: String, _ size: Int, _ metric: Metric) {
    let words = Engine.allCases.compactMap { engine in
      figures[name, size, metric, engine].map { "\(engine.rawValue)=\($0.text)" }
    }
    guard !words.isEmpty else { return }
    print("bench \(name) \(size) \(metric.rawValue) \(words.joined(separator: " "))")
    fflush(nil)
  }

  private func printExponents() {
    for workload in figures.workloads {
      for metric in Metric.growing {
        guard let exponent = figures.exponent(workload, metric) else { continue }
        print("bench \(workload) - exponent_\(metric.stem) ours=\(fourDigits((exponent * 100).rounded() / 100))")
      }
    }
  }

  private func printTables() {
    for metric in Metric.allCases {
      for (title, table) in Tables(figures: figures).tables(of: metric) {
        print("\n\(title)\n\n\(table.plain)", terminator: "")
      }
    }
    let targets = Targets(figures: figures).table
    if targets.rows.count > 1 { print("\ntargets\n\n\(targets.plain)", terminator: "") }
  }
}

/// Writes a message to the standard error.
func talk(_ text: String) { FileHandle.standardError.write(Data("layc-bench: \(text)\n".utf8)) }

/// A line on a terminal that shows what is being measured.
private struct Progress {
  private let isWanted = isatty(2) == 1

  func show(_ text: String) {
    if isWanted { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
  }

  func clear() { show("") }
}
