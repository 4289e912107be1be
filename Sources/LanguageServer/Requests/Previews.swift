internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The broker's requests for a preview of a document.
enum PreviewRequests {
  /// The request for the data of a page.
  static let dataMethod = "layc/previewData"
  /// The request for the view at a position.
  static let viewMethod = "layc/previewView"
  /// The request for the place of a view in the text.
  static let placeMethod = "layc/previewPlace"
  /// The command that opens a preview.
  static let command = "layc.preview"
  /// The notification of a client about its cursor.
  static let selectNote = "layc/select"

  /// `layc/previewData`: returns the errors of a document as lines, and the data of its page if there are none.
  static func data(_ session: inout Session, _ params: PreviewDataParams) throws(ResponseError) -> JSON {
    let document = try session.document(params.uri)
    let snapshot = try session.snapshot(of: params.uri)
    let text = try session.text(of: params.uri)
    let strings = session.settings(of: params.uri).strings(snapshot.compilation)
    let options = session.checkOptions(of: document, params.uri, snapshot, strings)
    let content = session.tools.preview(text, params.size, options, params.isProof)
    return .object([("problems", .string(content.problems)), ("data", content.data ?? .null)])
  }

  /// `layc/previewView`: returns the layout and the path of the view at a position, or null.
  static func view(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    guard let view = snapshot.view(at: offset) else { return .null }
    return .object([("layout", .string(view.layout)), ("view", .string(view.path))])
  }

  /// `layc/previewPlace`: returns the location of a view's name, or null.
  static func place(_ session: inout Session, _ params: PreviewPlaceParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    guard let place = snapshot.place(of: ViewPath(layout: params.layout, path: params.view)) else { return .null }
    return session.location(place.range, place.file)
  }
}

/// The parameters of `layc/previewData`.
struct PreviewDataParams: ProtocolObject {
  var uri: DocumentURI
  /// True if the document is proved at all of its declared sizes.
  var isProof: Bool
  /// A size that a page shows, such as `375x667`.
  var size: String?

  init(uri: DocumentURI, isProof: Bool, size: String?) { (self.uri, self.isProof, self.size) = (uri, isProof, size) }

  init(_ members: Members) throws(ParamsError) {
    uri = try members.required("uri")
    isProof = members.valid("proof") ?? false
    size = members.valid("size")
  }

  var json: JSON {
    .object([("uri", .string(uri.text)), ("proof", .bool(isProof))] + (size.map { [("size", .string($0))] } ?? []))
  }
}

/// The parameters of `layc/previewPlace`.
struct PreviewPlaceParams: ProtocolObject {
  var document: DocumentURI
  var layout: String
  var view: String

  init(document: DocumentURI, layout: String, view: String) {
    (self.document, self.layout, self.view) = (document, layout, view)
  }

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    layout = try members.required("layout")
    view = try members.required("view")
  }

  var json: JSON {
    .object([
      ("textDocument", .object([("uri", .string(document.text))])), ("layout", .string(layout)),
      ("view", .string(view)),
    ])
  }
}
