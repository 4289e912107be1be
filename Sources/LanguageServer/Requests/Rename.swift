internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The requests for renames.
enum RenameRequests {
  /// `textDocument/prepareRename`: returns the range of the name, or null if it cannot be renamed.
  static func prepareRename(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    do throws(RenameProblem) {
      return session.range(try SnapshotGroup(snapshot).renamableName(at: offset), session.map(snapshot))
    } catch {
      return .null
    }
  }

  /// `textDocument/rename`: returns the edits, or fails with the reason.
  static func rename(_ session: inout Session, _ params: RenameParams) throws(ResponseError) -> JSON {
    let (group, offset, gap) = try session.group(params.document, params.position)
    if let gap { throw ResponseError(.requestFailed, "who uses this name is not known: \(gap)") }
    let edits: [FileEdit]
    do throws(RenameProblem) {
      edits = try group.rename(at: offset, to: params.newName)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    return session.workspaceEdit(edits.map { session.placedEdit($0.edit, $0.file) })
  }
}
