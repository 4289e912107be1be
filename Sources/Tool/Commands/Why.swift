internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// `layc why`: explains the value of a number of a layout, or what keeps it from being larger or smaller.
func whyCommand(_ path: String, _ number: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  var subject = Subject(name, bytes, session)
  guard try subject.isReady() else { return subject.writeProblems() }
  write(try subject.whyPages(number), subject)
  return .fine
}

extension Subject {
  /// Returns the answers about a number, for each layout that has it at each size.
  func whyPages(_ number: String) throws(UsageError) -> [WhyPage] {
    var pages: [WhyPage] = []
    for (layout, asked) in try asked(for: number, self) {
      for path in try resizePaths(of: layout, session) {
        pages.append(page(of: layout, asked, path.last ?? .zero, self))
      }
    }
    return pages
  }
}

/// Returns the layouts that have the number, each with the number that the path means there.
private func asked(for number: String, _ subject: Subject) throws(UsageError) -> [(CompiledLayout, WhySubject)] {
  var found: [(CompiledLayout, WhySubject)] = []
  var error: WhyPathError?
  for layout in subject.session.wanted(subject.compilation) {
    do throws(WhyPathError) {
      found.append((layout, try layout.whySubject(number)))
    } catch let problem {
      // The layout that has the view gives the best error.
      if error == nil || problem.knowsView { error = problem }
    }
  }
  if found.isEmpty, let error {
    throw UsageError(error.message, help: error.help, command: subject.session.command.name)
  }
  return found
}

private func page(of layout: CompiledLayout, _ asked: WhySubject, _ size: ExactSize, _ subject: Subject) -> WhyPage {
  let settings = subject.session.settings
  let environment = subject.session.environment(of: layout, at: size)
  let question: WhyQuestion = settings.atMost ? .atMost : settings.atLeast ? .atLeast : .derivation
  return WhyPage(of: asked, question, layout, environment)
}

private func write(_ pages: [WhyPage], _ subject: Subject) {
  let output = subject.session.machine.output
  if subject.session.settings.format == .json {
    let objects = pages.map { whyJSON($0, subject.sources, problems: subject.problems) }
    return output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  }
  output.write(whyPagesText(pages, subject.sources, subject.session.style))
}
