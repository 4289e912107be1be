internal import LayDiagnostics
internal import LayModel

/// The steps of one block, resolved: flat lists, whose entries refer to each other by number. What their names, members,
/// words and calls mean is decided, except for members of values that differ between the iterations of a loop.
struct ResolvedSteps {
  var expressions = StepList<StepExpression>()
  /// The operands of expressions; each expression has a run of them.
  var operands = StepList<StepOperand>()
  /// The operators between the operands of sums and products; each has one less than operands.
  var operators = StepList<StepNode.Operation>()
  /// The same for comparisons.
  var comparisons = StepList<Condition.Comparison>()
  /// The conditions of comparisons with the environment; each comparison has a run of them.
  var conditions = StepList<Condition>()
  /// The links of paths; each path has a run of them.
  var links = StepList<StepLink>()
  /// The members that are decided in each iteration.
  var members = StepList<StepMember>()
  /// The values that are known without a layout.
  var constants = StepList<LoweredValue>()
  var statements = StepList<StepStatement>()
  /// The statements of blocks; each block has a run of them.
  var blocks = StepList<StepList<StepStatement>.Index>()
  /// The branches of `when` statements; each statement has a run of them.
  var branches = StepList<StepBranch>()
  /// The items of lists in `distribute` and `spread`; each list has a run of them.
  var items = StepList<StepListItem>()
  /// The number of constants and loop variables.
  private(set) var localCount = 0

  /// Adds a constant or loop variable.
  mutating func makeLocal() -> StepLocalID {
    localCount += 1
    return StepLocalID(index: localCount - 1)
  }
}

/// A list that grows, with numbers and runs of numbers of its own.
struct StepList<Element> {
  /// The number of an element.
  struct Index: Hashable {
    fileprivate var rawValue: Int32
  }
  /// The numbers of consecutive elements.
  struct Run {
    fileprivate var start: Int32
    var count: Int32
  }
  private var elements: [Element] = []

  mutating func add(_ element: Element) -> Index {
    elements.append(element)
    return Index(rawValue: Int32(truncatingIfNeeded: elements.count - 1))
  }

  mutating func add(_ run: [Element]) -> Run {
    let start = elements.count
    elements += run
    return Run(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: run.count))
  }

  subscript(index: Index) -> Element { elements[Int(index.rawValue)] }
  subscript(run: Run) -> ArraySlice<Element> { elements[Int(run.start)..<Int(run.start + run.count)] }
}

/// A constant or loop variable of steps.
struct StepLocalID: Hashable {
  var index: Int
}
