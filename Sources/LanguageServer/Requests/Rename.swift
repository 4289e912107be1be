internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/prepareRename`: the name that would be renamed, or null.
  mutating func prepareRename(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    do throws(RenameProblem) {
      return range(try snapshot.renamableName(at: offset), map(snapshot))
    } catch {
      return .null
    }
  }

  /// `textDocument/rename`: what is refused says why.
  mutating func rename(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let name = try params.requiredText("newName")
    let edits: [Edit]
    do throws(RenameProblem) {
      edits = try snapshot.rename(at: offset, to: name)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    return workspaceEdit(edits, of: snapshot)
  }
}
