import LayDiagnostics
import TestSupport
import Testing

@testable import LayAnalysis

/// Margins of stacks (L0713).
@Suite struct IdleMarginsTests {
  private func found(_ stack: String, _ more: String = "") -> [Diagnostic] {
    let text = """
      layout T(375x667) {
        sizes 320x320 ... 430x932
        view form: VStack {
          .edges(top, leading, trailing) == safeArea
          \(stack)
          view name: Label { text = "Ada" }
        }
        \(more)
      }
      """
    return checked(text).diagnostics.filter { $0.code == .idleMargins }
  }

  @Test func marginsOfAStackThatIgnoresThemAreReported() throws {
    let first = try #require(found("margins = 16").first)
    #expect(first.message == "the margins of 'form' have no effect: it arranges its views without them")
    #expect(first.fixIt?.message.contains("layoutMarginsRelativeArrangement = true") == true)
  }

  @Test(arguments: [
    ("spacing = 8", ""), ("margins = 16; layoutMarginsRelativeArrangement = true", ""),
    ("margins = 16; when width > 400 { layoutMarginsRelativeArrangement = true }", ""),
    ("margins = 16; allow L0713", ""),
    // A constraint refers to them.
    ("margins = 16", "view b { .top == form.bottom; .leading == form.margins.leading; .size == 9x9 }"),
  ]) func marginsWithAnEffectAreNot(stack: String, more: String) {
    #expect(found(stack, more).isEmpty)
  }

  @Test func aSubviewMayPreserveThem() {
    let inner = "view c: VStack { preservesSuperviewLayoutMargins = true; view d: Label { text = \"d\" } }"
    #expect(found("margins = 16; \(inner)").isEmpty)
  }

  @Test func stacksOfAppKitHaveNoMargins() {
    let text =
      "layout T(375x667) {\nprofile = appkit\nsizes 320x320 ... 430x932\nview s: VStack { margins = 16; .edges == superview }\n}\n"
    #expect(checked(text).diagnostics.allSatisfy { $0.code != .idleMargins })
  }
}
