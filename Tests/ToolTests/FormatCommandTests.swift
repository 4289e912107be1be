import LayPlatform
import LayTool
import Testing

/// `layc fmt` on files in memory.
@Suite struct FormatCommandTests {
  private let loose = "layout A {\nview b\n}\n"
  private let tidy = "layout A {\n  view b\n}\n"

  /// Files that can be written, and what was written.
  private final class Written {
    var files: [String: String] = [:]
  }
  private func files(_ texts: [String: String], _ written: Written) -> Files {
    var files = Files.memory(texts)
    files.write = { path, bytes, _ in
      written.files[path] = String(decoding: bytes, as: UTF8.self)
      return .success(())
    }
    return files
  }

  @Test func filesThatAreNotFormattedAreWritten() {
    let written = Written()
    let run = layc(["fmt", "a.lay", "b.lay"], on: files(["a.lay": loose, "b.lay": tidy], written))
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "formatted 1 file, 1 formatted already\n")
    #expect(written.files == ["a.lay": tidy])
  }

  @Test func checkNamesThemAndChangesNone() {
    let written = Written()
    let run = layc(["fmt", "--check", "d"], on: files(["d/a.lay": loose, "d/b.lay": tidy], written))
    #expect(run.status == 1)
    #expect(run.output == "d/a.lay\n")
    #expect(run.errors == "would format 1 file, 1 formatted already\n")
    #expect(written.files.isEmpty)
    #expect(layc(["fmt", "--check", "b.lay"], files: ["b.lay": tidy]).status == 0)
  }

  @Test func diffShowsWhatWouldChange() {
    let run = layc(["fmt", "--diff", "a.lay"], files: ["a.lay": loose])
    #expect(run.status == 0)
    #expect(
      run.output == """
        --- a.lay
        +++ a.lay
        @@ -1,3 +1,3 @@
         layout A {
        -view b
        +  view b
         }

        """)
    let both = layc(["fmt", "--check", "--diff", "a.lay"], files: ["a.lay": loose])
    #expect(both.status == 1)
    #expect(both.output == run.output)
  }

  @Test func theStandardInputGoesToTheOutput() {
    let run = layc(["fmt", "-"], input: loose)
    #expect(run.status == 0)
    #expect(run.output == tidy)
    #expect(layc(["fmt", "-"], input: tidy).output == tidy)
  }

  @Test func whatDoesNotParseIsSaid() {
    let run = layc(["fmt", "-", "--stdin-filename", "a.lay"], input: "layout A {\nview b\nb.top   ==\n}\n")
    #expect(run.status == 1)
    #expect(run.output == "layout A {\n  view b\nb.top   ==\n}\n")
    #expect(run.errors.contains("a.lay: 1 error; what does not parse stays as it is\n"))
  }

  @Test func visualFormatsLoseTheirBlanksOnlyWhenAsked() {
    let text = "layout A {\n  view a\n  vfl \"H:| - [a (>= 8)] -|\"\n}\n"
    #expect(layc(["fmt", "-"], input: text).output == text)
    #expect(layc(["fmt", "--vfl", "-"], input: text).output == "layout A {\n  view a\n  vfl \"H:|-[a(>=8)]-|\"\n}\n")
    let diff = layc(["fmt", "--vfl", "--diff", "-"], input: text)
    #expect(diff.output.contains("\n-  vfl \"H:| - [a (>= 8)] -|\"\n+  vfl \"H:|-[a(>=8)]-|\"\n"))
  }

  @Test func aFileThatIsSavedMeanwhileIsLeftAlone() {
    let box = FileBox(["a.lay": loose])
    var files = box.files
    files.read = { path in
      defer { box.contents[path] = "layout B {}\n" }
      return .success(Array(box.contents[path, default: ""].utf8))
    }
    let run = layc(["fmt", "a.lay"], on: files)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        layc: error: 'a.lay' was changed after layc read it, and was not written [L0907]
           = help: run the command again

        """)
    #expect(box.contents == ["a.lay": "layout B {}\n"])
  }

  @Test func whatCannotBeWrittenIsSaid() {
    let run = layc(["fmt", "a.lay"], files: ["a.lay": loose])
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'a.lay': read-only file system"))
  }

  @Test func whatIsLeftAsItWasIsNotCalledFormatted() {
    let files = ["a.lay": "layout A(9x9) {\n  view\n}\n", "b.lay": "layout A(9x9) {\n view\n"]
    let run = layc(["fmt", "a.lay", "b.lay"], files: files)
    #expect(run.errors.hasSuffix("\nleft 2 files with errors as they were\n"))
    let both = layc(["fmt", "--check", "a.lay", "c.lay"], files: files.merging(["c.lay": "layout A(9x9) { }"]) { $1 })
    #expect(both.errors.hasSuffix("\nwould format 1 file, 0 formatted already, left 1 file with errors as it was\n"))
    #expect([run, both].allSatisfy { $0.status == 1 })
    // What does not parse is not formatted, though nothing about it would change.
    #expect(layc(["fmt", "--check", "-q", "a.lay"], files: files).status == 1)
    #expect(layc(["fmt", "--diff", "a.lay"], files: files).status == 1)
  }
}
