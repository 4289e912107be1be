package import LayModel
package import LayNumbers

// The constraints of stacks and grids in the author's words.
extension CompiledLayout {
  /// The stack or grid that a row belongs to.
  package func arranger(_ view: ViewID, _ part: ArrangementPart) -> ViewID {
    part.isOfContainer ? view : program.views[view.index].superview ?? view
  }

  /// The start of the words about a stack's or grid's rows: `the stack 'actions' `.
  package func arrangerWords(_ view: ViewID, _ part: ArrangementPart) -> String {
    let arranger = arranger(view, part)
    let kind = program.views[arranger.index].kind == .grid ? "grid" : "stack"
    return "the \(kind) '\(spelledPath(arranger))' "
  }

  /// The words about the row `terms relation constant`: `the stack 'actions' keeps 'save' 8 after 'cancel'`.
  package func words(
    _ view: ViewID, _ part: ArrangementPart, _ terms: [Term], _ relation: Relation, _ constant: Rational
  ) -> String {
    let arranger = arranger(view, part)
    let row = ArrangedRow(
      view: "'\(program.views[view.index].name)'",
      other: terms.first { $0.view != view && $0.view != arranger }.map { "'\(program.views[$0.view.index].name)'" },
      attribute: terms.first?.attribute ?? .width, terms: terms, relation: relation, constant: constant)
    return arrangerWords(view, part) + row.words(part)
  }
}

/// The parts of the words about a row.
private struct ArrangedRow {
  /// The view that the row constrains, in quotes.
  var view: String
  /// Another arranged view in the row, in quotes; nil if there is none.
  var other: String?
  /// The attribute of the row's first term.
  var attribute: Attribute
  var terms: [Term]
  var relation: Relation
  var constant: Rational

  private var isHorizontal: Bool { attribute.axis == .horizontal }
  private var extent: String { attribute.axis.extent }
  private var higher: String { isHorizontal ? "wider" : "higher" }

  func words(_ part: ArrangementPart) -> String {
    switch part {
    case .start, .wishedStart: "begins with \(view)"
    case .end, .wishedEnd: "ends with \(view)"
    case .afterStart, .beforeEnd, .afterNearEdge, .beforeFarEdge: "keeps \(view) inside"
    case .gap, .wishedGap: gap
    case .equalLength, .equalSpacer:
      "makes \(view) as \(isHorizontal ? "wide" : "high") as \(other ?? "the first view")"
    case .share: share
    case .equalGap: "makes the gap before \(view) as long as its first"
    case .equalCenter: "puts the middle of \(view) as far from the one before as its first two are apart"
    case .nearEdge, .farEdge, .middle, .baseline:
      "aligns the \(attribute.spelled) of \(view) with \(other.map { "that of \($0)" } ?? "its own")"
    case .wishedNearEdge, .wishedFarEdge: "wants the \(attribute.spelled) of \(view) at its own"
    case .span: "is no higher than its baseline makes it for \(view)"
    case .groupMiddle: "centres the area that begins with \(view)"
    case .thin, .hiddenThin, .spacer, .thinColumn, .thinRow: "makes \(view) no \(higher) than it has to be"
    case .textWidth: "gives the text of \(view) an equal share of its width"
    case .leftOver: "gives \(view) what is left over"
    case .hidden: "gives no \(extent) to \(view), which is hidden"
    case .hiddenPlace, .hiddenEdge: "puts \(view), which is hidden, beside the others"
    case .columnStart, .rowStart: cellStart
    case .columnEdge, .rowEdge: "aligns the \(attribute.spelled) of \(view) with that of \(other ?? "its neighbour")"
    case .columnWidth, .rowHeight: cellLength
    case .earlyColumn, .earlyRow: "gives what a view of several cells needs to later ones than \(view)"
    case .fit, .fitLength, .columnsFit, .rowsFit: "is no \(higher) than what it arranges"
    case .columnsEnd, .columnsInside, .rowsEnd, .rowsInside: "keeps what it arranges inside"
    }
  }

  private var gap: String {
    let neighbour = other ?? "the view before"
    let side = isHorizontal ? "after" : "below"
    if relation == .equal && constant.isZero { return "puts \(view) right \(side) \(neighbour)" }
    return "keeps \(view) \(relation == .equal ? "" : "at least ")\(constant) \(side) \(neighbour)"
  }

  private var cellStart: String {
    let track = isHorizontal ? "column" : "row"
    guard let other else { return "begins its \(track)s with \(view)" }
    return "puts the \(track) of \(view) after that of \(other)"
  }

  private var cellLength: String {
    if terms.count == 1 { return "makes \(view) \(constant) \(isHorizontal ? "wide" : "high")" }
    if terms.count == 2, let other, constant.isZero, terms[1].coefficient == -1 {
      return "makes \(view) as \(isHorizontal ? "wide" : "high") as \(other)"
    }
    return "makes \(view) as \(isHorizontal ? "wide as its columns" : "high as its rows")"
  }

  private var share: String {
    guard terms.count > 1 else { return "gives no \(extent) to \(view), whose content has none" }
    let factor = -terms[1].coefficient
    return "gives \(view) \(factor) of \(other.map { "the \(extent) of \($0)" } ?? "its \(extent)")"
  }
}

extension Attribute {
  /// The name in the words of messages: `first baseline`.
  fileprivate var spelled: String {
    switch self {
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .centerX, .centerY: "middle"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    default: name
    }
  }
}
