internal import LayRuntime
internal import LaySolver
internal import LayWorkloads

/// Measures our engine on one system.
struct Measuring {
  let subject: Subject
  let metrics: Set<Metric>
  private(set) var figures: [(metric: Metric, figure: Figure)] = []
  /// Wrong results, independent of their speed.
  private(set) var complaints: [String] = []

  init(_ subject: Subject, _ metrics: [Metric]) {
    self.subject = subject
    self.metrics = Set(metrics)
  }

  private mutating func report(_ metric: Metric, _ value: Double?) {
    guard metrics.contains(metric) else { return }
    figures.append((metric, value.map { .measured($0) } ?? .failed))
  }

  private mutating func complain(_ text: String) {
    complaints.append("\(subject.name) \(subject.size): \(text)")
  }

  /// Measures all requested metrics that the system supports. `progress` receives each before it is measured.
  mutating func run(progress: (Metric) -> Void) {
    if subject.hasConflict {
      guard metrics.contains(.conflict) else { return }
      progress(.conflict)
      measureConflict()
      return
    }
    if metrics.contains(.cold) {
      progress(.cold)
      measureCold()
    }
    if metrics.contains(.drag) || metrics.contains(.jump) {
      progress(.drag)
      measureResizing()
    }
    if !metrics.isDisjoint(with: [.edit, .editBound, .editContent, .editEquality]) {
      progress(.edit)
      measureEdits()
    }
    if metrics.contains(.rows) {
      progress(.rows)
      measureRows()
    }
    if metrics.contains(.check) {
      progress(.check)
      report(.check, timeProof(of: subject.system).map { 1e3 * $0 })
    }
    if metrics.contains(.memory), subject.size >= Protocol.leastViewsForMemory {
      progress(.memory)
      report(.memory, memoryOfFreshProcess(subject))
    }
  }

  // MARK: Cold

  /// Returns the median of up to 25 runs of `body`, which returns its own time.
  private func repeated(_ body: () -> Double) -> Double? {
    let start = Stopwatch()
    var times: [Double] = []
    while times.count < Protocol.coldRuns, times.count < Protocol.leastRuns || start.elapsed < Protocol.patience {
      times.append(body())
    }
    return median(times)
  }

  private mutating func measureCold() {
    let input = subject.input
    var values = [Double](repeating: 0, count: input.variableCount)
    var isSolved = true
    var sum = 0.0
    let time = repeated {
      let watch = Stopwatch()
      var kernel = input.makeKernel()
      var span = values.mutableSpan
      isSolved = kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height, into: &span)
      let time = watch.seconds
      // The kernel lives until here, so that its time does not include freeing it.
      sum += kernel.value(of: VariableID(0))
      return time
    }
    if !isSolved || !sum.isFinite { complain("no solution at the first size") }
    report(.cold, isSolved ? time.map { 1e3 * $0 } : nil)
  }

  private mutating func measureConflict() {
    let input = subject.input
    var rows = 0
    let time = repeated {
      let watch = Stopwatch()
      var kernel = input.makeKernel()
      rows = 0
      if !kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height) {
        rows = kernel.conflict().count
      }
      let time = watch.seconds
      _ = kernel.value(of: VariableID(0))
      return time
    }
    if rows < 2 { complain("a conflict of \(rows) rows") }
    report(.conflict, rows < 2 ? nil : time.map { 1e3 * $0 })
  }

  // MARK: Resizing

  private mutating func measureResizing() {
    var kernel = subject.input.makeKernel()
    let fresh = frames(of: &kernel)
    for (metric, script) in [(Metric.drag, ResizeScript.drag), (.jump, .jump)] where metrics.contains(metric) {
      report(metric, timeSteps(of: script, &kernel).map { 1e6 * $0 })
    }
    compare(fresh, frames(of: &kernel), after: "resizing there and back")
  }

  /// Returns the seconds of a step: the median over rounds of a round's mean. Nil if a size has no solution.
  private func timeSteps(of script: ResizeScript, _ kernel: inout LayoutKernel) -> Double? {
    var values = [Double](repeating: 0, count: subject.input.variableCount)
    var rounds: [Double] = []
    let start = Stopwatch()
    while rounds.count < 3 || rounds.count < 15 && start.elapsed < 0.3 {
      if rounds.count > 0 && start.elapsed > 5 { break }
      var span = values.mutableSpan
      var isSolved = kernel.solve(width: script.sizes[0].width, height: script.sizes[0].height, into: &span)
      let watch = Stopwatch()
      var steps = 0
      for size in script.sizes where start.elapsed < 10 {
        isSolved = kernel.solve(width: size.width, height: size.height, into: &span) && isSolved
        steps += 1
      }
      rounds.append(watch.seconds / Double(steps))
      guard isSolved else { return nil }
    }
    return median(rounds)
  }

  private func frames(of kernel: inout LayoutKernel) -> [Double] {
    var values = [Double](repeating: 0, count: subject.input.variableCount)
    var span = values.mutableSpan
    _ = kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height, into: &span)
    return subject.input.frames.map { values[Int($0)] }
  }

  private mutating func compare(_ expected: [Double], _ found: [Double], after what: String) {
    let difference = zip(expected, found).map { abs($0 - $1) }.max() ?? 0
    if !(difference <= Protocol.tolerance) { complain("frames differ by \(difference) after \(what)") }
  }

  // MARK: Rows

  /// Measures removing and adding random rows. A row that is added again gets a new number, so each is removed once.
  private mutating func measureRows() {
    let input = subject.input
    var kernel = input.makeKernel()
    let fresh = frames(of: &kernel)
    var random = MersenneTwister(seed: 31)
    let start = Stopwatch()
    var times: [Double] = []
    for row in random.permutation(of: input.rowCount).prefix(200) where start.elapsed < Protocol.patience {
      let watch = Stopwatch()
      kernel.remove(RowID(row))
      kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height)
      input.addRow(row, to: &kernel)
      kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height)
      times.append(watch.seconds / 2)
    }
    report(.rows, median(times).map { 1e6 * $0 })
    compare(fresh, frames(of: &kernel), after: "rows that went and came again")
  }

  // MARK: Edits

  private mutating func measureEdits() {
    var kernel = subject.input.makeKernel()
    let fresh = frames(of: &kernel)
    let edits = Edits(of: subject, &kernel)
    let times = edits.time(&kernel)
    report(.edit, median(times.map(\.seconds)).map { 1e6 * $0 })
    for kind in Edits.Kind.allCases {
      let ofKind = times.filter { $0.kind == kind }.map(\.seconds)
      if !ofKind.isEmpty { report(kind.metric, median(ofKind).map { 1e6 * $0 }) }
    }
    compare(fresh, frames(of: &kernel), after: "changing constants there and back")
  }
}
