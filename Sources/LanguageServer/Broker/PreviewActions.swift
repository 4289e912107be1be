internal import LayDiagnostics
internal import LayJSON

// Previews of documents: the pages are served by the program around the server, and the workers compute their data.

extension Broker {
  /// Handles the command `layc.preview`: its argument is a URI, or an object with `uri`, and `open` as false for a client that opens the
  /// address of the response itself.
  mutating func openPreview(_ id: RequestID, _ arguments: [JSON]) throws(ResponseError) {
    guard let first = arguments.first, let text = first.string ?? first["uri"]?.string else {
      throw ResponseError(.invalidParams, "the argument of '\(PreviewRequests.command)' is the URI of a document")
    }
    let uri = DocumentURI(text)
    guard texts[uri] != nil else { throw ResponseError(.invalidParams, "'\(text)' is not open") }
    guard previews.has(uri) || !previews.isFull else {
      throw ResponseError(.requestFailed, "there are \(PreviewBoard.limit) previews already")
    }
    let isNew = !previews.has(uri)
    let opens = first["open"]?.bool ?? true
    if let url = previews.ask(uri, id, opens: opens) { return answerPreview(id, url, opens: opens) }
    if isNew { perform(.openPreview(uri)) }
  }

  /// Answers the requests for a preview, and shows its document.
  mutating func noteOpened(_ uri: DocumentURI, _ url: String) {
    for (id, opens) in previews.settle(uri, url) { answerPreview(id, url, opens: opens) }
    if texts[uri] == nil { previewClosed(uri) } else { previewChanged(uri) }
  }

  mutating func noteFailed(_ uri: DocumentURI, _ why: String) {
    for (id, _) in previews.settle(uri, nil) { fail(id, .requestFailed, "no preview can be served: \(why)") }
  }

  private mutating func answerPreview(_ id: RequestID, _ url: String, opens: Bool) {
    respond(id, Message.answer(id, .object([("url", .string(url))])))
    guard opens, client.showsDocuments else { return }
    askClient("window/showDocument", .object([("uri", .string(url)), ("external", .bool(true))]))
  }

  /// Asks for the frames of a new text; the proof of the old one is of no use any more.
  mutating func previewChanged(_ uri: DocumentURI) {
    guard previews.has(uri) else { return }
    previews.prove(uri, at: nil)
    for (number, request) in waiting.sorted(by: { $0.key < $1.key }) {
      guard case .previewData(uri, _, let isProof) = request.purpose, !takeBack(number) else { continue }
      if isProof { restart(.proofs) }
    }
    askForPreview(uri, isProof: false)
  }

  /// Asks again for the frames of documents beside pictures that have changed.
  mutating func picturesChanged(_ pictures: [DocumentURI]) {
    let folders = Set(pictures.map(\.folder))
    for uri in previews.documents where folders.contains(uri.folder) && texts[uri] != nil { previewChanged(uri) }
  }

  /// Tells the pages of a document that they show what it was.
  mutating func previewClosed(_ uri: DocumentURI) {
    guard previews.has(uri) else { return }
    previews.prove(uri, at: nil)
    perform(.preview(uri, .problems("the document is not open in the editor")))
  }

  private mutating func askForPreview(_ uri: DocumentURI, isProof: Bool) {
    guard texts[uri] != nil else { return }
    ask(
      isProof ? .proofs : .answers, PreviewRequests.dataMethod,
      PreviewDataParams(uri: uri, isProof: isProof, size: previews.size(of: uri)).json,
      for: .previewData(uri, edition: problems.edition(of: uri), isProof: isProof))
  }

  /// Shows the data of a document in its preview, unless its text has changed since.
  mutating func takePreview(_ result: JSON?, of uri: DocumentURI, _ edition: Int, _ isProof: Bool) {
    guard texts[uri] != nil, problems.edition(of: uri) == edition, let result else { return }
    if case .object(let members)? = result["data"] {
      perform(.preview(uri, .data(JSON.object(members).bytes)))
      if !isProof { previews.prove(uri, at: now + PreviewBoard.rest) }
    }
    perform(.preview(uri, .problems(result["problems"]?.string ?? "")))
  }

  /// Begins the proof of a document with a preview, which goes before proofs for diagnostics.
  mutating func provePreviews() {
    guard mayProve, !isProving, let uri = previews.next(at: now) else { return }
    askForPreview(uri, isProof: true)
  }

  /// Ends a proof for a preview that takes too long.
  mutating func endLatePreviewProof() {
    guard let request = running(.proofs), case .previewData = request.purpose else { return }
    guard let deadline = request.deadline else {
      return changeRunning(.proofs) { [now] in $0.deadline = now + PreviewBoard.patience }
    }
    if deadline <= now { restart(.proofs) }
  }

  /// Handles `layc/select`: finds the view that the cursor is on.
  mutating func noteCursor(_ params: PositionParams, _ json: JSON) {
    guard previews.has(params.document), texts[params.document] != nil else { return }
    // Only the last of the cursors that wait counts.
    for (number, request) in waiting {
      if case .previewView(params.document) = request.purpose { _ = takeBack(number) }
    }
    ask(.answers, PreviewRequests.viewMethod, json, for: .previewView(params.document))
  }

  mutating func takeView(_ result: JSON?, of uri: DocumentURI) {
    guard let layout = result?["layout"]?.string, let view = result?["view"]?.string else { return }
    perform(.preview(uri, .select(layout: layout, view: view)))
  }

  /// Asks for the place of a view that a user clicked.
  mutating func noteClick(_ uri: DocumentURI, _ layout: String, _ view: String) {
    guard texts[uri] != nil, client.showsDocuments else { return }
    let params = PreviewPlaceParams(document: uri, layout: layout, view: view)
    ask(.answers, PreviewRequests.placeMethod, params.json, for: .previewPlace(uri))
  }

  /// Has the client show a place.
  mutating func takePlace(_ result: JSON?) {
    guard let uri = result?["uri"], let range = result?["range"] else { return }
    askClient("window/showDocument", .object([("uri", uri), ("takeFocus", .bool(true)), ("selection", range)]))
  }
}
