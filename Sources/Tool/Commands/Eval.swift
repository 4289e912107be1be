internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// `layc eval`: prints the frames on the standard output, and diagnostics on the standard error.
func evalCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  if let error = session.settings.strayOption { throw error }
  if let windows = session.settings.poses.first, session.settings.poses.allSatisfy({ !$0.isSingle }) {
    throw .windowsWithoutSize(windows, session.command)
  }
  guard let (name, bytes) = session.read(path) else { return .failure }
  guard var subject = Subject(name, bytes, session) else { return .failure }
  guard try subject.isReady() else { return subject.writeProblems() }
  if let fit = session.settings.fit { return try fitCommand(fit, subject) }
  if session.settings.drawsPicture, let canvas = session.machine.canvas(session.settings.graphics) {
    var job = RenderJob(session, source: path, canvas)
    return try job.perform(&subject)
  }
  write(try subject.frameTrees(), session)
  return subject.status
}

extension Settings {
  /// True if `layc eval` draws a picture where the terminal shows it.
  fileprivate var drawsPicture: Bool { draws && format == .text && animation == nil }
}

extension Subject {
  /// Returns the frames of the selected layouts at each size, and reports the diagnostics.
  mutating func frameTrees() throws(UsageError) -> [FrameTree] {
    var trees: [FrameTree] = []
    if !session.settings.poses.isEmpty { return posesTrees() }
    for layout in text.layouts {
      for path in try paths(of: layout) {
        if let animation = session.settings.animation {
          let (pictures, found) = animationFrames(of: layout, animation, at: path.last ?? .zero, self)
          trees += pictures
          say(found)
          continue
        }
        var (tree, found) = text.frames(of: layout, along: path)
        tree.diagnostics = problems + graded(found).map { json($0, in: sources) }
        trees.append(tree)
        // A file's own warnings come first, then what each size adds.
        say(found)
      }
    }
    return trees
  }
}

extension Subject {
  /// Returns the frames in each pose of `--devices` that has one size.
  private mutating func posesTrees() -> [FrameTree] {
    var trees: [FrameTree] = []
    for layout in text.layouts {
      for pose in session.settings.poses where pose.isSingle {
        var chosen = text
        chosen.selection.take(pose.environment)
        var (tree, found) = chosen.frames(of: layout, along: [pose.lowest])
        tree.pose = pose.spelled
        tree.diagnostics = problems + graded(found).map { json($0, in: sources) }
        trees.append(tree)
        say(found)
      }
    }
    return trees
  }
}

private func write(_ trees: [FrameTree], _ session: Session) {
  let output = session.machine.output
  switch session.settings.format {
  // The table of options gives this command no other format.
  case .text, .short, .csv, .xcstrings, .png, .pdf, .html, .sarif, .github:
    for (index, tree) in trees.enumerated() {
      if index > 0 { output.line() }
      if session.settings.draws {
        output.write(boxDrawing(tree, session.settings.boxSigns, width: drawingWidth(of: output), session.style))
      } else {
        output.write(frameText(tree.inNumbers, session.style))
      }
    }
  case .json:
    let objects = trees.map { frameJSON($0.inNumbers) }
    output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  case .log:
    for (index, tree) in trees.enumerated() {
      if index > 0 { output.line() }
      output.write(logText(tree.inNumbers, session.style))
    }
  case .svg: output.write(svgDocument(trees))
  }
}

/// Returns the columns of a drawing: those of the terminal, or 100 of a file.
private func drawingWidth(of sink: Sink) -> Int { sink.isTerminal ? sink.columns() ?? 80 : 100 }
