internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The request for the frames of a document's layouts.
enum FrameRequests {
  /// `layc/frames`: returns the frames of the layouts of a document, each as in `layc eval --format json`. If the document has
  /// errors, they are those of its last version without errors, and the answer says so.
  static func frames(_ session: inout Session, _ params: FramesParams) throws(ResponseError) -> JSON {
    let document = try session.document(params.document)
    let text = try session.text(of: params.document)
    let found: [JSON]
    do throws(ToolRefusal) {
      found = try session.tools.frames(text, params.wishes)
    } catch {
      throw ResponseError(error)
    }
    let old = try oldFrames(&session, params.document, params.wishes)
    let stale: [(String, JSON)] = old.isEmpty ? [] : [("isStale", .bool(true))]
    return .object(
      [
        ("version", .integer(document.version)), ("layouts", .array(old + found.filter { $0["layout"] != nil })),
        ("diagnostics", problems(found)),
      ] + stale)
  }

  /// Returns the layouts of a document with errors as they were in its last version without errors, without their diagnostics;
  /// empty if that is not known, or lacks what the request names.
  private static func oldFrames(_ session: inout Session, _ uri: DocumentURI, _ wishes: LayoutWishes)
    throws(ResponseError) -> [JSON]
  {
    guard try session.snapshot(of: uri).compilation.hasErrors, let old = session.memories[uri] else { return [] }
    let text = OpenText(compilation: old.compilation, read: old.imported)
    let layouts = (try? session.tools.frames(text, wishes))?.filter { $0["layout"] != nil } ?? []
    return layouts.map { layout in
      guard case .object(let members) = layout else { return layout }
      return .object(members.map { $0.0 == "diagnostics" ? ($0.0, .array([])) : $0 })
    }
  }

  /// Returns the diagnostics of a document from the objects that belong to no layout.
  static func problems(_ found: [JSON]) -> JSON {
    .array(found.filter { $0["layout"] == nil }.flatMap { $0["diagnostics"]?.array ?? [] })
  }
}

extension Session {
  /// Returns a document for tools, as its snapshot has it.
  mutating func text(of uri: DocumentURI) throws(ResponseError) -> OpenText {
    OpenText(compilation: try snapshot(of: uri).compilation, read: imported)
  }
}

extension ResponseError {
  /// Converts a tool's refusal, with its help.
  init(_ refusal: ToolRefusal) {
    self.init(.requestFailed, refusal.message + (refusal.help.map { "; help: \($0)" } ?? ""))
  }
}
