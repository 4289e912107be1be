import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

/// A wrong line with its report and its text after the fix.
struct Mistake: CustomTestStringConvertible {
  /// The text around a line.
  enum Place {
    /// The braces of a label, of a button, of a view without a width, of a view of 44x44, or of one with a frame.
    case label, button, sized, square, framed
    /// The braces of a layout with the view `a`.
    case statement
    /// The whole file.
    case file

    /// The file with `line` in it.
    func text(_ line: String) -> String {
      let body =
        switch self {
        case .label:
          "  view a: Label { text = \"Hi\"; .leading == superview.leading + 8; .top == superview.top + 8; \(line) }"
        case .button:
          "  view a: Button { text = \"Hi\"; .leading == superview.leading + 8; .top == superview.top + 8; .size == 100x50; \(line) }"
        case .sized:
          "  view a { .leading == superview.leading + 8; .top == superview.top + 8; .height == 44; \(line) }"
        case .square: "  view a { .size == 44x44; \(line) }"
        case .framed: "  view a { frame = (0, 0, 320, 40); \(line) }"
        case .statement:
          "  view a { .leading == superview.leading + 8; .top == superview.top + 8; .size == 44x44 }\n  \(line)"
        case .file: ""
        }
      return self == .file ? line : "layout A(320x480) {\n  sizes 320x480 ... 430x932\n\(body)\n}\n"
    }
  }

  let name: String
  let place: Place
  let line: String
  let code: String
  /// The line after the fix; nil without one.
  let after: String?
  let isAutomatic: Bool
  /// A part of the next step; nil for any.
  let help: String?
  /// The number of further errors and warnings.
  let others: Int

  init(
    _ name: String, _ place: Place, _ line: String, _ code: String, after: String? = nil, isAutomatic: Bool = false,
    others: Int = 0, help: String? = nil
  ) {
    (self.name, self.place, self.line, self.code) = (name, place, line, code)
    (self.after, self.isAutomatic, self.others, self.help) = (after, isAutomatic, others, help)
  }

  var testDescription: String { name }
}

/// Mistakes that newcomers make: each is reported once, with the edit that mends it, or with the next step.
@Suite struct MistakeTests {
  @Test func theSetsAreAsLargeAsTheyShouldBe() {
    #expect(developerMistakes.count == 30 && classicMistakes.count == 44 && frameworkMistakes.count == 51)
    let all = developerMistakes + classicMistakes + frameworkMistakes
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test(arguments: developerMistakes + classicMistakes + frameworkMistakes)
  func aMistakeEndsInTheRightEdit(mistake: Mistake) throws {
    let text = mistake.place.text(mistake.line)
    let found = checked(text).diagnostics.filter { $0.severity != .note }
    let first = try #require(found.first)
    #expect(first.code.id == mistake.code, "\(found.map(\.message))")
    #expect(found.count == mistake.others + 1, "\(found.map(\.message))")
    if let help = mistake.help { #expect(first.notes.contains { $0.text.contains(help) }, "\(first.notes)") }
    guard let after = mistake.after else {
      #expect(first.fixIt == nil, "\(first)")
      // What no edit mends says what comes near, or shows the other place.
      #expect(
        first.notes.contains { $0.kind != .note } || !first.labels.isEmpty || first.message.contains(";"), "\(first)")
      return
    }
    let fixIt = try #require(first.fixIt)
    #expect((fixIt.safety == .automatic) == mistake.isAutomatic)
    let edits = fixIt.edits.sorted { $0.range.start < $1.range.start }
    #expect(applying(edits, to: text) == mistake.place.text(after))
    // What is mended has no error of its own any more, unless the line clashes with others of the file.
    let rest = checked(mistake.place.text(after)).diagnostics.filter { $0.severity == .error && $0.code == first.code }
    #expect(rest.isEmpty || first.code == .conflict, "\(rest.map(\.message))")
  }
}
