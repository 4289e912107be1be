import LayCompiler
import LayDiagnostics
import Testing

/// Rectangles, sizes and insets in the spelling of UIKit have fixes.
@Suite struct ForeignGeometryTests {
  /// Checks that a value has one error, whose fix is another value.
  private func expect(_ statement: String, becomes own: String, _ code: DiagnosticCode) throws {
    let text = "layout S(9x9) {\nview a: Label\n\(statement)\n}"
    let found = compiled(text).diagnostics
    #expect(found.map(\.code) == [code], "\(statement): \(found.map(\.message))")
    let fix = try #require(found.first?.fixIt)
    #expect(fix.safety == .automatic)
    let fixed = applying(fix.edits, to: Array(text.utf8))
    #expect(String(decoding: fixed, as: UTF8.self) == "layout S(9x9) {\nview a: Label\n\(own)\n}")
    #expect(compiled(String(decoding: fixed, as: UTF8.self)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a.frame = .zero", "a.frame = (0, 0, 0, 0)"), ("a.frame = CGRect.zero", "a.frame = (0, 0, 0, 0)"),
    ("a.frame = [0, 0, 10, 10]", "a.frame = (0, 0, 10, 10)"),
    ("a.frame = .init(x: 0, y: 1, width: 10, height: 2 * 5)", "a.frame = (0, 1, 10, 2 * 5)"),
    ("a.bounds = .zero", "a.bounds = (0, 0, 0, 0)"), ("a.intrinsic = [10, 20]", "a.intrinsic = (10, 20)"),
    ("a.margins = .zero", "a.margins = 0"), ("a.margins = [8, 4, 2, 1]", "a.margins = (8, 4, 2, 1)"),
    ("a.margins = .init(top: 8, left: 4, bottom: 2, right: 1)", "a.margins = (8, 4, 2, 1)"),
    ("a.margins = .init(top: 8, leading: 4, bottom: 2, trailing: 1)", "a.margins = (8, 4, 2, 1)"),
  ]) func valuesBecomeNumbersInParentheses(_ foreign: String, _ own: String) throws {
    try expect(foreign, becomes: own, .wrongValue)
  }

  @Test(arguments: [
    ("UIEdgeInsets(top: 8, left: 4, bottom: 2, right: 1)", "(8, 4, 2, 1)"),
    ("UIEdgeInsetsMake(8, 4, 2, 1)", "(8, 4, 2, 1)"),
  ]) func insetsKeepTheirOrder(_ foreign: String, _ own: String) throws {
    try expect("a.margins = \(foreign)", becomes: "a.margins = \(own)", .unknownFunction)
  }

  @Test(arguments: [
    ("a.frame = (x: 0, y: 1, width: 10, height: 20)", "a.frame = (0, 1, 10, 20)"),
    ("a.frame = (width: 10, height: 20, x: 0, y: 1)", "a.frame = (0, 1, 10, 20)"),
    ("a.intrinsic = (width: 10, height: 20)", "a.intrinsic = (10, 20)"),
    ("a.size == (width: 10, height: 20)", "a.size == (10, 20)"),
  ]) func labelsAreRemoved(_ foreign: String, _ own: String) throws {
    try expect(foreign, becomes: own, .unknownArgument)
  }

  @Test(arguments: [".defaultHigh", ", .defaultHigh", "UILayoutPriorityDefaultHigh", "@.defaultHigh"])
  func prioritiesAreRead(_ foreign: String) throws {
    let space = foreign.hasPrefix(",") ? "" : " "
    try expect("a.width == 100\(space)\(foreign)", becomes: "a.width == 100 @high", .expectedPriority)
  }

  @Test func selfIsLeftOut() throws {
    try expect("self.a.alpha = 0.5", becomes: "a.alpha = 0.5", .unknownView)
    try expect("self.a.top == superview.top", becomes: "a.top == superview.top", .unknownView)
  }
}
