internal import LayAnalysis
internal import LayCompiler
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LaySettings

/// `layc same`: proves that two layouts give the same frames, or shows where they do not.
func sameCommand(_ operands: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  guard let inputs = try ComparedInputs(operands, session) else { return .failure }
  let found = try inputs.compared()
  _ = inputs.sayUnpaired()
  write(found.map { comparisonJSON($0.frames, $0.first, $0.second) }, session) { style in
    found.map { comparisonText($0.frames, $0.first, $0.second, style) }
  }
  return max(found.map { $0.frames.verdict }.worst, inputs.status)
}

/// `layc diff`: shows the constraints and frames that differ between two layouts.
func diffCommand(_ operands: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  guard let inputs = try ComparedInputs(operands, session) else { return .failure }
  let found = try inputs.compared()
  let hasUnpaired = inputs.sayUnpaired()
  write(found.map { differenceJSON($0.changes, $0.frames, $0.first, $0.second) }, session) { style in
    found.map { layouts in
      let changes = constraintChangesText(layouts.changes, layouts.first, layouts.second, style)
      let frames = comparisonText(layouts.frames, layouts.first, layouts.second, style)
      return changes.isEmpty ? frames : changes + "\n" + frames
    }
  }
  let differs = hasUnpaired || found.contains { !$0.changes.isEmpty }
  return max(differs ? .problems : found.map { $0.frames.verdict }.worst, inputs.status)
}

extension [LayoutComparison.Verdict] {
  /// The exit status: 1 if something differs, else 2 if something is not decided.
  fileprivate var worst: ExitStatus {
    contains(.different) ? .problems : contains(.notDecided) ? .failure : .fine
  }
}

private func write(_ objects: [JSON], _ session: Session, _ texts: (Style) -> [String]) {
  let output = session.machine.output
  if session.settings.format == .json {
    return output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  }
  output.write(texts(session.style).joined(separator: "\n"))
}

/// Two layouts that were compared.
private struct ComparedLayouts {
  var frames: LayoutComparison
  var changes: [ConstraintChange]
  var first, second: ComparedFile
}

/// The two files of a comparison, with the layouts that are chosen in them.
private struct ComparedInputs {
  private let first, second: ComparedInput
  private let session: Session

  /// Reads both files; reports the reason and returns nil if one cannot be compared.
  init?(_ operands: [String], _ session: Session) throws(UsageError) {
    guard let first = try ComparedInput(operands[0], session), let second = try ComparedInput(operands[1], session)
    else { return nil }
    (self.first, self.second, self.session) = (first, second, session)
    if layoutPairs.isEmpty {
      session.fail(
        "'\(first.name)' and '\(second.name)' have no layout of the same name", ToolCode.badArgument,
        help: "choose one of each: \(first.path)#\(first.layouts.first?.name ?? "NAME")")
      return nil
    }
  }

  /// The status of reading both files, which an error in the settings of a project makes a failure.
  var status: ExitStatus { max(first.subject.status, second.subject.status) }

  /// The layouts to compare: those that are chosen, or the only ones, else those with the same names.
  private var layoutPairs: [(first: CompiledLayout, second: CompiledLayout)] {
    if first.layouts.count == 1 && second.layouts.count == 1 { return [(first.layouts[0], second.layouts[0])] }
    return first.layouts.compactMap { layout in
      second.layouts.first { $0.name == layout.name }.map { (layout, $0) }
    }
  }

  /// The layouts of each file that are compared with none, though those of the other file have names.
  private var unpaired: [(file: String, names: [String])] {
    let pairs = layoutPairs
    let own = first.layouts.filter { layout in !pairs.contains { $0.first.name == layout.name } }
    let others = second.layouts.filter { layout in !pairs.contains { $0.second.name == layout.name } }
    return [(first.path, own.map { $0.name }), (second.path, others.map { $0.name })].filter { !$0.names.isEmpty }
  }

  /// Names the layouts that are compared with none, and returns true if there are any.
  func sayUnpaired() -> Bool {
    let unpaired = unpaired
    for (file, names) in unpaired {
      let word = names.count == 1 ? "layout" : "layouts"
      session.talk(
        "not compared: the \(word) \(listed(names.map { "'\(visible($0))'" })), only in '\(visible(file))'")
    }
    return !unpaired.isEmpty
  }

  func compared() throws(UsageError) -> [ComparedLayouts] {
    var options = CheckOptions(
      session.settings, session.settings.poses, session.projects.settings(of: first.path).settings)
    options.checksBothDirections = session.settings.selection.direction == nil
    var progress = Progress(session)
    var found: [ComparedLayouts] = []
    for (layout, other) in layoutPairs {
      let pairs = try pairs(layout, other)
      var changes = constraintChanges(layout, other, pairs)
      let (parts, others) = (first.subject.parts(of: layout, options), second.subject.parts(of: other, options))
      for (part, otherPart) in sharedParts(parts, others, options) {
        let frames = compareLayouts(part, otherPart, pairs, options: options) { part, count in
          progress.step("comparing \(layout.name): part \(part) of \(count)")
        }
        found.append(
          ComparedLayouts(
            frames: frames, changes: changes, first: first.file(of: layout), second: second.file(of: other)))
        // The constraints are the same in all parts of the sizes.
        changes = []
      }
    }
    progress.clear()
    return found
  }

  private func pairs(_ layout: CompiledLayout, _ other: CompiledLayout) throws(UsageError) -> ViewPairs {
    do throws(ViewPairs.UnknownView) {
      return try ViewPairs(layout, other, named: session.settings.mappedViews)
    } catch {
      let name = error.isOfFirst ? first.file(of: layout).name : second.file(of: other).name
      throw UsageError(
        "no view '\(error.path)' in '\(name)'" + guess(error.path, among: error.known),
        help: error.known.isEmpty ? nil : "there is \(listed(error.known.prefix(8).map { "'\($0)'" }))",
        command: session.command.name)
    }
  }
}

/// A file of a comparison.
private struct ComparedInput {
  let path: String
  /// The name of the file with that of the layout, if one is chosen.
  let name: String
  let layouts: [CompiledLayout]
  let subject: Subject

  /// Reads `FILE` or `FILE#LAYOUT`; reports the reason and returns nil if it cannot be compared.
  init?(_ operand: String, _ session: Session) throws(UsageError) {
    var (path, chosen): (String, String?) = (operand, nil)
    if let mark = operand.lastIndex(of: "#"), session.machine.files.kind(operand) == nil {
      (path, chosen) = (String(operand[..<mark]), String(operand[operand.index(after: mark)...]))
    }
    guard let (file, bytes) = session.read(path), var subject = Subject(file, bytes, session, joins: false) else {
      return nil
    }
    guard try subject.isReady() else { return nil }
    let all = subject.text.layouts
    layouts = all.filter { chosen == nil || $0.name == chosen }
    if let chosen, layouts.isEmpty {
      let names = all.map { $0.name }
      throw UsageError(
        "no layout '\(chosen)' in '\(file)'" + guess(chosen, among: names),
        help: names.isEmpty ? "there is no layout at all" : "there is \(listed(names.prefix(8).map { "'\($0)'" }))",
        command: session.command.name)
    }
    (self.path, name, self.subject) = (path, operand, subject)
  }

  /// The file for reports about a layout, which is named if the file has more than one.
  func file(of layout: CompiledLayout) -> ComparedFile {
    let name = subject.text.layouts.count > 1 ? "\(path)#\(layout.name)" : path
    return ComparedFile(name: name, sources: subject.sources) { [subject] in subject.place(of: $0) }
  }
}
