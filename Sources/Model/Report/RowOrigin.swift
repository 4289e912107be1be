/// The origin of an engine row; the compiler keeps the table from here to source ranges.
public enum RowOrigin: Hashable, Sendable {
  /// A constraint of the program.
  case constraint(ConstraintID)
  /// The mask of a view: the row that places it on the axis.
  case maskPosition(ViewID, LayoutAxis)
  /// The mask of a view: the row that sizes it on the axis.
  case maskSize(ViewID, LayoutAxis)
  /// A size is never negative (SEMANTICS §2.6).
  case nonNegative(ViewID, LayoutAxis)
  /// A view is no larger than its content, at its hugging priority.
  case hugging(ViewID, LayoutAxis)
  /// A view is no smaller than its content, at its compression resistance.
  case compression(ViewID, LayoutAxis)
  /// A row of a stack or grid, about the view; by ``ArrangementPart/isOfContainer`` that is the stack or grid itself or
  /// one of its subviews.
  case arrangement(ViewID, ArrangementPart)
  /// A row that holds a view where steps placed it, for constraints on others.
  case step(ViewID, LayoutAxis)
  /// The content of a scroll view begins at the corner of its coordinates (SEMANTICS §2.11).
  case contentOrigin(ViewID, LayoutAxis)

  /// True if it is no written constraint: it is never the one to be broken (SEMANTICS §2.7).
  public var isSystem: Bool {
    if case .constraint = self { return false }
    return true
  }

  /// True if steps made it: it holds their result, and requires nothing.
  package var isOfStep: Bool { if case .step = self { true } else { false } }
}

extension RowOrigin {
  /// The sort key of rows: source order, then implied rows, by view.
  package var order: [Int32] {
    switch self {
    case .constraint(let id): [0, id.rawValue]
    case .arrangement(let view, let part): [1, view.rawValue, -1, Int32(part.rawValue)]
    case .maskPosition(let view, let axis): [1, view.rawValue, 0, Int32(axis.rawValue)]
    case .maskSize(let view, let axis): [1, view.rawValue, 1, Int32(axis.rawValue)]
    case .hugging(let view, let axis): [1, view.rawValue, 2, Int32(axis.rawValue)]
    case .compression(let view, let axis): [1, view.rawValue, 3, Int32(axis.rawValue)]
    case .nonNegative(let view, let axis): [1, view.rawValue, 4, Int32(axis.rawValue)]
    case .step(let view, let axis): [1, view.rawValue, 5, Int32(axis.rawValue)]
    case .contentOrigin(let view, let axis): [1, view.rawValue, 6, Int32(axis.rawValue)]
    }
  }
}
