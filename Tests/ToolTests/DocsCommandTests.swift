import LayPlatform
import LayTool
import Testing

/// `layc docs`.
@Suite struct DocsCommandTests {
  private func docs(of program: String, files: [String: String], canOpen: Bool) -> (run: ToolRun, opened: [String]) {
    let (output, errors) = (Collector(), Collector())
    var opened: [String] = []
    var machine = Machine(
      input: { .success([]) }, output: output.sink(false), errors: errors.sink(false), files: .memory(files),
      variable: { _ in nil }, seconds: { 0 })
    machine.program = { program }
    machine.open = {
      opened.append($0)
      return canOpen
    }
    let status = run(["docs"], on: machine)
    return (ToolRun(status: status, output: output.text, errors: errors.text), opened)
  }

  @Test(arguments: [
    ("/usr/local/bin/layc", "/usr/local/share/doc/layc/index.html"),
    ("/home/ada/layc/.build/x86_64-unknown-linux-gnu/release/layc", "/home/ada/layc/.build/site/index.html"),
  ])
  func thePagesBesideTheProgramAreOpened(program: String, page: String) {
    let found = docs(of: program, files: [page: "<!doctype html>"], canOpen: true)
    #expect(found.run.status == 0 && found.run.output == "\(page)\n" && found.run.errors == "")
    #expect(found.opened == [page])
  }

  @Test func withoutABrowserThePathIsPrinted() {
    let page = "/opt/share/doc/layc/index.html"
    let found = docs(of: "/opt/bin/layc", files: [page: ""], canOpen: false)
    #expect(found.run.status == 0 && found.run.output == "\(page)\n")
    #expect(found.run.errors == "no browser could be started; open the file above\n")
  }

  @Test func withoutPagesTheErrorSaysWhatWritesThem() {
    let found = docs(of: "/opt/bin/layc", files: [:], canOpen: true)
    #expect(found.run.status == 2 && found.opened == [])
    #expect(found.run.errors.contains("Scripts/make_site.py"))
  }
}
