internal import LayDiagnostics
internal import LayModel

/// A metric with a range, or a parameter with a range in one instance of its component.
struct RangeKey: Hashable {
  var declaration: SourceRange
  /// The instance of the component; the root for metrics.
  var instance = ViewID.root
}

/// The metrics and parameters with ranges, and the reads of constants that depend on them.
struct RangeReads {
  private var parameters: [RangeKey: ProgramParameter] = [:]
  /// Those that the layout reads.
  private var read: Set<RangeKey> = []
  /// Those of the reads so far, of other layouts too.
  private(set) var latest: [RangeKey] = []

  /// The parameters of the root with ranges.
  private var ofRoot: Set<SourceRange> = []
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
    add(name, in: owners[declaration], bounds, RangeKey(declaration: declaration))
  }

  /// Adds a metric, or a parameter of an instance, that is set from outside by its name in a layout or component.
  mutating func add(_ name: String, in owner: String?, _ bounds: SizeBounds, _ key: RangeKey) {
    parameters[key] = ProgramParameter(
      name: name, settableName: owner.map { "\($0).\(name)" } ?? name, lowest: bounds.lowest,
      highest: bounds.highest)
  }

  /// Records a read of a constant that depends on ranges.
  mutating func note(_ ranges: Set<RangeKey>) {
    if ranges.isEmpty { return }
    read.formUnion(ranges)
    latest += ranges
  }

  /// The metric that is declared at a place, or the parameter of a component that is laid out itself; nil if that has no range.
  func parameter(declaredAt declaration: SourceRange) -> ProgramParameter? {
    parameters[RangeKey(declaration: declaration)]
  }

  /// Records that a parameter of the root has a range, even if it is set from outside.
  mutating func note(settableParameter declaration: SourceRange) { ofRoot.insert(declaration) }

  /// True if a parameter of the root has a range, so that its number may be set.
  func isSettable(parameterAt declaration: SourceRange) -> Bool { ofRoot.contains(declaration) }

  /// The number of reads so far.
  var count: Int { latest.count }

  /// What was read since a number of reads.
  func read(since count: Int) -> Set<RangeKey> { Set(latest[count...]) }

  /// What the layout reads, in the order of the declarations and instances.
  var ofLayout: [ProgramParameter] {
    read.sorted { $0.order < $1.order }.compactMap { parameters[$0] }
  }
}

extension RangeKey {
  fileprivate var order: (Int32, Int, Int) {
    (declaration.file.rawValue, declaration.start, instance.index)
  }
}
