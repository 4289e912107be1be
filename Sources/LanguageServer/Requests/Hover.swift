internal import LayAnalysis
internal import LayIDE
internal import LayJSON

/// The requests for hover texts.
enum HoverRequests {
  static let method = "textDocument/hover"
  /// The broker's request to the worker for proofs.
  static let budgetMethod = "layc/budget"
  /// The notification before the response about a label or a button, whose text has a budget.
  static let budgetNote = "layc/mayHaveBudget"

  /// `textDocument/hover`
  static func hover(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    if snapshot.mayHaveBudget(at: offset) { session.asides.append(Message.notification(budgetNote, .null)) }
    let hover = try session.solving(params.document) { snapshot, solutions, lastGood in
      snapshot.hover(at: offset, &solutions, &lastGood)
    }
    return answer(session, hover, snapshot)
  }

  /// `layc/budget`, a request of the broker: the hover text with the budget of the text.
  static func budget(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    var options = CheckOptions()
    session.settings(of: params.document).strings(snapshot.compilation).apply(&options)
    let hover = try session.solving(params.document) { snapshot, solutions, lastGood in
      snapshot.hoverWithBudget(at: offset, in: options, &solutions, &lastGood)
    }
    return answer(session, hover, snapshot)
  }

  private static func answer(_ session: Session, _ hover: Hover?, _ snapshot: Snapshot) -> JSON {
    guard let hover else { return .null }
    return .object([
      ("contents", session.client.contents(hover.text)), ("range", session.range(hover.range, session.map(snapshot))),
    ])
  }
}
