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
