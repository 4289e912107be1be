internal import LayDiagnostics
internal import LayModel

/// The metrics with ranges, and the reads of constants that depend on them.
struct RangeReads {
  /// The metrics with their ranges, by declaration.
  private var parameters: [SourceRange: ProgramParameter] = [:]
  /// The metrics that the layout reads.
  private var read: Set<SourceRange> = []
  /// The metrics of the reads so far, those of other layouts included.
  private(set) var latest: [SourceRange] = []

  /// The layout or component around each metric in one, by declaration.
  private var owners: [SourceRange: String] = [:]

  /// Begins a layout.
  mutating func begin() { read = [] }

  /// Records that a metric is declared in a layout or component.
  mutating func note(owner: String, ofMetricAt declaration: SourceRange) {
    if !owner.isEmpty { owners[declaration] = owner }
  }

  /// Adds a metric with a range.
  mutating func add(_ name: String, _ bounds: SizeBounds, declaredAt declaration: SourceRange) {
    parameters[declaration] = ProgramParameter(
      name: name, settableName: owners[declaration].map { "\($0).\(name)" } ?? name, lowest: bounds.lowest,
      highest: bounds.highest)
  }

  /// Records a read of a constant that depends on metrics with ranges.
  mutating func note(_ ranges: Set<SourceRange>) {
    if ranges.isEmpty { return }
    read.formUnion(ranges)
    latest += ranges
  }

  /// The metric that is declared at a place; nil if that has no range.
  func parameter(declaredAt declaration: SourceRange) -> ProgramParameter? { parameters[declaration] }

  /// The number of reads so far.
  var count: Int { latest.count }

  /// The metrics that were read since a number of reads.
  func read(since count: Int) -> Set<SourceRange> { Set(latest[count...]) }

  /// The metrics that the layout reads, in the order of their declarations.
  var ofLayout: [ProgramParameter] {
    read.sorted { ($0.file.rawValue, $0.start) < ($1.file.rawValue, $1.start) }.compactMap { parameters[$0] }
  }
}
