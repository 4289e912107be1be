internal import LayAnalysis
internal import LayCompiler
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// `layc why`: explains the value of a number of a layout, or what keeps it from being larger or smaller.
func whyCommand(_ path: String, _ number: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  guard var subject = Subject(name, bytes, session) else { return .failure }
  guard try subject.isReady() else { return subject.writeProblems() }
  write(try subject.whyPages(number), subject)
  return subject.status
}

extension Subject {
  /// Returns the answers about a number, for each layout that has it at each size.
  fileprivate func whyPages(_ number: String) throws(UsageError) -> [WhyPage] {
    var pages: [WhyPage] = []
    for (layout, subject) in try subjects(of: number) {
      for path in try paths(of: layout) {
        pages.append(text.page(of: layout, subject, session.settings.question, at: path.last ?? .zero))
      }
    }
    return pages
  }

  private func subjects(of number: String) throws(UsageError) -> [(layout: CompiledLayout, subject: WhySubject)] {
    do throws(WhyPathError) {
      return try text.subjects(of: number)
    } catch {
      throw UsageError(error.message, help: error.help, command: session.command.name)
    }
  }
}

extension Settings {
  fileprivate var question: WhyQuestion { atMost ? .atMost : atLeast ? .atLeast : .derivation }
}

private func write(_ pages: [WhyPage], _ subject: Subject) {
  let output = subject.session.machine.output
  if subject.session.settings.format == .json {
    let objects = pages.map { whyJSON($0, subject.text.sources, problems: subject.problems) }
    return output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  }
  output.write(whyPagesText(pages, subject.text.sources, subject.session.style))
}
