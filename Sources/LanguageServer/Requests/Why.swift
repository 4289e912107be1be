internal import LayJSON

/// The request for the reasons of a number.
enum ReasonRequests {
  /// `layc/why`: explains the value of a number of a layout, or returns its range, as `layc why` does, as text and as JSON.
  static func why(_ session: inout Session, _ params: JSON) throws(ResponseError) -> JSON {
    let uri = try params.documentURI()
    let document = try session.document(uri)
    let request = try WhyRequest(params)
    let wishes = try LayoutWishes(params)
    let text = try session.text(of: uri)
    let found: WhyAnswers
    do throws(ToolRefusal) {
      found = try session.tools.why(text, wishes, request)
    } catch {
      throw ResponseError(error)
    }
    return .object([
      ("version", .integer(document.version)), ("text", .string(found.text)),
      ("layouts", .array(found.objects.filter { $0["layout"] != nil })),
      ("diagnostics", FrameRequests.problems(found.objects)),
    ])
  }
}

extension WhyRequest {
  /// Reads the params of a request.
  init(_ params: JSON) throws(ResponseError) {
    path = try params.requiredText("path")
    question = .why
    guard let said = params[said: "question"] else { return }
    guard let word = said.string else { throw ResponseError(.invalidParams, "'question' is no text") }
    guard let question = Question(rawValue: word) else {
      throw ResponseError(.invalidParams, "no question '\(word)': 'why', 'atMost' or 'atLeast'")
    }
    self.question = question
  }
}
