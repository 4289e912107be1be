import Foundation
import LayPlatform
import TestSupport
import Testing

@testable import LayTool

/// `layc new` and `layc init`.
@Suite struct NewCommandTests {
  @Test(arguments: Starter.allCases) func everyStarterIsProvedHealthyAndFormatted(starter: Starter) {
    let box = FileBox([:])
    let run = layc(["new", "Start", "--from", starter.rawValue], on: box.files)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors == "wrote 'Start.lay'; `layc check Start.lay --strict` proves it\n")
    let check = layc(["check", "Start.lay", "--strict"], on: box.files)
    #expect(check.status == 0 && check.output == "", "\(check)")
    #expect(check.errors.contains("proved Start: consistent"), "\(check)")
    #expect(!check.errors.contains("not judged"), "\(check)")
    #expect(layc(["fmt", "--check", "Start.lay"], on: box.files).status == 0)
    #expect(box.contents["Start.lay"] == starter.text("Start"))
  }

  @Test func aPathNamesTheDirectoryToo() {
    let box = FileBox([:])
    #expect(layc(["new", "Screens/Inbox.lay"], on: box.files).status == 0)
    #expect(box.contents["Screens/Inbox.lay"]?.hasPrefix("layout Inbox(") == true)
  }

  @Test func nothingIsOverwritten() {
    let box = FileBox(["Login.lay": "mine"])
    let run = layc(["new", "Login"], on: box.files)
    #expect(run.status == 2)
    #expect(run.errors == "layc: error: 'Login.lay' exists and was not overwritten [L0904]\n", "\(run.errors)")
    #expect(box.contents == ["Login.lay": "mine"])
  }

  @Test(arguments: ["9", "a b", "Label", "view", "superview", "", "x/"]) func aNameIsOneOfTheLanguage(name: String) {
    let box = FileBox([:])
    let run = layc(["new", name], on: box.files)
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.contains("no layout can be called"), "\(run)")
    #expect(box.contents.isEmpty)
  }

  @Test func aProjectIsSetUp() {
    let box = FileBox(["a.lay": "layout A(9x9) { view b: Label { frame = (0, 0, 9, 9) } }\n"])
    let run = layc(["init"], on: box.files)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.split(separator: "\n").count == 3)
    #expect(Set(box.contents.keys) == Set(["a.lay"] + ProjectFile.allCases.map(\.path)))
    // The settings are valid, and in force.
    let settings = layc(["check", "--show-settings", "a.lay"], on: box.files)
    #expect(settings.status == 0 && settings.output.contains("320x320 ... 1366x1366"), "\(settings)")
  }

  @Test(arguments: [ProjectFile.workflow, .hook]) func thePageOfEditorsShowsTheFiles(file: ProjectFile) throws {
    let page = try String(contentsOf: repository.appending(path: "docs/editors.md"), encoding: .utf8)
    #expect(page.contains("```yaml \(file.path)\n\(file.text)```"))
  }

  @Test func aProjectIsNotSetUpTwice() {
    let box = FileBox(["x.lay": "", "layc.json": "{}"])
    let run = layc(["init"], on: box.files)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        layc: error: 'layc.json' exists and was not overwritten [L0904]
           = help: nothing was written

        """, "\(run.errors)")
    #expect(box.contents.keys.sorted() == ["layc.json", "x.lay"])
    #expect(layc(["init", "nowhere"], on: box.files).status == 2)
  }
}
