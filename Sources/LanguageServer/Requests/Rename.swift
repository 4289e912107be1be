internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/prepareRename`: returns the range of the name, or null if it cannot be renamed.
  mutating func prepareRename(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    do throws(RenameProblem) {
      return range(try SnapshotGroup(snapshot).renamableName(at: offset), map(snapshot))
    } catch {
      return .null
    }
  }

  /// `textDocument/rename`: returns the edits, or fails with the reason.
  mutating func rename(_ params: JSON) throws(ResponseError) -> JSON {
    let name = try params.requiredText("newName")
    let (group, offset, gap) = try group(params)
    if let gap { throw ResponseError(.requestFailed, "who uses this name is not known: \(gap)") }
    let edits: [FileEdit]
    do throws(RenameProblem) {
      edits = try group.rename(at: offset, to: name)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    return workspaceEdit(edits.map { placedEdit($0.edit, $0.file) })
  }
}
