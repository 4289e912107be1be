internal import LayDiagnostics
internal import LayJSON

// Budgets of texts in hover texts. The worker for proofs finds them while it has nothing to prove. The hover text without the budget is known
// by then, and is the response if a text changes or the search takes too long.

extension WaitingRequest {
  /// The id of the client's request that the response is for; nil for requests of the broker itself.
  var client: RequestID? {
    switch purpose {
    case .client(let id), .budget(let id, _): id
    case .problems, .previewData, .previewView, .previewPlace, .nobody: nil
    }
  }
}

extension Broker {
  /// Notes that the hover text which a worker is about to send may have a budget.
  mutating func noteBudget(_ worker: Worker) { changeRunning(worker) { $0.mayHaveBudget = true } }

  /// Asks for the budget of the text that a hover text is about; false if there is none, or if proofs are under way or to be made.
  mutating func askForBudget(_ request: WaitingRequest, _ id: RequestID, known: ArraySlice<UInt8>) -> Bool {
    guard case .client = request.purpose, request.mayHaveBudget, let params = request.params, let uri = request.uri,
      mayProve, !isProving, problems.queue.wakeTime == nil, problems.verdict(on: uri).isProved
    else { return false }
    ask(.proofs, HoverRequests.budgetMethod, params, for: .budget(id, known: known))
    for (number, request) in waiting where request.client == id { waiting[number]?.deadline = now + patience.budget }
    return true
  }

  /// Responds without the budget if its search takes too long.
  mutating func endLateBudget() {
    if let search = budgetSearch, let deadline = search.request.deadline, deadline <= now { endBudget() }
  }

  /// Ends the search for a budget, and responds with the hover text that is known.
  mutating func endBudget() {
    guard let (number, request) = budgetSearch, case .budget(let id, let known) = request.purpose else { return }
    if !takeBack(number) {
      waiting[number] = nil
      restart(.proofs)
    }
    respond(id, Message.answer(id, rest: known))
  }

  /// The search for a budget; there is at most one.
  private var budgetSearch: (number: Int, request: WaitingRequest)? {
    for (number, request) in waiting {
      if case .budget = request.purpose { return (number, request) }
    }
    return nil
  }
}
