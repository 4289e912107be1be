internal import LayJSON

/// A message of a page.
package struct PreviewMessage: Hashable, Sendable {
  /// The contents of a message.
  package enum Contents: Hashable, Sendable {
    /// A user clicked a view, by its path from the layout's name: `SignIn/form/email`.
    case click(layout: String, view: String)
    /// The page shows a size, such as `375x667`.
    case size(String)
  }

  /// The name of the document.
  package var document: String
  package var contents: Contents

  /// Creates a message.
  package init(document: String, _ contents: Contents) { (self.document, self.contents) = (document, contents) }
}

/// The answer to a request.
enum SiteAnswer: Sendable {
  case response(HTTPResponse)
  /// The events of a document, by its index, until the client disconnects.
  case events(Int)
  case message(PreviewMessage)
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
    if path == ["message"] {
      guard request.method == "POST" else { return .response(.wrongMethod("POST")) }
      return message(request, documents[document].name)
    }
    if path == ["events"] { return request.method == "GET" ? .events(document) : .response(.wrongMethod("GET")) }
    guard request.isReading else { return .response(.wrongMethod("GET, HEAD")) }
    let place = "/\(access.token)/\(document + 1)/"
    if path.isEmpty || path == [""] { return .response(.moved(to: "\(place)1/")) }
    guard let number = Int(path[0]), number > 0, path[0] == "\(number)" else { return .response(.nothing) }
    if path.count == 1 { return .response(.moved(to: "\(place)\(number)/")) }
    guard path.count == 2, path[1].isEmpty, let page = layoutPage(documents[document], number) else {
      return .response(.nothing)
    }
    return .response(page)
  }

  private func message(_ request: HTTPRequest, _ document: String) -> SiteAnswer {
    // Another type needs no permission of a page of another site.
    guard request.header("content-type") == "application/json", let json = try? JSON(request.body) else {
      return .response(.text(.badRequest, "a message is JSON"))
    }
    if let layout = json["layout"]?.string, let view = json["view"]?.string {
      return .message(PreviewMessage(document: document, .click(layout: layout, view: view)))
    }
    guard let size = json["size"]?.string else {
      return .response(.text(.badRequest, "a message has a 'layout' and a 'view', or a 'size'"))
    }
    return .message(PreviewMessage(document: document, .size(size)))
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
