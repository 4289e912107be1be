internal import LayJSON

/// The request for the reasons of a number.
enum ReasonRequests {
  /// `layc/why`: explains the value of a number of a layout, or returns its range, as `layc why` does, as text and as JSON.
  static func why(_ session: inout Session, _ params: WhyParams) throws(ResponseError) -> JSON {
    let document = try session.document(params.document)
    let text = try session.text(of: params.document)
    let found: WhyAnswers
    do throws(ToolRefusal) {
      found = try session.tools.why(text, params.wishes, params.request)
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
