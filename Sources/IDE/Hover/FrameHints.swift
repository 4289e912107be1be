internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The frames of the views that one name declares: in every layout, for every instance and loop iteration.
struct NamedFrames {
  private var found: [(title: String, frame: ExactRect)] = []

  fileprivate mutating func note(_ title: String, _ frame: ExactRect) { found.append((title, frame)) }

  /// Returns the inlay hint behind the name.
  func hint(behind offset: Int) -> InlayHint {
    InlayHint(offset: offset, text: text, tooltip: lines.joined(separator: "  \n"))
  }

  /// Returns the hint for frames of an earlier version of the file, which may no longer hold.
  func oldHint(behind offset: Int) -> InlayHint {
    InlayHint(offset: offset, text: "was " + text, tooltip: ([LastGood.words] + lines).joined(separator: "  \n"))
  }

  /// The first frame, with an ellipsis if others differ.
  private var text: String {
    found[0].frame.brief + (found.allSatisfy { $0.frame == found[0].frame } ? "" : " …")
  }

  private var lines: [String] {
    let lines = found.prefix(Limits.shownFrames).map { "\($0.title): \($0.frame.spelled)" }
    return lines + (found.count > Limits.shownFrames ? ["and \(found.count - Limits.shownFrames) more"] : [])
  }
}

extension Snapshot {
  /// Returns hints with the frames of each view whose name is in `range`; if the file has errors and is not laid out, those of
  /// its last version without errors.
  func frameHints(
    in range: SourceRange, _ size: ShownSize?, _ solutions: inout Solutions, _ lastGood: inout LastGood?
  ) -> [InlayHint] {
    if compilation.hasErrors { return lastGood?.frameHints(of: self, in: range, at: size) ?? [] }
    return framesByName(at: size, &solutions) { range.touches($0.end) }
      .map { name, frames in frames.hint(behind: name.end) }
  }

  /// Returns the frames of the views that the file itself declares, by name; empty if it has errors.
  func framesByName(
    at size: ShownSize?, _ solutions: inout Solutions, where isWanted: (SourceRange) -> Bool
  ) -> [SourceRange: NamedFrames] {
    var frames: [SourceRange: NamedFrames] = [:]
    for (number, layout) in soundLayouts.enumerated() {
      guard let size = layout.size(size) else { continue }
      let solved = solutions.layout(number, of: self, at: size)
      for (index, name) in layout.sources.views.enumerated().dropFirst() where name.file == file.id && isWanted(name) {
        let view = ViewID(index)
        guard declarations[name] != nil, !layout.program.views[index].isOfEveryView else { continue }
        frames[name, default: NamedFrames()]
          .note("`\(layout.spelledPath(view))` at \(size.spelled)", solved.exactFrame(of: view))
      }
    }
    return frames
  }
}
