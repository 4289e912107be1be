import Testing

@testable import LayTool

/// `layc paste`: statuses, formats and what is said to people.
@Suite struct PasteCommandTests {
  private let whole = "title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true\n"
  private let part = "if isLarge { title.heightAnchor.constraint(equalToConstant: 9).isActive = true }\n"

  @Test func aWholeTranslationIsFine() {
    let run = layc(["paste", "a.swift"], files: ["a.swift": whole])
    #expect(run.status == 0)
    #expect(run.output == "title.top == superview.top + 8\n")
    #expect(run.errors.isEmpty)
  }

  @Test func commentsAreProblems() {
    let run = layc(["paste", "a.swift"], files: ["a.swift": whole + part])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("title.top == superview.top + 8\n// not translated: if isLarge {"))
    #expect(run.errors == "a.swift: 1 comment about what was not translated\n")
    #expect(layc(["paste", "a.swift", "--quiet"], files: ["a.swift": whole + part]).errors.isEmpty)
  }

  @Test func textWithoutLayoutIsAProblem() {
    let run = layc(["paste", "a.swift"], files: ["a.swift": "import UIKit\n"])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors == "a.swift: nothing to translate was found\n")
  }

  @Test func missingFilesAreFailures() {
    let run = layc(["paste", "a.swift"], files: [:])
    #expect(run.status == 2 && run.output.isEmpty)
  }

  @Test func foreignStatementsAreFixed() {
    let text = "layout L(375x667) {\n  view title: Label\n  title.leading == superview.leading\n  \(whole)}\n"
    let run = layc(["check", "l.lay", "--diff"], files: ["l.lay": text])
    #expect(run.output.contains("+  title.top == superview.top + 8\n"))
  }
}
