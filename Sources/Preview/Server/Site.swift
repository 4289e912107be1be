internal import LayJSON

/// A view that a user clicked.
package struct PreviewClick: Hashable, Sendable {
  /// The name of the document.
  package var document: String
  package var layout: String
  /// The path of the view from the layout's name: `SignIn/form/email`.
  package var view: String

  /// Creates a click.
  package init(document: String, layout: String, view: String) {
    (self.document, self.layout, self.view) = (document, layout, view)
  }
}

/// The answer to a request.
enum SiteAnswer: Sendable {
  case response(HTTPResponse)
  /// The events of a document, by its index, until the client disconnects.
  case events(Int)
  case click(PreviewClick)
}

/// The resources of a preview: a function of requests.
package struct Site: Sendable {
  /// The names and the token that requests must have.
  package var access: Access
  private(set) var documents: [PreviewDocument] = []

  /// Creates a site without documents.
  package init(access: Access) { self.access = access }

  /// Returns the index of a document, which is added if it is new.
  mutating func index(of name: String) -> Int {
    if let index = documents.firstIndex(where: { $0.name == name }) { return index }
    documents.append(PreviewDocument(name: name))
    return documents.count - 1
  }

  /// Takes an event of a document, and returns true if pages have to learn of it.
  mutating func take(_ event: PageEvent, of index: Int) -> Bool { documents[index].take(event) }

  /// Answers a request.
  func answer(_ request: HTTPRequest) -> SiteAnswer {
    guard access.admits(host: request.header("host")) else {
      return refusal("this name is none of the preview; --allowed-host allows further names")
    }
    let hasOrigin = request.headers.contains { $0.name == "origin" }
    guard !hasOrigin || request.header("origin").map({ access.admits(origin: $0) }) ?? false else {
      return refusal("a page of another site may not use the preview")
    }
    let segments = request.segments
    guard let first = segments.first, access.admits(token: first) else {
      return .response(.text(.notFound, "there is nothing here: the address that layc printed has a token"))
    }
    let path = Array(segments.dropFirst())
    if let document = path.first.flatMap({ Int($0) }), documents.indices.contains(document - 1) {
      return answer(request, Array(path.dropFirst()), of: document - 1)
    }
    guard request.isReading else { return .response(.wrongMethod("GET, HEAD")) }
    switch path {
    case []: return .response(.moved(to: "/\(access.token)/"))
    case [""]: return .response(documents.count == 1 ? .moved(to: "/\(access.token)/1/") : galleryPage(documents))
    default: return .response(PreviewFile.all.first { [$0.name] == path }?.response ?? .nothing)
    }
  }

  private func refusal(_ words: String) -> SiteAnswer { .response(.text(.forbidden, words)) }

  private func answer(_ request: HTTPRequest, _ path: [String], of document: Int) -> SiteAnswer {
    if path == ["click"] {
      guard request.method == "POST" else { return .response(.wrongMethod("POST")) }
      return click(request, documents[document].name)
    }
    if path == ["events"] { return request.method == "GET" ? .events(document) : .response(.wrongMethod("GET")) }
    guard request.isReading else { return .response(.wrongMethod("GET, HEAD")) }
    switch path {
    case []: return .response(.moved(to: "/\(access.token)/\(document + 1)/"))
    case [""]: return .response(documentPage(documents[document]))
    default: return .response(.nothing)
    }
  }

  private func click(_ request: HTTPRequest, _ document: String) -> SiteAnswer {
    // Another type needs no permission of a page of another site.
    guard request.header("content-type") == "application/json", let json = try? JSON(request.body),
      let layout = json["layout"]?.string, let view = json["view"]?.string
    else { return .response(.text(.badRequest, "a click has a 'layout' and a 'view'")) }
    return .click(PreviewClick(document: document, layout: layout, view: view))
  }
}

extension HTTPRequest {
  fileprivate var isReading: Bool { method == "GET" || method == "HEAD" }
}

extension HTTPResponse {
  fileprivate static let nothing = HTTPResponse.text(.notFound, "there is nothing here")

  fileprivate static func wrongMethod(_ methods: String) -> HTTPResponse {
    var response = HTTPResponse.text(.otherMethod, "this takes \(methods)")
    response.headers = [("Allow", methods)]
    return response
  }

  fileprivate static func moved(to path: String) -> HTTPResponse {
    var response = HTTPResponse.text(.moved, "it is at \(path)")
    response.headers = [("Location", path)]
    return response
  }
}
