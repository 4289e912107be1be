import Foundation
import LayRuntime
import Testing

/// Frames that NSStackView was measured to give, through a `.lay` text in the profile `appkit`.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct StackCases {
  @Test func framesOfStacks() throws {
    try score("stack") { item in
      do throws(LaidOutCase.Refused) {
        let result = try LaidOutCase(text(item), size: item["input"]["size"].size)
        let problems = result.report.conflicts.isEmpty ? [] : ["conflicts: \(result.report.conflicts)"]
        return problems + result.compare(item["expect"]["frames"], tolerance: item["expect"]["tolerance"].number ?? 0)
      } catch {
        return error.problems
      }
    }
  }

  private func text(_ item: JSON) -> String {
    let input = item["input"]
    var lines = ["profile = appkit"]
    lines.append("view stack: \(input["axis"].text == "vertical" ? "VStack" : "HStack") {")
    if let spacing = input["spacing"].number { lines.append("spacing = \(exact(spacing))") }
    if let distribution = input["distribution"].text { lines.append("distribution = \(distribution)") }
    if let alignment = input["alignment"].text {
      lines.append("alignment = \(alignment.hasPrefix("center") ? "center" : alignment)")
    }
    for view in input["arranged"].elements {
      lines.append("view \(view["name"].text ?? "v") { intrinsic = \(view["intrinsic"].size.spelled) }")
    }
    lines += ["}", "stack.edges == superview"]
    return "layout Case(\(input["size"].size.spelled)) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }
}

/// The two measured cases that `cases/stack.json` lacks, by the author of the others and at the same commit: width 100, content
/// 40, 60 and 20, spacing 10.
@Suite struct OverflowingStackCases {
  @Test(arguments: ["fill", "equalSpacing"])
  func viewsOverflowAStackThatIsTooShort(distribution: String) throws {
    let text = """
      layout Case(100x200) {
        profile = appkit
        view stack: HStack {
          spacing = 10; distribution = \(distribution)
          view v0 { intrinsic = 40x20 }
          view v1 { intrinsic = 60x30 }
          view v2 { intrinsic = 20x10 }
        }
        stack.edges == superview
      }
      """
    let result = try LaidOutCase(text, size: ExactSize(width: 100, height: 200))
    #expect(result.report.isClean, "\(result.report)")
    #expect(result.frame("v0") == ExactRect(x: 0, y: 90, width: 40, height: 20))
    #expect(result.frame("v1") == ExactRect(x: 50, y: 85, width: 60, height: 30))
    #expect(result.frame("v2") == ExactRect(x: 120, y: 95, width: 20, height: 10))
  }
}
