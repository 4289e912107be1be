import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

@Suite struct WhyPathTests {
  private let text = """
    layout List(300x100) {
      for i in 0 ..< 3 { view row[i] { view dot } }
      view form { view email }
    }
    """

  /// The numbers that a path asks for, or what is wrong with it.
  private func asked(_ path: String) throws -> [String] {
    let layout = try whyLayout(text)
    do throws(WhyPathError) {
      return try layout.whySubject(path).quantities.map { layout.spelled($0) }
    } catch {
      return [error.message]
    }
  }

  @Test func fullStopsAndSlashesSeparate() throws {
    #expect(try asked("form.email.width") == ["form.email.width"])
    #expect(try asked("List/form/email/width") == ["form.email.width"])
    #expect(try asked("List.form.email.centerX") == ["form.email.centerX"])
    #expect(try asked("row[2].dot.height") == ["row[2].dot.height"])
    #expect(try asked("root.form.left") == ["form.left"])
  }

  @Test func aBlankBehindACommaMayBeLeftOut() throws {
    let text = "layout Pad(300x100) { for r in 0 ..< 2 { for c in 0 ..< 2 { view key[r, c] } } }"
    let layout = try whyLayout(text)
    for path in ["key[1,0].x", "key[1, 0].x", "Pad/key[1,0]/x"] {
      #expect(try layout.whySubject(path).quantities.map { layout.spelled($0) } == ["key[1, 0].frame.x"])
    }
  }

  @Test func aViewAloneIsItsFrame() throws {
    let frame = ["form.frame.x", "form.frame.y", "form.frame.width", "form.frame.height"]
    #expect(try asked("form") == frame)
    #expect(try asked("form.frame") == frame)
    #expect(try asked("form.frame.width") == ["form.frame.width"])
    #expect(try asked("List") == ["root.frame.x", "root.frame.y", "root.frame.width", "root.frame.height"])
  }

  @Test func compoundsAreTheirParts() throws {
    #expect(try asked("form.size") == ["form.width", "form.height"])
    #expect(try asked("form.center.y") == ["form.centerY"])
    #expect(try asked("form.edges") == ["form.top", "form.leading", "form.bottom", "form.trailing"])
    #expect(try asked("form.x") == ["form.frame.x"])
    #expect(try asked("form.baseline") == ["form.lastBaseline"])
  }

  @Test func theSizeOfTheLayoutNeedsNoName() throws {
    #expect(try asked("width") == ["root.width"])
    #expect(try asked("root.height") == ["root.height"])
  }

  @Test func aMisspeltNameIsAnErrorWithAGuess() throws {
    #expect(try asked("frm.width") == ["no view 'frm' in 'List'; did you mean 'form'?"])
    #expect(try asked("email.width") == ["no view 'email' in 'List'; did you mean 'form.email'?"])
    #expect(try asked("form.emial.width") == ["'form' has no 'emial.width'; did you mean 'email'?"])
    #expect(try asked("form.widht") == ["'form' has no 'widht'; did you mean 'width' or 'right'?"])
    #expect(try asked("form.leftMargin") == ["'form' has no 'leftMargin'"])
  }

  @Test func aGuideThatNothingRefersToHasANumber() throws {
    let text = """
      layout L(300x200) {
        view form { .edges == superview.edges inset 20; view list: ScrollView { .edges == superview.edges } }
      }
      """
    let plain = try whyLayout(text)
    func number(_ path: String) throws -> [String] {
      let (layout, subject) = try plain.asked(path)
      let environment = LayoutEnvironment(
        size: ExactSize(width: 300, height: 200), safeArea: ExactInsets(top: 50, left: 0, bottom: 0, right: 0))
      return layout.why(subject, at: environment).map { answer in
        answer.name + " = \(answer.value)" + (answer.steps.first?.rest.map { ": " + $0 } ?? "")
      }
    }
    #expect(try number("form.safeArea.top") == ["form.safeArea.top = 30: 50 is for the safe area"])
    #expect(try number("L/form/margins/left") == ["form.margins.left = 8: 8 is for the margins of 'form'"])
    #expect(try number("safeArea.height") == ["safeArea.height = 150: 50 is for the safe area"])
    #expect(try number("root.keyboardLayoutGuide.top") == ["keyboardLayoutGuide.top = 200"])
    #expect(try number("form.list.frameGuide.width") == ["form.list.frameGuide.width = 260"])
    #expect(try number("form.safeArea.size").count == 2)
    #expect(try number("form.width") == ["form.width = 260"])
  }

  @Test func aGuideThatAViewDoesNotHaveIsNamed() throws {
    let layout = try whyLayout(
      "layout L(300x200) { view form { .edges == superview.edges; view list: ScrollView { .edges == superview.edges } } }"
    )
    let cases = [
      ("form.keyboardLayoutGuide.top", "ask for root.keyboardLayoutGuide: only the root has it"),
      ("form.frameGuide.top", "only a `ScrollView` or a `Table` has it"),
      (
        "form.list.contentGuide.top",
        "relate a view inside to 'form.list.contentGuide', or ask for 'form.list.frameGuide'"
      ),
    ]
    for (path, help) in cases {
      let error = #expect(throws: WhyPathError.self) { try layout.asked(path) }
      #expect(error?.help == help)
    }
    for path in ["", ".", "/"] { #expect(throws: WhyPathError.self) { try layout.asked(path) } }
    let error = #expect(throws: WhyPathError.self) { try layout.asked("form.safeAreaLayoutGuide.top") }
    #expect(error?.message == "'form' has no 'safeAreaLayoutGuide.top'; did you mean 'safeArea'?")
  }
}
