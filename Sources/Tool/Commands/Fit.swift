internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// The fitting size of a view.
private struct FitAnswer {
  var layout: CompiledLayout
  var view: ViewID
  var environment: LayoutEnvironment
  var fit: FitSettings
  var found: FittingSize
}

/// `layc eval --fit …`: prints the size at which a view fits its content.
func fitCommand(_ fit: FitSettings, _ subject: Subject) throws(UsageError) -> ExitStatus {
  let session = subject.session
  var answers: [FitAnswer] = []
  for layout in subject.text.layouts {
    guard let view = layout.view(at: fit.view) else { continue }
    for path in try subject.paths(of: layout) {
      let environment = subject.text.environment(of: layout, at: path.last ?? .zero)
      let found = layout.program.fittingSize(of: view, to: fit.target, in: environment)
      answers.append(FitAnswer(layout: layout, view: view, environment: environment, fit: fit, found: found))
    }
  }
  if answers.isEmpty, let name = fit.view {
    let known = subject.text.layouts.flatMap(\.viewPaths)
    throw UsageError(
      "no view at '\(name)'" + guess(name, among: known),
      help: "a path from the layout's braces, such as form.email",
      command: session.command.name)
  }
  write(answers, subject)
  return answers.contains { $0.found.hasConflicts } ? max(.problems, subject.status) : subject.status
}

extension CompiledLayout {
  /// Returns the view at a path from the layout's braces, with dots or slashes; the layout's own name may come first.
  fileprivate func view(at path: String?) -> ViewID? {
    guard let path, path != name else { return .root }
    let dotted = path.replacing("/", with: ".")
    let short = dotted.hasPrefix(name + ".") ? String(dotted.dropFirst(name.count + 1)) : dotted
    return program.views.indices.dropFirst().first { spelledPath(ViewID($0)) == short }.map { ViewID($0) }
  }

  fileprivate var viewPaths: [String] { program.views.indices.dropFirst().map { spelledPath(ViewID($0)) } }
}

extension FitAnswer {
  /// The far edges that nothing inside pins, where the size is 0 although something is inside, or whatever the content.
  fileprivate var openEdges: [(edge: String, attributes: Set<Attribute>)] {
    let isEmpty = [found.size.width.isZero, found.size.height.isZero]
    let without: Set<Attribute> = [.centerX, .centerY]
    return layout.program.openEdges(of: view, isEmpty: isEmpty, without)
  }
}

extension LayoutProgram {
  /// The far edges of a view with subviews that no constraint ties to something inside: along them the size that fits does not
  /// depend on the content.
  /// Along an empty axis the attributes `centers` do not count: what is centered in nothing has no size.
  fileprivate func openEdges(of view: ViewID, isEmpty: [Bool], _ centers: Set<Attribute>)
    -> [(edge: String, attributes: Set<Attribute>)]
  {
    let inside = views.indices.filter { views[$0].superview == view && views[$0].role == .view }
    let isArranged = [.horizontalStack, .verticalStack, .grid].contains(views[view.index].kind)
    if inside.isEmpty || isArranged || inside.contains(where: { views[$0].placement == .mask }) { return [] }
    let guides = Set(views.indices.filter { views[$0].superview == view && views[$0].role == .guide })
    let far: [(edge: String, attributes: Set<Attribute>)] = [
      ("trailing edge", [.trailing, .right, .width, .centerX]),
      ("bottom", [.bottom, .height, .centerY, .lastBaseline]),
    ]
    let sides = zip(far, isEmpty).map { side, isEmpty in
      (edge: side.edge, attributes: isEmpty ? side.attributes.subtracting(centers) : side.attributes)
    }
    return sides.filter { side in
      !constraints.contains { rule in
        rule.terms.count > 1
          && rule.terms.contains { term in
            guard term.view == view || guides.contains(term.view.index) else { return false }
            // The keyboard comes from below: its top takes the place of the bottom.
            let isAtBottom = views[term.view.index].guide == .keyboard && term.attribute == .top
            return side.attributes.contains(isAtBottom ? .bottom : term.attribute)
          }
          && rule.terms.contains { $0.view != view && !guides.contains($0.view.index) }
      }
    }
  }
}

private func write(_ answers: [FitAnswer], _ subject: Subject) {
  let (output, style) = (subject.session.machine.output, subject.session.style)
  if subject.session.settings.format == .json {
    let objects = answers.map { json($0, subject) }
    return output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  }
  for answer in answers {
    let place = "\(answer.layout.name) at \(sizeWords(answer.environment.size))"
    let name = answer.view == .root ? answer.layout.name : answer.layout.spelledPath(answer.view)
    var line = style.bold("\(visible(name)) fits \(sizeWords(answer.found.size))")
    line += style.dim("  (\(answer.fit.name), in \(visible(place)))")
    let open = answer.openEdges
    if !open.isEmpty { line += style.dim("; nothing inside pins the \(listed(open.map(\.edge)))") }
    if answer.found.hasConflicts { line += "  " + style.error("constraints inside conflict") }
    output.line(line)
  }
}

private func json(_ answer: FitAnswer, _ subject: Subject) -> JSON {
  .object([
    ("layout", .string(answer.layout.name)), ("size", json(answer.environment.size)),
    ("view", .string(answer.layout.sources.paths[answer.view.index])), ("fit", .string(answer.fit.name)),
    ("fittingSize", json(answer.found.size)),
    ("unpinned", .array(answer.openEdges.map { .string($0.edge) })),
    ("conflicts", .bool(answer.found.hasConflicts)),
    ("diagnostics", .array(subject.problems)),
  ])
}
